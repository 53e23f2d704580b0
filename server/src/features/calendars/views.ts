import { localTimeOf } from "@candor/contract/applications/local-time";
import { message } from "@candor/contract/messages/message";
import { ICalCalendarMethod, default as ical } from "ical-generator";
import { addMeeting } from "../applications/views/invitation-calendar.ts";
import { calendarSequence } from "../applications/views/mailed-meeting.ts";
import { inCalendar, meetingState } from "../applications/views/meetings/state.ts";
import { addDay } from "../jobs/views/calendar-day.ts";
import { addClosing } from "../jobs/views/closing-day.ts";
import type { Due, Interview } from "./queries.ts";

interface Dates {
  readonly interviews: readonly Interview[];
  readonly due: readonly Due[];
  readonly closing: readonly Due[];
}

interface Reading {
  readonly publicUrl: string;
  /** The zone for showing days; null if unknown. */
  readonly timeZone: string | null;
  readonly now: number;
}

/** Somebody's dates as one calendar (RFC 5545). An interview has the same number as in its mails. */
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
  for (const { id, at, title, organization } of due) {
    const date = localTimeOf(at, reading.timeZone ?? "UTC").slice(0, 10);
    const summary = message("calendars.due", { title, organization });
    addDay(calendar, { id: `due-${id}`, date, summary, path: `/settings/application/${id}` }, reading);
  }
  for (const one of closing) addClosing(calendar, one, reading);
  return calendar.toString();
}
