/**
 * `open` and `soon` wait for an answer, `soon` on the last two business days. `kept` was answered in time, `late` after
 * the date, and `missed` not yet. `ended` was withdrawn before the date.
 */
export type DueState = "promised" | "open" | "soon" | "kept" | "late" | "missed" | "ended";

/** A mark on the line. `soon` is a tick of the last two days while an answer is due; `due` and `missed` are the end. */
export interface DueMark {
  /** Business days after sending; `days + 1` for everything after the date. */
  readonly day: number;
  readonly kind: "sent" | "day" | "soon" | "due" | "missed" | "today" | DueEventMark;
}

export type DueEventMark = "viewed" | "moved" | "kept" | "late" | "withdrawn";

export interface DueLine {
  /** Business days from sending to the date. */
  readonly days: number;
  readonly state: DueState;
  /** Business days that have passed, or had when the line ended. */
  readonly passed: number;
  readonly marks: readonly DueMark[];
}

/** The line of a promise before anybody applied: ticks only. */
export function promisedLine(days: number): DueLine {
  return { days, state: "promised", passed: 0, marks: ticks(days, "promised") };
}

/** An answer is due soon in these last business days before the date. */
export const soonDays = 2;

/** A line of more days than this has a tick every fifth day. */
const mostTicks = 30;

/** The ticks of a line, from sending to the date. */
export function ticks(days: number, state: DueState): DueMark[] {
  const step = days > mostTicks ? 5 : 1;
  const waiting = state === "open" || state === "soon";
  const isMissed = state === "missed" || state === "late";
  const between: DueMark[] = [];
  for (let day = step; day < days; day += step)
    between.push({ day, kind: waiting && day > days - soonDays ? "soon" : "day" });
  return [{ day: 0, kind: "sent" }, ...between, { day: days, kind: isMissed ? "missed" : "due" }];
}
