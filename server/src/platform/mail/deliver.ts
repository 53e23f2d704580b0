import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { TaskHandler } from "../tasks/worker.ts";
import { keptMail } from "./outbox.ts";
import type { MailTransport } from "./transport.ts";

const payloadSchema = z.object({ id: z.int() });

/** Sends one mail of the outbox; without a transport it stays there, and the mailbox shows it. */
export function deliver(options: {
  database: Database;
  clock: Clock;
  transport: MailTransport | undefined;
}): TaskHandler {
  const { database, clock, transport } = options;
  return async (payload) => {
    const { id } = payloadSchema.parse(payload);
    const [mail] = await keptMail(database.read, { id }, 1);
    if (!transport || !mail || mail.sentAt !== null) return;
    await transport.send(mail);
    await database.write((writer) =>
      writer.updateTable("mail").set({ sent_at: clock.now() }).where("id", "=", id).execute(),
    );
  };
}
