import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { defineTask } from "../tasks/task.ts";
import { keptMail } from "./kept-mail.ts";
import type { MailTransport } from "./transport.ts";

export interface DeliveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport | undefined;
}

/** Sends one mail of the outbox. Without a transport it stays there, and the mailbox shows it. */
export const deliverMail = defineTask({
  name: "deliver-mail",
  schema: z.object({ id: z.int() }),
  async run({ database, clock, transport }: DeliveryParts, { id }) {
    const [mail] = await keptMail(database.read, { id }, 1);
    if (!transport || !mail || mail.sentAt !== null) return;
    await transport.send(mail);
    await database.write((writer) =>
      writer.updateTable("mail").set({ sent_at: clock.now() }).where("id", "=", id).execute(),
    );
  },
});
