import type { Meeting } from "@candor/contract/applications/meetings";
import type { MeetingSide } from "@candor/contract/values";
import type { Addressed } from "../../../platform/mail/letter.ts";
import type { MailCalendar } from "../../../platform/mail/mail.ts";
import type { ApplicationDetailsRow, LifeEvent } from "../queries/applications.ts";
import { invitationCalendar } from "./invitation-calendar.ts";
import { inCalendar, meetingState } from "./meetings/state.ts";

interface Mailing extends Addressed {
  readonly now: number;
}

/** What an event changes in a side's calendar; undefined if nothing, or if the meeting is over. */
export function calendarChange(
  row: ApplicationDetailsRow,
  life: readonly LifeEvent[],
  { sequence, side }: { readonly sequence: number; readonly side: MeetingSide },
  { to, from, publicUrl, now }: Mailing,
): MailCalendar | undefined {
  const until = life.filter((event) => event.sequence <= sequence);
  const before = inCalendar(meetingState(until.slice(0, -1)), side);
  const after = inCalendar(meetingState(until), side);
  const meeting = after ?? before;
  if (!meeting || Date.parse(meeting.at) <= now || (before && after && isSame(before, after)))
    return undefined;
  const method = after ? "REQUEST" : "CANCEL";
  const text = invitationCalendar(row, meeting, {
    publicUrl,
    sequence: calendarSequence(until),
    now,
    mailed: { method, from, to },
  });
  return { method, text };
}

/** A calendar accepts a higher number than it has (RFC 5546), and every event makes the life longer. */
export function calendarSequence(life: readonly LifeEvent[]): number {
  return life.length;
}

function isSame(one: Meeting, other: Meeting): boolean {
  const told = ({ at, minutes, place }: Meeting) => JSON.stringify([Date.parse(at), minutes, place]);
  return told(one) === told(other);
}
