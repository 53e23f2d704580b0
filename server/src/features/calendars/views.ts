import { localTimeOf } from "@candor/contract/applications/local-time";
import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { type ICalCalendar, ICalCalendarMethod, default as ical } from "ical-generator";
import { addMeeting } from "../applications/views/invitation-calendar.ts";
import { calendarSequence } from "../applications/views/mailed-meeting.ts";
import { inCalendar, meetingState } from "../applications/views/meetings/state.ts";
import { addDay } from "../jobs/views/calendar-day.ts";
import { addClosing } from "../jobs/views/closing-day.ts";
import type { Due, Interview } from "./queries.ts";

interface Reading {
  readonly publicUrl: string;
  /** The zone for showing days; null if unknown. */
  readonly timeZone: string | null;
  readonly now: number;
}

interface Decision {
  readonly id: number;
  readonly posting_id: number;
  readonly title: string;
  readonly organization_name: string;
  readonly due: { readonly at: number };
}

interface Decisions {
  /** What the reader waits for as an applicant. */
  readonly awaited: readonly Decision[];
  /** What the reader owes as a Pro. */
  readonly owed: readonly Decision[];
}

interface Dates {
  readonly interviews: readonly Interview[];
  readonly due: readonly Due[];
  readonly decisions: Decisions;
  readonly closing: readonly Due[];
}

/** Somebody's dates as one calendar (RFC 5545). An interview has the same number as in its mails. */
export function ownCalendar({ interviews, due, decisions, closing }: Dates, reading: Reading): string {
  const { publicUrl, now } = reading;
  const calendar = ical({
    name: message("calendars.name"),
    prodId: { company: "Candor", product: "Own dates", language: currentLocale().slice(0, 2).toUpperCase() },
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
    const date = dateOf(at, reading);
    const summary = message("calendars.due", { title, organization });
    addDay(calendar, { id: `due-${id}`, date, summary, path: `/settings/application/${id}` }, reading);
  }
  addDecisions(calendar, decisions, reading);
  for (const one of closing) addClosing(calendar, one, reading);
  return calendar.toString();
}

/** M-03: decisions that are due after interviews. Those about one posting share their day. */
function addDecisions(calendar: ICalCalendar, { awaited, owed }: Decisions, reading: Reading): void {
  for (const { id, title, organization_name: organization, due } of awaited) {
    const summary = message("calendars.decision", { title, organization });
    const path = `/settings/application/${id}`;
    addDay(calendar, { id: `decision-${id}`, date: dateOf(due.at, reading), summary, path }, reading);
  }
  const days = Map.groupBy(owed, ({ posting_id, due }) => `${posting_id}-${dateOf(due.at, reading)}`);
  for (const [key, decisions] of days) {
    const [{ posting_id, title, due }] = decisions as [Decision];
    const count = decisions.length;
    addDay(
      calendar,
      {
        id: `decisions-${key}`,
        date: dateOf(due.at, reading),
        summary: message(count === 1 ? "calendars.decisions_one" : "calendars.decisions_other", {
          count,
          title,
        }),
        path: `/organization/jobs/${posting_id}?stage=interview`,
      },
      reading,
    );
  }
}

function dateOf(moment: number, { timeZone }: Reading): string {
  return localTimeOf(moment, timeZone ?? "UTC").slice(0, 10);
}
