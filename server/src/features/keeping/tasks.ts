import { z } from "zod";
import { postMail } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../preferences/queries/optional-letter.ts";
import { type KeepingRow, keepingById } from "./queries.ts";
import { keepingAskedMail, keptInvitedMail } from "./views.ts";

/** Asks an applicant, if they haven't decided since. */
export const mailKeepingAsked = defineTask({
  name: "mail-keeping-asked",
  schema: z.object({ applicationId: z.int() }),
  async run(parts: OptionalMailingParts, { applicationId }, task) {
    const row = await keepingById(parts.database.read, applicationId);
    if (!row || row.months === null || row.granted_at !== null || row.ends_at !== null) return;
    const letter = await letterTo(parts, row, task.key);
    const asked = { ...row, months: row.months };
    if (letter) await postMail(parts, row, () => keepingAskedMail(asked, letter), task.key);
  },
});

/** Invites somebody who is still on file to apply. */
export const mailKeptInvited = defineTask({
  name: "mail-kept-invited",
  schema: z.object({ applicationId: z.int(), postingId: z.int(), title: z.string() }),
  async run(parts: OptionalMailingParts, { applicationId, postingId, title }, task) {
    const row = await keepingById(parts.database.read, applicationId);
    if (!row || row.ends_at === null || row.ends_at <= parts.clock.now()) return;
    const invited = { organization: row.organization, posting: { id: postingId, title } };
    const letter = await letterTo(parts, row, task.key);
    if (letter) await postMail(parts, row, () => keptInvitedMail(invited, letter), task.key);
  },
});

export const keepingTasks = [mailKeepingAsked, mailKeptInvited] as const;

function letterTo(
  parts: OptionalMailingParts,
  { id: applicationId, account_id: accountId, email }: Pick<KeepingRow, "id" | "account_id" | "email">,
  reason: string,
) {
  return optionalLetterTo(parts, { accountId, email, applicationId }, "applicationUpdate", reason);
}
