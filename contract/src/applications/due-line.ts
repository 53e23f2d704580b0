import type { ApplicationStatus } from "../values.ts";
import { businessDaysBetween } from "./business-days.ts";

/** What a due line is drawn from; all times in milliseconds since 1970. */
export interface DueLineFacts {
  readonly sent: number;
  readonly due: number;
  readonly now: number;
  /** Oldest first. The first `moved` is the answer. */
  readonly events: readonly DueEvent[];
}

export interface DueEvent {
  readonly at: number;
  readonly kind: "viewed" | "moved" | "withdrawn" | "closed";
  /** The stage that it moved to, if known. */
  readonly status?: ApplicationStatus;
}

/**
 * `open` and `soon` wait for an answer, `soon` on the last two business days; `kept` was answered in time; `late` after the
 * date; `missed` not yet; `ended` was withdrawn before the date.
 */
export type DueState = "promised" | "open" | "soon" | "kept" | "late" | "missed" | "ended";

/** A sign on the line. `soon` is a tick of the last two days while an answer is awaited; `due` and `missed` are the end. */
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

const soonDays = 2;
/** A line of more days than these has a tick for each fifth. */
const mostTicks = 30;

/** The signs of a due line, from left to right; on one day, ticks come before today and events. */
export function dueLine(facts: DueLineFacts): DueLine {
  const { sent, due, now } = facts;
  const days = Math.max(1, businessDaysBetween(sent, due));
  const dayOf = (moment: number) =>
    moment > due ? days + 1 : Math.min(businessDaysBetween(sent, moment), days);
  const state = stateOf(facts, days, dayOf(now));
  const end = facts.events.find(({ kind }) => kind === "withdrawn")?.at ?? now;
  const events = eventMarks(facts, dayOf);
  const running = now <= due && state !== "ended";
  const today: DueMark[] = running ? [{ day: dayOf(now), kind: "today" }] : [];
  const marks = [...ticks(days, state), ...today, ...events];
  return { days, state, passed: Math.min(dayOf(end), days), marks: marks.sort((a, b) => a.day - b.day) };
}

/** The line of a promise that nobody has asked for yet: ticks only. */
export function promisedLine(days: number): DueLine {
  return { days, state: "promised", passed: 0, marks: ticks(days, "promised") };
}

/** When the first answer came. */
export function answeredAt({ events }: Pick<DueLineFacts, "events">): number | undefined {
  return events.find(({ kind }) => kind === "moved")?.at;
}

function stateOf(facts: DueLineFacts, days: number, today: number): DueState {
  const answered = answeredAt(facts);
  if (answered !== undefined) return answered <= facts.due ? "kept" : "late";
  const withdrawn = facts.events.find(({ kind }) => kind === "withdrawn");
  if (withdrawn && withdrawn.at <= facts.due) return "ended";
  if (facts.now > facts.due) return "missed";
  return today > days - soonDays ? "soon" : "open";
}

function ticks(days: number, state: DueState): DueMark[] {
  const step = days > mostTicks ? 5 : 1;
  const waiting = state === "open" || state === "soon";
  const isMissed = state === "missed" || state === "late";
  const between: DueMark[] = [];
  for (let day = step; day < days; day += step)
    between.push({ day, kind: waiting && day > days - soonDays ? "soon" : "day" });
  return [{ day: 0, kind: "sent" }, ...between, { day: days, kind: isMissed ? "missed" : "due" }];
}

/** Of several events on one day, the one that says most is drawn. */
const weights: Readonly<Record<DueEventMark, number>> = {
  kept: 4,
  late: 4,
  withdrawn: 3,
  moved: 2,
  viewed: 1,
};

function eventMarks(facts: DueLineFacts, dayOf: (moment: number) => number): DueMark[] {
  const drawn = new Map<number, DueEventMark>();
  for (const event of facts.events) {
    const kind = eventMark(event, facts);
    const day = dayOf(event.at);
    const before = drawn.get(day);
    if (kind && (before === undefined || weights[kind] > weights[before])) drawn.set(day, kind);
  }
  return [...drawn].map(([day, kind]) => ({ day, kind }));
}

/** A closed application needs no sign of its own: the struck date says so. */
function eventMark({ kind, at }: DueEvent, facts: DueLineFacts): DueEventMark | undefined {
  if (kind === "closed") return undefined;
  if (kind !== "moved" || at !== answeredAt(facts)) return kind;
  return at <= facts.due ? "kept" : "late";
}
