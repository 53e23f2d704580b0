import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/pros.ts";
import { detailsById } from "../queries/applications.ts";
import { type ProNews, proMail } from "../views/pro-mails.ts";
import type { MailingParts } from "./mailing.ts";
import { choosingFor } from "./optional-mail.ts";

export const mailReceived = tellingPros("mail-received", "received");
export const mailWithdrawn = tellingPros("mail-withdrawn", "withdrawn");

/** One mail to each Pro for each event. People who became a Pro after the event get none: the list shows it. */
function tellingPros(name: string, news: ProNews) {
  return defineTask({
    name,
    schema: z.object({ subjectId: z.int(), accountId: z.int(), hirers: z.array(z.int()).readonly() }),
    async run(parts: MailingParts, event, task) {
      const row = await detailsById(parts.database.read, event.subjectId);
      if (!row) return;
      const now = parts.clock.now();
      for (const pro of await prosOf(parts.database.read, row.organization_id)) {
        // A Pro who applies to their own organization is told as the seeker.
        if (!event.hirers.includes(pro.accountId) || pro.accountId === event.accountId) continue;
        const reason = `${task.key}:${pro.accountId}`;
        const choosing = await choosingFor(parts, pro, "applicationUpdate", reason);
        if (!choosing) continue;
        const { email: to, timeZone } = pro;
        const letter = { to, from: parts.from, publicUrl: parts.publicUrl(), timeZone, choosing, now };
        const mail = proMail(news, row, letter);
        await parts.database.write((writer) => post(writer, mail, now, reason));
      }
    },
  });
}
