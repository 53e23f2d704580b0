import { invitationReplies } from "@candor/contract/values";
import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { choosingFor } from "../../preferences/queries/choosing.ts";
import { readsDigest } from "../../preferences/queries/preferences.ts";
import { noteForDigest } from "../commands/note-for-digest.ts";
import { detailsById, lifeOf } from "../queries/applications.ts";
import { replyText } from "../queries/replies.ts";
import { meetingCancellation, meetingRequest } from "../views/mailed-meeting.ts";
import { type ProNews, proMail } from "../views/pro-mails.ts";
import type { MailingParts } from "./mailing.ts";

const about = z.object({ subjectId: z.int(), accountId: z.int(), hirers: z.array(z.int()).readonly() });
const replied = about.extend({ replyId: z.int(), reply: z.enum(invitationReplies) });

export const mailReceived = tellingPros("mail-received", about, () => ({ news: "received" }));
export const mailEdited = tellingPros("mail-edited", about, () => ({ news: "edited" }));
export const mailWithdrawn = tellingPros("mail-withdrawn", about, () => ({
  news: "withdrawn",
  calendar: meetingCancellation,
}));
export const mailReplied = tellingPros("mail-replied", replied, async ({ replyId, reply }, read) => ({
  news: `reply.${reply}`,
  text: await replyText(read, replyId),
  ...(reply === "accepted" && { calendar: meetingRequest }),
}));

/** A reply to an invitation is about a date: it doesn't wait. */
function isDigested(news: ProNews): news is "received" | "edited" | "withdrawn" {
  return news === "received" || news === "edited" || news === "withdrawn";
}

interface News {
  /** What a Pro's calendar does with the meeting. */
  readonly calendar?: typeof meetingRequest;
  readonly news: ProNews;
  /** What the applicant wrote. */
  readonly text?: string | undefined;
}

/** One mail to each Pro for each event. People who became a Pro after the event get none: the list shows it. */
function tellingPros<Payload extends z.output<typeof about>>(
  name: string,
  schema: z.ZodType<Payload>,
  newsOf: (payload: Payload, read: MailingParts["database"]["read"]) => Promise<News> | News,
) {
  return defineTask({
    name,
    schema,
    async run(parts: MailingParts, event, task) {
      const row = await detailsById(parts.database.read, event.subjectId);
      if (!row) return;
      const now = parts.clock.now();
      const { news, text, calendar } = await newsOf(event, parts.database.read);
      const life = calendar ? await lifeOf(parts.database.read, row) : [];
      for (const pro of await prosOf(parts.database.read, row.organization_id)) {
        // A Pro who applies to their own organization is told as the seeker.
        if (!event.hirers.includes(pro.accountId) || pro.accountId === event.accountId) continue;
        const reason = `${task.key}:${pro.accountId}`;
        const choosing = await choosingFor(parts, pro, "applicationUpdate", reason);
        if (!choosing) continue;
        if (isDigested(news) && (await readsDigest(parts.database.read, pro))) {
          const noted = { reader: pro, applicationId: row.id, news, reason };
          await parts.database.write((writer) => noteForDigest(writer, noted, now));
          continue;
        }
        const { email: to, timeZone } = pro;
        const letter = { to, from: parts.from, publicUrl: parts.publicUrl(), timeZone, choosing, now };
        const mail = proMail(news, row, { ...letter, calendar: calendar?.(row, life, letter) }, text);
        await parts.database.write((writer) => post(writer, mail, now, reason));
      }
    },
  });
}
