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
  const stated = times.map((at) => momentText(at, timeZone));
  const [only = ""] = stated;
  return [
    ...(times.length === 1
      ? [message("mail.meetingWhen", { when: only, timeZone, minutes }), ...onSeekersClock(meeting, clock)]
      : [
          message("mail.meetingTimes", { timeZone, minutes }),
          ...times.map((at) => bothClocks(at, meeting, clock)),
        ]),
    ...(place === undefined ? [] : [message("mail.meetingPlace", { place })]),
  ];
}

function onSeekersClock({ at, timeZone: stated }: Meeting, { timeZone, name }: SeekerClock): string[] {
  if (timeZone === null || timeZone === stated) return [];
  const values = { when: momentText(Date.parse(at), timeZone), timeZone };
  return [
    name === undefined
      ? message("mail.meetingYours", values)
      : message("mail.meetingTheirs", { ...values, name }),
  ];
}

function bothClocks(at: number, { timeZone: stated }: Meeting, { timeZone }: SeekerClock): string {
  const when = momentText(at, stated);
  return timeZone === null || timeZone === stated ? when : `${when} = ${momentText(at, timeZone)}`;
}
