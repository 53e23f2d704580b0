import type { PreferenceKind } from "@candor/contract/values";
import { z } from "zod";
import type { Mail } from "../../../platform/mail/mail.ts";
import { postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import { type ProposalRow, proposalById, prosShown } from "../queries/proposals.ts";
import { acceptedMail, declinedMail, type Letter, proposalMail, unansweredMail } from "../views/mails.ts";

const about = z.object({ subjectId: z.int() });

/** Tells the organization's Pros, unless the proposal is answered, withdrawn or hidden from them by now. */
export const mailProposal = defineTask({
  name: "mail-gig-proposal",
  schema: about.extend({ hirers: z.array(z.int()).readonly() }),
  async run(parts: OptionalMailingParts, { subjectId, hirers }, task) {
    const { read } = parts.database;
    const row = await proposalById(read, subjectId);
    if (row?.state !== "sent") return;
    for (const pro of await prosShown(read, subjectId)) {
      // People who became a Pro after the event get none, because the list shows it.
      if (!hirers.includes(pro.accountId)) continue;
      const reason = `${task.key}:${pro.accountId}`;
      const letter = await optionalLetterTo(parts, pro, "applicationUpdate", reason);
      if (!letter) continue;
      const write = () => proposalMail(row, { ...letter, timeZone: pro.timeZone });
      await postMail(parts, pro, write, reason);
    }
  },
});

export const mailAccepted = mailing("mail-gig-accepted", "accepted", "applicationUpdate", acceptedMail);
export const mailDeclined = mailing("mail-gig-declined", "declined", "applicationUpdate", declinedMail);
export const mailUnanswered = mailing(
  "mail-gig-unanswered",
  "unanswered",
  "applicationFollowUp",
  unansweredMail,
);

/** A mail to the freelancer about the state of their proposal, if it is still that. */
function mailing(
  name: string,
  state: ProposalRow["state"],
  kind: PreferenceKind,
  write: (row: ProposalRow, letter: Letter) => Mail,
) {
  return defineTask({
    name,
    schema: about,
    async run(parts: OptionalMailingParts, { subjectId }, task) {
      const row = await proposalById(parts.database.read, subjectId);
      if (row?.state !== state) return;
      const { account_id: accountId, email, time_zone: timeZone } = row;
      const letter = await optionalLetterTo(parts, { accountId, email }, kind, task.key);
      if (letter) await postMail(parts, { email }, () => write(row, { ...letter, timeZone }), task.key);
    },
  });
}
