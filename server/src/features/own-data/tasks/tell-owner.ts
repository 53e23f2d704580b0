import { z } from "zod";
import type { Addressed } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
import type { Task } from "../../../platform/tasks/queue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { personOf } from "../../session/queries/accounts.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { deletionById } from "../queries/deletions.ts";
import {
  deletionAskedMail,
  deletionCancelledMail,
  deletionStoppedMail,
  inactiveMail,
} from "../views/mails.ts";

const schema = z.object({
  subjectId: z.int(),
  deletionId: z.int(),
  joined: z.literal(true).optional(),
  returned: z.literal(true).optional(),
});

export const mailDeletionAsked = defineTask({
  name: "mail-deletion-asked",
  schema,
  async run(parts: MailingParts & { readonly keys: Keyring }, { subjectId, deletionId }, task) {
    const deletion = await deletionById(parts.database.read, deletionId);
    if (!deletion || deletion.cancelled_at !== null || deletion.done_at !== null) return;
    const token = mailedToken(codeSecret(parts.keys), "deletion", deletion);
    const mail = deletion.cause === "inactive" ? inactiveMail : deletionAskedMail;
    await tell(parts, subjectId, task, (addressed, timeZone) =>
      mail({ ...addressed, token }, { dueAt: deletion.due_at, timeZone }),
    );
  },
});

export const mailDeletionCancelled = defineTask({
  name: "mail-deletion-cancelled",
  schema,
  /** Somebody who came back knows that the account stays, because the mail said so. */
  async run(parts: MailingParts, { subjectId, joined = false, returned = false }, task) {
    if (!returned) await tell(parts, subjectId, task, joined ? deletionStoppedMail : deletionCancelledMail);
  },
});

/** An unproved mailbox may be somebody else's, so it gets no mail. */
async function tell(
  parts: MailingParts,
  accountId: number,
  task: Task,
  write: (addressed: Addressed, timeZone: string | null) => Mail,
): Promise<void> {
  const person = await personOf(parts.database.read, { accountId });
  if (!person || person.unprovedEmail !== null) return;
  const { email, timeZone } = person;
  await postMail(parts, { email }, () => write(addressedTo(parts, email), timeZone), task.key);
}
