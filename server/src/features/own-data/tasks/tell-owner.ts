import { z } from "zod";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import type { Task } from "../../../platform/tasks/queue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { personOf } from "../../session/queries/accounts.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import type { OwnDataParts } from "../commands/parts.ts";
import { deletionById } from "../queries/deletions.ts";
import { deletionAskedMail, deletionCancelledMail, inactiveMail } from "../views/mails.ts";

export interface MailingParts extends OwnDataParts {
  readonly from: string;
  readonly publicUrl: () => string;
}

const schema = z.object({
  subjectId: z.int(),
  deletionId: z.int(),
  joined: z.literal(true).optional(),
  returned: z.literal(true).optional(),
});

export const mailDeletionAsked = defineTask({
  name: "mail-deletion-asked",
  schema,
  async run(parts: MailingParts, { subjectId, deletionId }, task) {
    const deletion = await deletionById(parts.database.read, deletionId);
    if (!deletion || deletion.cancelled_at !== null || deletion.done_at !== null) return;
    const token = mailedToken(codeSecret(parts.keys), "deletion", deletion);
    const mail = deletion.cause === "inactive" ? inactiveMail : deletionAskedMail;
    await tell(parts, subjectId, task, (letter, timeZone) =>
      mail({ ...letter, token }, { dueAt: deletion.due_at, timeZone }),
    );
  },
});

export const mailDeletionCancelled = defineTask({
  name: "mail-deletion-cancelled",
  schema,
  /** Somebody who came back knows that the account stays, because the mail said so. */
  async run(parts: MailingParts, { subjectId, joined = false, returned = false }, task) {
    if (!returned) await tell(parts, subjectId, task, (letter) => deletionCancelledMail(letter, joined));
  },
});

/** An unproved mailbox may be somebody else's, so it gets no mail. */
async function tell(
  { database, clock, from, publicUrl }: MailingParts,
  accountId: number,
  task: Task,
  write: (letter: { to: string; from: string; publicUrl: string }, timeZone: string | null) => Mail,
): Promise<void> {
  const person = await personOf(database.read, { accountId });
  if (!person || person.unprovedEmail !== null) return;
  const mail = write({ to: person.email, from, publicUrl: publicUrl() }, person.timeZone);
  await database.write((writer) => post(writer, mail, clock.now(), task.key));
}
