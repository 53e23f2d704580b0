import type { Meeting } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { ICalCalendarMethod, ICalEventStatus, default as ical } from "ical-generator";

interface Invited {
  readonly id: number;
  readonly title: string;
  readonly organization_name: string;
}

/**
 * The meeting as an iCalendar file (RFC 5545), in UTC. The number of earlier invitations is its sequence, so that a
 * calendar replaces the event that it has.
 */
export function invitationCalendar(
  { id, title, organization_name: organization }: Invited,
  meeting: Meeting,
  options: { readonly publicUrl: string; readonly sequence: number; readonly now: number },
): string {
  const start = new Date(meeting.at);
  const url = `${options.publicUrl}/settings/application/${id}`;
  const calendar = ical({
    prodId: { company: "Candor", product: "Interviews", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `application-${id}@${new URL(options.publicUrl).hostname}`,
    sequence: options.sequence,
    stamp: new Date(options.now),
    start,
    end: new Date(start.getTime() + meeting.minutes * 60_000),
    summary: message("calendar.summary", { title, organization }),
    description: url,
    url,
    status: ICalEventStatus.CONFIRMED,
    ...(meeting.place !== undefined && { location: meeting.place }),
  });
  return calendar.toString();
}
