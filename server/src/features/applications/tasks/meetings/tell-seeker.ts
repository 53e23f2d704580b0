import { eventOf } from "../../../../platform/events/event-row.ts";
import type { ApplicationEvent } from "../../events.ts";
import type { LifeEvent } from "../../queries/applications.ts";
import { calendarChange } from "../../views/mailed-meeting.ts";
import { type MeetingNews, meetingMail } from "../../views/meetings/mails.ts";
import { meetingState } from "../../views/meetings/state.ts";
import { aboutEvent, mailing } from "../tell-seeker.ts";

/** Tells the applicant, and their calendar, what happened to their interview. */
export const mailMeeting = mailing(
  "mail-meeting",
  aboutEvent,
  "applicationUpdate",
  (row, letter, { sequence }, life) => {
    const until = life.filter((event) => event.sequence <= sequence);
    const event = until.at(-1);
    if (!event) return undefined;
    const calendar = calendarChange(row, life, { sequence, side: "seeker" }, letter);
    const news = newsIn(event, until, calendar !== undefined);
    if (!news) return undefined;
    const { agreed, offer } = meetingState(until);
    const meeting = news === "Set" || news === "Offered" ? (agreed ?? offer) : undefined;
    const wrote = event.absence_text ?? event.words?.note;
    return meetingMail(row, { ...letter, calendar }, { news, meeting, wrote });
  },
);

/** Undefined for what the applicant did or said, unless it changes their calendar. */
function newsIn(event: LifeEvent, until: readonly LifeEvent[], changes: boolean): MeetingNews | undefined {
  const { name, payload } = eventOf<ApplicationEvent>(event);
  if (name === "times-offered") return meetingState(until).agreed ? "Set" : "Offered";
  if (name === "meeting-canceled") return "Canceled";
  if (name === "meeting-missed") return payload.side === "organization" ? "Missed" : undefined;
  if (name === "absence-answered") return payload.side === "organization" ? "Contested" : undefined;
  if (!changes) return undefined;
  if (name === "invitation-replied") return payload.reply === "accepted" ? "Set" : "Left";
  return name === "application-withdrawn" ? "Left" : undefined;
}
