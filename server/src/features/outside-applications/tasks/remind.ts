import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { OutsideParts } from "../commands/parts.ts";
import { outsideApplicationWithOwner } from "../queries/outside-applications.ts";
import { reminderMail } from "../views.ts";

export interface MailingParts extends OutsideParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** Sent if it is still wanted for this moment, to a proved address. */
export const mailOutsideReminder = defineTask({
  name: "mail-outside-reminder",
  schema: z.object({ id: z.int(), remindAt: z.int() }),
  async run({ database, clock, from, publicUrl }: MailingParts, { id, remindAt }, task) {
    const row = await outsideApplicationWithOwner(database.read, id);
    if (!row || row.remind_at !== remindAt || row.email_proved_at === null) return;
    const mail = reminderMail(row, { to: row.email, from, publicUrl: publicUrl() });
    await database.write((writer) => post(writer, mail, clock.now(), task.key));
  },
});
