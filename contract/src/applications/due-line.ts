import type { ApplicationStatus } from "../values.ts";
import { businessDaysBetween } from "./business-days.ts";
import {
  type DueEventMark,
  type DueLine,
  type DueMark,
  type DueState,
  soonDays,
  ticks,
} from "./promised-line.ts";

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

/** The marks of a due line, from left to right; on one day, ticks come before today and events. */
export function dueLine(facts: DueLineFacts): DueLine {
  const { sent, due, now } = facts;
  const days = Math.max(1, businessDaysBetween(sent, due));
  const dayOf = (moment: number) =>
    moment > due ? days + 1 : Math.min(businessDaysBetween(sent, moment), days);
  const state = stateOf(facts, days, dayOf(now));
  const withdrawn = withdrawnAt(facts);
  const events = eventMarks(facts, dayOf);
  const running = now <= due && withdrawn === undefined;
  const today: DueMark[] = running ? [{ day: dayOf(now), kind: "today" }] : [];
  const marks = [...ticks(days, state), ...today, ...events];
  return {
    days,
    state,
    passed: Math.min(dayOf(withdrawn ?? now), days),
    marks: marks.sort((a, b) => a.day - b.day),
  };
}

/** Whether these are the last business days before the date. */
export function isSoon(due: number, now: number): boolean {
  return now <= due && businessDaysBetween(now, due) < soonDays;
}

/** When the first answer came. */
export function answeredAt({ events }: Pick<DueLineFacts, "events">): number | undefined {
  return events.find(({ kind }) => kind === "moved")?.at;
}

export function withdrawnAt({ events }: Pick<DueLineFacts, "events">): number | undefined {
  return events.find(({ kind }) => kind === "withdrawn")?.at;
}

function stateOf(facts: DueLineFacts, days: number, today: number): DueState {
  const answered = answeredAt(facts);
  if (answered !== undefined) return answered <= facts.due ? "kept" : "late";
  const withdrawn = withdrawnAt(facts);
  if (withdrawn !== undefined && withdrawn <= facts.due) return "ended";
  if (facts.now > facts.due) return "missed";
  return today > days - soonDays ? "soon" : "open";
}

/** If several events share a day, the one with the most weight is drawn. */
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

/** A closed application needs no mark of its own: the struck date says so. */
function eventMark({ kind, at }: DueEvent, facts: DueLineFacts): DueEventMark | undefined {
  if (kind === "closed") return undefined;
  if (kind !== "moved" || at !== answeredAt(facts)) return kind;
  return at <= facts.due ? "kept" : "late";
}
