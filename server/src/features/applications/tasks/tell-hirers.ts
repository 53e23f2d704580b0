import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import { detailsById, hirersOf } from "../queries/applications.ts";
import { type HirerNews, hirerMail } from "../views/hirer-mails.ts";
import type { MailingParts } from "./mailing.ts";
import { choosingFor } from "./optional-mail.ts";

export const mailReceived = "mail-received";
export const mailWithdrawn = "mail-withdrawn";

const payloadSchema = z.object({
  subjectId: z.int(),
  accountId: z.int(),
  hirers: z.array(z.int()),
});

/** Mails to each Pro of an organization, one for each event. Whoever was no Pro then finds it in the list. */
export function tellHirersHandlers(parts: MailingParts): Record<string, TaskHandler> {
  return {
    [mailReceived]: tellingHirers(parts, "received"),
    [mailWithdrawn]: tellingHirers(parts, "withdrawn"),
  };
}

function tellingHirers(parts: MailingParts, news: HirerNews): TaskHandler {
  return async (payload, task) => {
    const event = payloadSchema.parse(payload);
    const row = await detailsById(parts.database.read, event.subjectId);
    if (!row) return;
    const hirers = await hirersOf(parts.database.read, row.organization_id);
    for (const hirer of hirers) {
      // Whoever applies to an organization of their own is told as the seeker.
      if (!event.hirers.includes(hirer.accountId) || hirer.accountId === event.accountId) continue;
      const reason = `${task.key}:${hirer.accountId}`;
      const choosing = await choosingFor(parts, hirer, "applicationUpdate", reason);
      if (!choosing) continue;
      const { email: to, timeZone } = hirer;
      const letter = { to, from: parts.from, publicUrl: parts.publicUrl(), timeZone, choosing };
      const mail = hirerMail(news, row, letter);
      await parts.database.write((writer) => post(writer, mail, parts.clock.now(), reason));
    }
  };
}
