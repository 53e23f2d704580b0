import type { Writer } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import type { Task } from "../../../platform/tasks/queue.ts";
import { disownToken } from "../commands/disown-link.ts";
import { personOf } from "../queries/accounts.ts";
import type { MailingParts } from "./mailing.ts";

export interface Warning {
  readonly to: string;
  readonly from: string;
  /** Where its reader says that it was somebody else. */
  readonly disownUrl: string;
  /** The owner's. */
  readonly timeZone: string | null;
}

/**
 * Mails the owner of an account about what was done with it. `old` names the address that the account had until then,
 * where the change took it away.
 */
export async function warn(
  parts: MailingParts,
  task: Task,
  accountId: number,
  write: (warning: Warning) => Mail,
  old?: { readonly email: string; readonly restoresEmail: boolean },
): Promise<void> {
  const person = await personOf(parts.database.read, { accountId });
  // An account that its mailbox's owner may not know of writes to nobody.
  if (!person || person.unprovedEmail !== null) return;
  const { email } = old ?? person;
  await parts.database.write(async (writer: Writer) => {
    const link = { accountId, email, reason: task.key, restoresEmail: old?.restoresEmail ?? false };
    const token = await disownToken(parts, writer, link);
    const disownUrl = `${parts.publicUrl()}/suspicious?token=${token}`;
    const warning = { to: email, from: parts.from, disownUrl, timeZone: person.timeZone };
    await post(writer, write(warning), parts.clock.now(), task.key);
  });
}
