import type { Meeting } from "@candor/contract/applications/meetings";
import { invitationReplies } from "@candor/contract/values";
import { z } from "zod";
import type { Reader } from "../../../platform/database/database.ts";
import { eventOf } from "../../../platform/events/event-row.ts";
import { postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import { readsDigest } from "../../preferences/queries/preferences.ts";
import { noteForDigest } from "../commands/note-for-digest.ts";
import type { ApplicationEvent } from "../events.ts";
import { type ApplicationDetailsRow, detailsById, type LifeEvent, lifeOf } from "../queries/applications.ts";
import { replyText } from "../queries/replies.ts";
import { calendarChange } from "../views/mailed-meeting.ts";
import { meetingAt, meetingState } from "../views/meetings/state.ts";
import { type ProNews, proMail } from "../views/pro-mails.ts";

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
  const { name, payload } = eventOf<ApplicationEvent>(event);
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
    read: Reader,
    event: LifeEvent,
    agreed: boolean,
  ) => Promise<News> | News | undefined,
) {
  return defineTask({
    name,
    schema,
    async run(parts: OptionalMailingParts, event, task) {
      const { read } = parts.database;
      const row = await detailsById(read, event.subjectId);
      if (!row) return;
      const life = await lifeOf(read, row);
      const until = life.filter(({ sequence }) => sequence <= event.sequence);
      const last = until.at(-1);
      const { agreed, offer } = meetingState(until);
      const news = last && (await newsOf(event, read, last, agreed !== undefined));
      if (!news) return;
      const { sequence } = event;
      const told = {
        ...news,
        at: last.occurred_at,
        row,
        life,
        sequence,
        meeting: timeOf(last, agreed, offer),
      };
      for (const pro of await prosOf(read, row.organization_id)) {
        // A Pro who applies to their own organization is told as the seeker.
        if (!event.hirers.includes(pro.accountId) || pro.accountId === event.accountId) continue;
        await tellPro(parts, pro, told, `${task.key}:${pro.accountId}`);
      }
    },
  });
}

interface Told extends News {
  /** When it happened. */
  readonly at: number;
  readonly row: ApplicationDetailsRow;
  readonly life: readonly LifeEvent[];
  readonly sequence: number;
  readonly meeting: Meeting | undefined;
}

/** At once, or in the digest if the Pro chose it. */
async function tellPro(
  parts: OptionalMailingParts,
  pro: Awaited<ReturnType<typeof prosOf>>[number],
  { news, at, text, onlyIfCalendarChanges, row, life, sequence, meeting }: Told,
  reason: string,
): Promise<void> {
  const { database, clock } = parts;
  const now = clock.now();
  const addressed = await optionalLetterTo(parts, pro, "applicationUpdate", reason);
  if (!addressed) return;
  if (isDigested(news) && (await readsDigest(database.read, pro))) {
    const noted = { reader: pro, applicationId: row.id, news, at, reason };
    await database.write((writer) => noteForDigest(writer, noted, now));
    return;
  }
  const letter = { ...addressed, timeZone: pro.timeZone, now };
  const calendar = calendarChange(row, life, { sequence, side: "organization" }, letter);
  if (onlyIfCalendarChanges && !calendar) return;
  const write = () => proMail(news, row, { ...letter, calendar }, { text, meeting });
  await postMail(parts, pro, write, reason);
}

/** The time that the news is about: proposed or agreed on. */
function timeOf(
  event: LifeEvent,
  agreed: Meeting | undefined,
  offer: Meeting | undefined,
): Meeting | undefined {
  const { name, payload } = eventOf<ApplicationEvent>(event);
  if (name === "times-offered") return agreed;
  if (name !== "invitation-replied") return undefined;
  if (payload.reply === "accepted") return agreed;
  return offer && payload.at !== undefined ? meetingAt(offer, payload.at) : undefined;
}
