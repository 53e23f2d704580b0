import type { Meeting } from "@candor/contract/applications/meetings";
import { message } from "@candor/contract/messages/message";
import { type ICalCalendar, ICalCalendarMethod, ICalEventStatus, default as ical } from "ical-generator";
import { minute } from "../../../platform/durations.ts";

interface Invited {
  readonly id: number;
  readonly title: string;
  readonly organization_name: string;
}

interface CalendarOptions {
  readonly publicUrl: string;
  /** A calendar replaces its event with one that has a higher number. */
  readonly sequence: number;
  readonly now: number;
  /** For the organization's side. */
  readonly summary?: string;
  readonly path?: string;
  /** Without it, a file to import. */
  readonly mailed?: {
    readonly method: "REQUEST" | "CANCEL";
    /** The address that the mail comes from. */
    readonly from: string;
    readonly to: string;
  };
}

/** Where a file of it can be downloaded, for a short time. */
export function calendarUrl(applicationId: number, token: string): string {
  return `/rest/applications/${applicationId}/invitation.ics?token=${token}`;
}

/** The meeting as an iCalendar file (RFC 5545), in UTC. A mailed one says what a calendar does with it (RFC 5546). */
export function invitationCalendar(invited: Invited, meeting: Meeting, options: CalendarOptions): string {
  const calendar = ical({
    prodId: { company: "Candor", product: "Interviews", language: "EN" },
    method: ICalCalendarMethod[options.mailed?.method ?? "PUBLISH"],
  });
  addMeeting(calendar, invited, meeting, options);
  return calendar.toString();
}

/** An application's interview is one event, in any calendar. */
export function addMeeting(
  calendar: ICalCalendar,
  { id, title, organization_name: organization }: Invited,
  meeting: Meeting,
  { publicUrl, mailed, sequence, now, summary, path = `/settings/application/${id}` }: CalendarOptions,
): void {
  const start = new Date(meeting.at);
  const url = `${publicUrl}${path}`;
  calendar.createEvent({
    id: `application-${id}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: new Date(now),
    start,
    end: new Date(start.getTime() + meeting.minutes * minute),
    summary: summary ?? message("calendar.summary", { title, organization }),
    description: url,
    url,
    status: ICalEventStatus[mailed?.method === "CANCEL" ? "CANCELLED" : "CONFIRMED"],
    ...(meeting.place !== undefined && { location: meeting.place }),
    ...(mailed && {
      organizer: { name: organization, email: bareAddress(mailed.from) },
      attendees: [{ email: mailed.to, rsvp: false }],
    }),
  });
}

/** "Candor <no-reply@candor.test>" → "no-reply@candor.test" */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
