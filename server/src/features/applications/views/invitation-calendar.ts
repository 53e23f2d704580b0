import type { Meeting } from "@candor/contract/applications/meetings";
import { message } from "@candor/contract/messages/message";
import { ICalCalendarMethod, ICalEventStatus, default as ical } from "ical-generator";

interface Invited {
  readonly id: number;
  readonly title: string;
  readonly organization_name: string;
}

interface CalendarOptions {
  readonly publicUrl: string;
  /** A calendar replaces the event that it has by one with a higher number. */
  readonly sequence: number;
  readonly now: number;
  /** A file to import, unless it is mailed. */
  readonly mailed?: {
    readonly method: "REQUEST" | "CANCEL";
    /** The address that the mail comes from. */
    readonly from: string;
    readonly to: string;
  };
}

/** The meeting as an iCalendar file (RFC 5545), in UTC. What is mailed says what a calendar does with it (RFC 5546). */
export function invitationCalendar(invited: Invited, meeting: Meeting, options: CalendarOptions): string {
  const { id, title, organization_name: organization } = invited;
  const { publicUrl, mailed } = options;
  const start = new Date(meeting.at);
  const url = `${publicUrl}/settings/application/${id}`;
  const calendar = ical({
    prodId: { company: "Candor", product: "Interviews", language: "EN" },
    method: ICalCalendarMethod[mailed?.method ?? "PUBLISH"],
  });
  calendar.createEvent({
    id: `application-${id}@${new URL(publicUrl).hostname}`,
    sequence: options.sequence,
    stamp: new Date(options.now),
    start,
    end: new Date(start.getTime() + meeting.minutes * 60_000),
    summary: message("calendar.summary", { title, organization }),
    description: url,
    url,
    status: ICalEventStatus[mailed?.method === "CANCEL" ? "CANCELLED" : "CONFIRMED"],
    ...(meeting.place !== undefined && { location: meeting.place }),
    ...(mailed && {
      organizer: { name: organization, email: bareAddress(mailed.from) },
      attendees: [{ email: mailed.to, rsvp: false }],
    }),
  });
  return calendar.toString();
}

/** "Candor <no-reply@candor.test>" → "no-reply@candor.test" */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
