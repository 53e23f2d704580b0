import { z } from "zod";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { outsideApplicationWithOwner } from "../queries/outside-applications.ts";
import { reminderMail } from "../views.ts";

/** Sent if it is still wanted for this moment, to a proved address. */
export const mailOutsideReminder = defineTask({
  name: "mail-outside-reminder",
  schema: z.object({ id: z.int(), remindAt: z.int() }),
  async run(parts: MailingParts, { id, remindAt }, task) {
    const row = await outsideApplicationWithOwner(parts.database.read, id);
    if (!row || row.remind_at !== remindAt || row.email_proved_at === null) return;
    await postMail(parts, row, () => reminderMail(row, addressedTo(parts, row.email)), task.key);
  },
});
