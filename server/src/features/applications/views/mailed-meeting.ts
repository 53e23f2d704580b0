import type { MailCalendar } from "../../../platform/mail/mail.ts";
import type { ApplicationDetailsRow, LifeEvent } from "../queries/applications.ts";
import { calendarSequence, lastMeetingIn } from "./invitation.ts";
import { invitationCalendar } from "./invitation-calendar.ts";

interface Mailing {
  readonly to: string;
  readonly from: string;
  readonly publicUrl: string;
  readonly now: number;
}

/** Puts the meeting of the last invitation into a calendar, in place of an earlier one. */
export function meetingRequest(
  row: ApplicationDetailsRow,
  life: readonly LifeEvent[],
  mailing: Mailing,
): MailCalendar | undefined {
  return mailedMeeting("REQUEST", row, life, mailing);
}

/** Takes it out again, unless it is over. */
export function meetingCancellation(
  row: ApplicationDetailsRow,
  life: readonly LifeEvent[],
  mailing: Mailing,
): MailCalendar | undefined {
  return mailedMeeting("CANCEL", row, life, mailing);
}

function mailedMeeting(
  method: MailCalendar["method"],
  row: ApplicationDetailsRow,
  life: readonly LifeEvent[],
  { to, from, publicUrl, now }: Mailing,
): MailCalendar | undefined {
  const meeting = lastMeetingIn(life);
  if (!meeting || Date.parse(meeting.at) <= now) return undefined;
  const sequence = calendarSequence(life, method);
  const mailed = { method, from, to };
  return { method, text: invitationCalendar(row, meeting, { publicUrl, sequence, now, mailed }) };
}
