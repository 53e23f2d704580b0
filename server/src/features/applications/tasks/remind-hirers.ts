import { answerByOf } from "@candor/contract/business-days";
import { z } from "zod";
import { day } from "../../../platform/durations.ts";
import { post } from "../../../platform/mail/outbox.ts";
import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import { noteReminders } from "../commands/keep-promise.ts";
import { dueBy, hirersAddresses } from "../queries/received.ts";
import { reminderMail } from "../views/reminder-mail.ts";
import type { MailingParts } from "./mailing.ts";

export const remindHirers = "remind-hirers";

const payloadSchema = z.object({ organizationId: z.int(), date: z.int() });

/** One mail to each who answers for an organization, of all that is due within two business days of that date. */
export function remindHirersHandler(parts: MailingParts): TaskHandler {
  return async (payload, task) => {
    const { organizationId, date } = payloadSchema.parse(payload);
    // Late by a day or more, after an outage: later reminders tell what is still due.
    if (parts.clock.now() >= date + day) return;
    const addresses = await hirersAddresses(parts.database.read, organizationId);
    if (addresses.length === 0) return;
    await parts.database.write(async (writer) => {
      const due = await dueBy(writer, organizationId, answerByOf(date, 2));
      if (due.length === 0) return;
      for (const to of addresses) {
        const mail = reminderMail({ to, from: parts.from, publicUrl: parts.publicUrl(), due });
        await post(writer, mail, parts.clock.now(), `${task.key}:${to}`);
      }
      await noteReminders(parts, writer, due);
    });
  };
}
