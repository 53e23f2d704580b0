import { businessDaysBetween } from "@candor/contract/applications/business-days";
import { limits } from "@candor/contract/limits";
import type { LedgerEntry, LedgerFile } from "@candor/contract/organizations/public-shapes";
import type { AnswerDay, Responsiveness } from "@candor/contract/organizations/shapes";
import { day } from "../../platform/durations.ts";
import { isoDate, isoTime } from "../../platform/iso-time.ts";

/** One entry of the log about an application's answer. */
export interface LedgerEvent {
  readonly applicationId: number;
  readonly kind: "submitted" | "promised" | "opened" | "answered" | "withdrawn" | "unanswered";
  readonly at: number;
  /** The promised date; only with `submitted` and `promised`. */
  readonly answerBy?: number;
  /** The account that answered; only with `answered`. */
  readonly by?: number;
}

/** Figures cover this many days. */
export const windowDays = 90;

/** An application whose answer was given or due within the window. */
export interface Settled {
  /** When the answer was given or due, whichever came first. */
  readonly settledAt: number;
  readonly outcome: "inTime" | "late" | "missed";
  /** Business days from application to answer; absent without an answer. */
  readonly waited?: number;
}

/**
 * The applications whose answer was given or due within the window. Leaves out those withdrawn unanswered before their
 * date, and those without a promised date.
 */
export function settledOf(events: readonly LedgerEvent[], now: number): Settled[] {
  return [...Map.groupBy(events, ({ applicationId }) => applicationId).values()]
    .map(accountOf)
    .filter((account) => account !== undefined)
    .filter(({ settledAt }) => settledAt >= now - windowDays * day && settledAt <= now);
}

/** The entries of the applications that each account was the first to answer. */
export function entriesByPro(events: readonly LedgerEvent[]): ReadonlyMap<number | undefined, LedgerEvent[]> {
  const first = new Map<number, number | undefined>();
  for (const { applicationId, kind, by } of events)
    if (kind === "answered" && !first.has(applicationId)) first.set(applicationId, by);
  return Map.groupBy(events, ({ applicationId }) => first.get(applicationId));
}

/** How an organization answered: how many got their answer by the promised date, and after how many business days. */
export function responsivenessOf(settled: readonly Settled[], now: number): Responsiveness {
  const count = (wanted: Settled["outcome"]) => settled.filter(({ outcome }) => outcome === wanted).length;
  const median = medianWait(settled);
  return {
    n: settled.length,
    answeredInTime: count("inTime"),
    late: count("late"),
    missed: count("missed"),
    ...(median !== undefined && { medianBusinessDays: median }),
    since: isoTime(now - windowDays * day),
  };
}

/** Everything that a public file says about its entries; anybody who has the entries gets the same count. */
export function recountOf(entries: readonly LedgerEntry[], countedAt: number): Recount {
  const events = entries.map(({ application, kind, at, answerBy }) => ({
    applicationId: application,
    kind,
    at: Date.parse(at),
    ...(answerBy !== undefined && { answerBy: Date.parse(answerBy) }),
  }));
  const settled = settledOf(events, countedAt);
  const of = [...Map.groupBy(events, ({ applicationId }) => applicationId).values()];
  return {
    figures: responsivenessOf(settled, countedAt),
    days: answerDaysOf(settled),
    unopened: of.filter((one) => settledOf(one, countedAt).length > 0 && isUnopened(one)).length,
  };
}

type Recount = Pick<LedgerFile, "figures" | "days" | "unopened">;

/** Whether it was answered before an opening was recorded. */
function isUnopened(events: readonly LedgerEvent[]): boolean {
  const kinds = events.map(({ kind }) => kind);
  const answered = kinds.indexOf("answered");
  return answered !== -1 && !kinds.slice(0, answered).includes("opened");
}

/** The outcomes by day (UTC), oldest first, without days on which nothing was given or due. */
export function answerDaysOf(settled: readonly Settled[]): AnswerDay[] {
  const byDate = Map.groupBy(settled, ({ settledAt }) => isoDate(settledAt));
  return [...byDate]
    .map(([date, of]) => {
      const day = { date, inTime: 0, late: 0, missed: 0 };
      for (const { outcome } of of) day[outcome] += 1;
      return day;
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** How many answers came after this many business days. */
export interface AnswerWait {
  readonly businessDays: number;
  readonly answers: number;
}

/** The answers by business days waited, the quickest first. */
export function answerWaitsOf(settled: readonly Settled[]): AnswerWait[] {
  const answered = settled.flatMap(({ waited }) => waited ?? []);
  return [...Map.groupBy(answered, (days) => days)]
    .map(([businessDays, of]) => ({ businessDays, answers: of.length }))
    .sort((one, other) => one.businessDays - other.businessDays);
}

/** One organization's record, as stored. */
export interface StoredRecord {
  readonly figures: Responsiveness;
  readonly waits: readonly AnswerWait[];
}

/**
 * The sum of the records that open books show, and what it leaves out because books with few answers show none: with
 * those, the difference between two figures could tell how one applicant was answered.
 */
export function togetherOf(records: readonly StoredRecord[]) {
  const [shown, few] = [true, false].map((enough) =>
    records.filter(({ figures }) => figures.n > 0 && figures.n >= limits.answersForRecord === enough),
  ) as [StoredRecord[], StoredRecord[]];
  const sum = (of: readonly StoredRecord[], name: "n" | "answeredInTime" | "late" | "missed") =>
    of.reduce((total, { figures }) => total + figures[name], 0);
  const median = medianOf(
    shown.flatMap(({ waits }) => waits),
    sum(shown, "n"),
  );
  return {
    organizations: shown.length,
    n: sum(shown, "n"),
    answeredInTime: sum(shown, "answeredInTime"),
    late: sum(shown, "late"),
    missed: sum(shown, "missed"),
    ...(median !== undefined && { medianBusinessDays: median }),
    leftOut: { organizations: few.length, n: sum(few, "n") },
  };
}

/** When the oldest counted answer leaves the window; undefined if none is counted. */
export function changesAt(settled: readonly Settled[]): number | undefined {
  const oldest = settled.reduce((first, { settledAt }) => Math.min(first, settledAt), Infinity);
  return oldest === Infinity ? undefined : oldest + windowDays * day + 1;
}

/**
 * The business days within which half of the applications had an answer. One without an answer counts as longer than
 * any other, so there is no median while more than half have none.
 */
function medianWait(settled: readonly Settled[]): number | undefined {
  return medianOf(answerWaitsOf(settled), settled.length);
}

/** The same for waits that were already counted. */
function medianOf(waits: readonly AnswerWait[], applications: number): number | undefined {
  let answered = 0;
  for (const { businessDays, answers } of waits.toSorted(
    (one, other) => one.businessDays - other.businessDays,
  )) {
    answered += answers;
    if (answered >= Math.ceil(applications / 2)) return businessDays;
  }
  return undefined;
}

/** The outcome of one application; undefined while an answer is pending, or if none is owed. */
function accountOf(events: readonly LedgerEvent[]): Settled | undefined {
  const of = (kind: LedgerEvent["kind"]) => events.find((event) => event.kind === kind);
  const submitted = of("submitted");
  const answerBy = of("promised")?.answerBy ?? submitted?.answerBy;
  if (!submitted || answerBy === undefined) return undefined;
  const answered = of("answered");
  if (answered)
    return {
      settledAt: Math.min(answered.at, answerBy),
      outcome: answered.at <= answerBy ? "inTime" : "late",
      waited: businessDaysBetween(submitted.at, answered.at),
    };
  return of("unanswered") && { settledAt: answerBy, outcome: "missed" };
}
