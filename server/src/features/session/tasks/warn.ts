import type { Writer } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { writtenFor } from "../../../platform/mail/reader.ts";
import type { Task } from "../../../platform/tasks/queue.ts";
import { disownToken } from "../commands/disown-link.ts";
import { personOf } from "../queries/accounts.ts";
import type { Warning } from "../views/account-mails.ts";
import type { AccountMailingParts } from "./mailing.ts";

/** Mails an account's owner about a change. `old` is the previous address, if the change replaced it. */
export async function warn(
  parts: AccountMailingParts,
  task: Task,
  accountId: number,
  write: (warning: Warning) => Mail,
  old?: { readonly email: string; readonly restoresEmail: boolean },
): Promise<void> {
  const person = await personOf(parts.database.read, { accountId });
  // The mailbox's owner may not know about an account whose address isn't proved, so it gets no mail.
  if (!person || person.unprovedEmail !== null) return;
  const { email } = old ?? person;
  await parts.database.write(async (writer: Writer) => {
    const link = { accountId, email, reason: task.key, restoresEmail: old?.restoresEmail ?? false };
    const token = await disownToken(parts, writer, link);
    const disownUrl = `${parts.publicUrl()}/suspicious?token=${token}`;
    const warning = { to: email, from: parts.from, disownUrl, timeZone: person.timeZone };
    const mail = await writtenFor(writer, { accountId }, () => write(warning));
    await post(writer, mail, parts.clock.now(), task.key);
  });
}
