import { message } from "../messages/message.ts";
import { isBusinessDay } from "./business-days.ts";
import { answeredAt, type DueEvent, type DueLine, type DueLineFacts } from "./due-line.ts";

/**
 * All that a due line shows, as sentences. `dayText` says a date in the reader's zone, and `today` names the day: a mail
 * is read on a later one.
 */
export function dueLineText(
  facts: DueLineFacts,
  line: DueLine,
  dayText: (moment: number) => string,
  today: string = message("dueLine.now"),
): string {
  const { sent, due, now } = facts;
  const isPast = now > due;
  return [
    message("dueLine.sent", { date: dayText(sent) }),
    message(isPast ? "dueLine.wasDue" : "dueLine.due", { date: dayText(due) }),
    ...(line.marks.some(({ kind }) => kind === "today") ? [todayWords(line, now, today)] : []),
    ...facts.events.flatMap((event) => eventWords(event, facts, dayText(event.at))),
    ...(line.state === "missed" ? [message("dueLine.none")] : []),
  ].join(" ");
}

function todayWords({ days, passed }: DueLine, now: number, today: string): string {
  if (passed === 0) return message("dueLine.notBegun");
  const values = { day: passed, days, today };
  if (!isBusinessDay(now)) return message("dueLine.dayOff", values);
  return passed === days ? message("dueLine.lastDay", values) : message("dueLine.today", values);
}

function eventWords(event: DueEvent, facts: DueLineFacts, date: string): string[] {
  if (event.kind === "closed") return [];
  if (event.kind !== "moved") return [message(`dueLine.${event.kind}`, { date })];
  const moved = event.status
    ? [message("dueLine.moved", { status: message(`applicationStatus.${event.status}`), date })]
    : [];
  if (event.at !== answeredAt(facts)) return moved;
  return [message(event.at <= facts.due ? "dueLine.inTime" : "dueLine.late", { date }), ...moved];
}
