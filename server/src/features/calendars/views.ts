import { localTimeOf } from "@candor/contract/applications/local-time";
import { jobSlug } from "@candor/contract/jobs/slug";
import { message } from "@candor/contract/messages/message";
import { type ICalCalendar, ICalCalendarMethod, default as ical } from "ical-generator";
import { addMeeting } from "../applications/views/invitation-calendar.ts";
import { calendarSequence } from "../applications/views/mailed-meeting.ts";
import { inCalendar, meetingState } from "../applications/views/meetings/state.ts";
import type { Due, Interview } from "./queries.ts";

interface Dates {
  readonly interviews: readonly Interview[];
  readonly due: readonly Due[];
  readonly closing: readonly Due[];
}

interface Reading {
  readonly publicUrl: string;
  /** In which days are read; null when unknown. */
  readonly timeZone: string | null;
  readonly now: number;
}

/** Somebody's dates as one calendar (RFC 5545). An interview has the number that its mails have. */
export function ownCalendar({ interviews, due, closing }: Dates, reading: Reading): string {
  const { publicUrl, now } = reading;
  const calendar = ical({
    name: message("calendars.name"),
    prodId: { company: "Candor", product: "Own dates", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const { row, life, isOwn } of interviews) {
    const meeting = inCalendar(meetingState(life), isOwn ? "seeker" : "organization");
    if (!meeting) continue;
    addMeeting(calendar, row, meeting, {
      publicUrl,
      now,
      sequence: calendarSequence(life),
      ...(!isOwn && {
        summary: message("calendars.interviewAs", { title: row.title }),
        path: `/organization/applications/${row.id}`,
      }),
    });
  }
  for (const one of due) addDay(calendar, "due", one, `/settings/application/${one.id}`, reading);
  for (const one of closing)
    addDay(calendar, "closes", one, `/details/${jobSlug(one.title)}/${one.id}`, {
      ...reading,
      timeZone: null,
    });
  return calendar.toString();
}

/** A date without a time of day. A source states the day on which a posting closes: it is read as it was written. */
function addDay(
  calendar: ICalCalendar,
  kind: "due" | "closes",
  { id, at, title, organization }: Due,
  path: string,
  { publicUrl, timeZone, now }: Reading,
): void {
  const url = `${publicUrl}${path}`;
  calendar.createEvent({
    id: `${kind}-${id}@${new URL(publicUrl).hostname}`,
    stamp: new Date(now),
    start: new Date(`${localTimeOf(at, timeZone ?? "UTC").slice(0, 10)}T00:00:00Z`),
    allDay: true,
    summary: message(`calendars.${kind}`, { title, organization }),
    description: url,
    url,
  });
}
