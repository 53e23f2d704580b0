import { zoneName } from "@candor/contract/accounts/zone-name";
import type { Meeting } from "@candor/contract/applications/meetings";
import { message } from "@candor/contract/messages/message";
import { momentText } from "../../../../platform/mail/date-text.ts";
import { timesOf } from "./state.ts";

interface SeekerClock {
  /** Null if unknown. */
  readonly timeZone: string | null;
  /** Set in mails to the organization. */
  readonly name?: string | undefined;
}

/** When and where, in the zone in which the Pro stated it and in the seeker's: a mail may be read anywhere. */
export function meetingWords(meeting: Meeting, clock: SeekerClock = { timeZone: null }): string[] {
  const { timeZone, minutes, place } = meeting;
  const times = timesOf(meeting);
  const [first = 0] = times;
  return [
    ...(times.length === 1
      ? [
          message("mail.meetingWhen", { ...zoneTime(first, timeZone), minutes }),
          ...onSeekersClock(meeting, clock),
        ]
      : [
          message("mail.meetingTimes", { timeZone: zoneName(timeZone), minutes }),
          ...times.map((at) => bothClocks(at, meeting, clock)),
        ]),
    ...(place === undefined ? [] : [message("mail.meetingPlace", { place })]),
  ];
}

function onSeekersClock({ at, timeZone: stated }: Meeting, { timeZone, name }: SeekerClock): string[] {
  if (timeZone === null || timeZone === stated) return [];
  const values = zoneTime(Date.parse(at), timeZone);
  return [
    name === undefined
      ? message("mail.meetingYours", values)
      : message("mail.meetingTheirs", { ...values, name }),
  ];
}

/** A moment, and its zone by name. A zone without abbreviations is named once. */
function zoneTime(at: number, zone: string): { when: string; timeZone: string } {
  const timeZone = zoneName(zone);
  const when = momentText(at, zone);
  const short = ` ${timeZone}`;
  return { when: when.endsWith(short) ? when.slice(0, -short.length) : when, timeZone };
}

/** One of several times. It says whose the second one is. */
function bothClocks(at: number, { timeZone: stated }: Meeting, { timeZone, name }: SeekerClock): string {
  const when = momentText(at, stated);
  if (timeZone === null || timeZone === stated) return when;
  const values = { when, seekers: momentText(at, timeZone) };
  return name === undefined
    ? message("mail.meetingTimeYours", values)
    : message("mail.meetingTimeTheirs", { ...values, name });
}
