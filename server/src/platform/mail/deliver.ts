import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { defineTask } from "../tasks/task.ts";
import { keptMail } from "./kept-mail.ts";
import type { MailWish } from "./mail.ts";
import type { MailTransport } from "./transport.ts";

export interface DeliveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport | undefined;
  /** Whether an optional mail is still wanted: asked when it is about to leave, not when it is written. */
  readonly isWished: (wish: MailWish, to: string) => Promise<boolean>;
}

/** Sends one mail of the outbox, unless it is not wanted any more. Without a transport the mailbox shows it. */
export const deliverMail = defineTask({
  name: "deliver-mail",
  schema: z.object({ id: z.int() }),
  async run({ database, clock, transport, isWished }: DeliveryParts, { id }) {
    const [mail] = await keptMail(database.read, { id }, 1);
    if (!mail || mail.sentAt !== null || mail.withheldAt !== null) return;
    const isWithheld = mail.wish !== undefined && !(await isWished(mail.wish, mail.to));
    if (!isWithheld && !transport) return;
    if (!isWithheld) await transport?.send(mail);
    const done = isWithheld ? { withheld_at: clock.now() } : { sent_at: clock.now() };
    await database.write((writer) => writer.updateTable("mail").set(done).where("id", "=", id).execute());
  },
});
