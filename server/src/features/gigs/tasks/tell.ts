import type { PreferenceKind } from "@candor/contract/values";
import { z } from "zod";
import type { Choosing } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { choosingFor } from "../../preferences/queries/choosing.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { GigParts } from "../commands/parts.ts";
import { type ProposalRow, proposalById, proposalTo } from "../queries/proposals.ts";
import { acceptedMail, declinedMail, type Letter, proposalMail, unansweredMail } from "../views/mails.ts";

export interface MailingParts extends GigParts {
  /** Signs the links in mails. */
  readonly keys: Keyring;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

const about = z.object({ subjectId: z.int() });

/** Tells the organization's Pros, unless the proposal is answered, withdrawn or hidden from them by now. */
export const mailProposal = defineTask({
  name: "mail-gig-proposal",
  schema: about.extend({ organizationId: z.int(), hirers: z.array(z.int()).readonly() }),
  async run(parts: MailingParts, { subjectId, organizationId, hirers }, task) {
    const { read } = parts.database;
    const row = await proposalTo(read, { organizationIds: [organizationId] }, subjectId);
    if (row?.state !== "sent") return;
    for (const pro of await prosOf(read, organizationId)) {
      // People who became a Pro after the event get none, because the list shows it.
      if (!hirers.includes(pro.accountId)) continue;
      await mailTo(parts, pro, "applicationUpdate", `${task.key}:${pro.accountId}`, (letter) =>
        proposalMail(row, letter),
      );
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
    async run(parts: MailingParts, { subjectId }, task) {
      const row = await proposalById(parts.database.read, subjectId);
      if (row?.state !== state) return;
      const { account_id: accountId, email, time_zone: timeZone } = row;
      await mailTo(parts, { accountId, email, timeZone }, kind, task.key, (letter) => write(row, letter));
    },
  });
}

interface MailReader {
  readonly accountId: number;
  readonly email: string;
  readonly timeZone: string | null;
}

async function mailTo(
  parts: MailingParts,
  reader: MailReader,
  kind: PreferenceKind,
  reason: string,
  write: (letter: Letter & { readonly choosing: Choosing }) => Mail,
): Promise<void> {
  const choosing = await choosingFor(parts, reader, kind, reason);
  if (!choosing) return;
  const { email: to, timeZone } = reader;
  const mail = write({ to, timeZone, from: parts.from, publicUrl: parts.publicUrl(), choosing });
  await parts.database.write((writer) => post(writer, mail, parts.clock.now(), reason));
}
