import type { Meeting } from "@candor/contract/applications/meetings";
import { invitationReplies } from "@candor/contract/values";
import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { choosingFor } from "../../preferences/queries/choosing.ts";
import { readsDigest } from "../../preferences/queries/preferences.ts";
import { noteForDigest } from "../commands/note-for-digest.ts";
import type { ApplicationEvent } from "../events.ts";
import { detailsById, type LifeEvent, lifeOf } from "../queries/applications.ts";
import { replyText } from "../queries/replies.ts";
import { calendarChange } from "../views/mailed-meeting.ts";
import { meetingAt, meetingState } from "../views/meetings/state.ts";
import { type ProNews, proMail } from "../views/pro-mails.ts";
import type { MailingParts } from "./mailing.ts";

const about = z.object({
  subjectId: z.int(),
  sequence: z.int(),
  accountId: z.int(),
  hirers: z.array(z.int()).readonly(),
});
const replied = about.extend({ replyId: z.int(), reply: z.enum(invitationReplies) });

export const mailReceived = tellingPros("mail-received", about, () => ({ news: "received" }));
export const mailEdited = tellingPros("mail-edited", about, () => ({ news: "edited" }));
export const mailWithdrawn = tellingPros("mail-withdrawn", about, () => ({
  news: "withdrawn",
}));
export const mailReplied = tellingPros("mail-replied", replied, async ({ replyId, reply }, read) => ({
  news: `reply.${reply}`,
  text: await replyText(read, replyId),
}));
/** What the applicant says about a missed interview, and what changes in the Pros' calendars. */
export const mailMeetingNews = tellingPros("mail-meeting-news", about, meetingNews);

function meetingNews(_about: unknown, _read: unknown, event: LifeEvent, agreed: boolean): News | undefined {
  const { name, payload } = { name: event.name, payload: JSON.parse(event.payload_json) } as ApplicationEvent;
  if (name === "meeting-missed" || name === "absence-answered") {
    if (payload.side === "organization") return undefined;
    return {
      news: name === "meeting-missed" ? "seekerMissed" : "seekerContested",
      text: event.absence_text,
    };
  }
  return { news: agreed ? "meetingMoved" : "meetingOff", onlyIfCalendarChanges: true };
}

/** A reply to an invitation is about a date, so it doesn't wait for the digest. */
function isDigested(news: ProNews): news is "received" | "edited" | "withdrawn" {
  return news === "received" || news === "edited" || news === "withdrawn";
}

interface News {
  readonly news: ProNews;
  /** Sent only if it changes the reader's calendar. */
  readonly onlyIfCalendarChanges?: true;
  /** What the applicant wrote. */
  readonly text?: string | undefined;
}

/** One mail to each Pro for each event. People who became a Pro after the event get none, because the list shows it. */
function tellingPros<Payload extends z.output<typeof about>>(
  name: string,
  schema: z.ZodType<Payload>,
  newsOf: (
    payload: Payload,
    read: MailingParts["database"]["read"],
    event: LifeEvent,
    agreed: boolean,
  ) => Promise<News> | News | undefined,
) {
  return defineTask({
    name,
    schema,
    async run(parts: MailingParts, event, task) {
      const row = await detailsById(parts.database.read, event.subjectId);
      if (!row) return;
      const now = parts.clock.now();
      const life = await lifeOf(parts.database.read, row);
      const until = life.filter(({ sequence }) => sequence <= event.sequence);
      const [last] = until.slice(-1);
      const { agreed, offer } = meetingState(until);
      const told = last && (await newsOf(event, parts.database.read, last, agreed !== undefined));
      if (!told) return;
      const { news, text, onlyIfCalendarChanges } = told;
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
        const about = { sequence: event.sequence, side: "organization" } as const;
        const calendar = calendarChange(row, life, about, letter);
        if (onlyIfCalendarChanges && !calendar) continue;
        const mail = proMail(
          news,
          row,
          { ...letter, calendar },
          { text, meeting: timeOf(last, agreed, offer) },
        );
        await parts.database.write((writer) => post(writer, mail, now, reason));
      }
    },
  });
}

/** The time that the news is about: proposed or agreed on. */
function timeOf(
  event: LifeEvent,
  agreed: Meeting | undefined,
  offer: Meeting | undefined,
): Meeting | undefined {
  if (event.name === "times-offered") return agreed;
  if (event.name !== "invitation-replied") return undefined;
  const { reply, at } = JSON.parse(event.payload_json) as { reply: string; at?: number };
  if (reply === "accepted") return agreed;
  return offer && at !== undefined ? meetingAt(offer, at) : undefined;
}
