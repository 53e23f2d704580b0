import { message } from "../messages/message.ts";
import { isBusinessDay } from "./business-days.ts";
import { answeredAt, type DueEvent, type DueLineFacts, withdrawnAt } from "./due-line.ts";
import type { DueLine } from "./promised-line.ts";

/**
 * All that a due line shows, as sentences. `dayText` formats a date in the reader's zone, and `today` names the day,
 * because a mail is read later. Each text has a literal key, so that it stays out of what every page loads.
 */
export function dueLineText(
  facts: DueLineFacts,
  line: DueLine,
  dayText: (moment: number) => string,
  today: string = message("dueLine.now"),
): string {
  const { sent, due, now } = facts;
  const date = dayText(due);
  const dueText = now > due ? message("dueLine.wasDue", { date }) : message("dueLine.due", { date });
  // After a withdrawal, no answer is due anymore.
  const isReleased = (withdrawnAt(facts) ?? due + 1) <= due;
  return [
    message("dueLine.sent", { date: dayText(sent) }),
    ...(isReleased ? [] : [dueText]),
    ...(line.marks.some(({ kind }) => kind === "today") ? [todayText(line, now, today)] : []),
    ...facts.events.flatMap((event) => eventText(event, facts, dayText(event.at))),
    ...(line.state === "missed" ? [message("dueLine.none")] : []),
  ].join(" ");
}

/** What is written under the first day and under the date. After a withdrawal, the date is history. */
export function dueLineEnds(
  { sent, due, now }: DueLineFacts,
  { state }: DueLine,
  dayText: (moment: number) => string,
): readonly [start: string, end: string] {
  const date = dayText(due);
  const isPast = now > due || state === "ended";
  return [
    message("dueLine.sentOn", { date: dayText(sent) }),
    isPast ? message("dueLine.wasDueOn", { date }) : message("dueLine.dueOn", { date }),
  ];
}

function todayText({ days, passed }: DueLine, now: number, today: string): string {
  if (passed === 0) return message("dueLine.notBegun");
  const values = { day: passed, days, today };
  if (!isBusinessDay(now)) return message("dueLine.dayOff", values);
  return passed === days ? message("dueLine.lastDay", values) : message("dueLine.today", values);
}

function eventText({ kind, at, status }: DueEvent, facts: DueLineFacts, date: string): string[] {
  if (kind === "closed") return [];
  if (kind === "viewed") return [message("dueLine.viewed", { date })];
  if (kind === "withdrawn") return [message("dueLine.withdrawn", { date })];
  const moved = status
    ? [message("dueLine.moved", { status: message(`applicationStatus.${status}`), date })]
    : [];
  if (at !== answeredAt(facts)) return moved;
  return [
    at <= facts.due ? message("dueLine.inTime", { date }) : message("dueLine.late", { date }),
    ...moved,
  ];
}
