import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerDaysOf,
  changesAt,
  type LedgerEvent,
  responsivenessOf,
  settledOf,
} from "../../../src/features/ledger/rules.ts";

const day = 86_400_000;
const now = 400 * day;

function figuresAt(moment: number, events: readonly LedgerEvent[]) {
  return responsivenessOf(settledOf(events, moment), moment);
}

/** Days since the beginning of the window. */
const at = (days: number) => now - 90 * day + days * day;

function submitted(applicationId: number, days: number, due?: number): LedgerEvent {
  return { applicationId, kind: "submitted", at: at(days), ...(due !== undefined && { answerBy: at(due) }) };
}

function happened(applicationId: number, kind: LedgerEvent["kind"], days: number): LedgerEvent {
  return { applicationId, kind, at: at(days) };
}

describe("how an organization answers", () => {
  it("counts answers in time, late ones and missed ones", () => {
    const events = [
      submitted(1, 10, 24),
      happened(1, "answered", 12),
      submitted(2, 10, 24),
      happened(2, "unanswered", 24),
      happened(2, "answered", 30),
      submitted(3, 10, 24),
      happened(3, "unanswered", 24),
    ];
    expect(figuresAt(now, events)).toEqual({
      n: 3,
      answeredInTime: 1,
      late: 1,
      missed: 1,
      medianBusinessDays: 14,
      since: new Date(now - 90 * day).toISOString(),
    });
  });

  it("leaves out applications that are not due, withdrawn or without a promise", () => {
    const events = [
      submitted(1, 85, 99),
      submitted(2, 10, 24),
      happened(2, "withdrawn", 12),
      submitted(3, 10),
      submitted(4, -80, -66),
      happened(4, "answered", -70),
    ];
    expect(figuresAt(now, events)).toMatchObject({ n: 0, answeredInTime: 0 });
    expect(figuresAt(now, events)).not.toHaveProperty("medianBusinessDays");
  });

  it("counts the first answer, and the date that a claim promised", () => {
    const events: LedgerEvent[] = [
      submitted(1, 0),
      { applicationId: 1, kind: "promised", at: at(20), answerBy: at(34) },
      happened(1, "answered", 30),
      happened(1, "answered", 50),
    ];
    expect(figuresAt(now, events)).toMatchObject({ n: 1, answeredInTime: 1, medianBusinessDays: 21 });
  });

  it("equals a count by hand for any history", () => {
    fc.assert(
      fc.property(fc.array(life, { maxLength: 12 }), (lives) => {
        expect(figuresAt(now, eventsOf(lives))).toEqual(byHand(lives));
      }),
      { numRuns: 500 },
    );
  });

  it("has a median only where at least half have an answer: the others count as not yet", () => {
    const answers = (answered: number, missed: number) =>
      [...Array(answered + missed).keys()].flatMap((id) => [
        submitted(id, 10, 24),
        id < answered ? happened(id, "answered", 10) : happened(id, "unanswered", 24),
      ]);
    expect(figuresAt(now, answers(3, 3))).toMatchObject({ n: 6, medianBusinessDays: 0 });
    expect(figuresAt(now, answers(3, 4))).toMatchObject({ n: 7, missed: 4 });
    expect(figuresAt(now, answers(3, 4))).not.toHaveProperty("medianBusinessDays");
  });

  it("adds up by day to the same figures", () => {
    fc.assert(
      fc.property(fc.array(life, { maxLength: 12 }), (lives) => {
        const settled = settledOf(eventsOf(lives), now);
        const days = answerDaysOf(settled);
        const sum = (of: "inTime" | "late" | "missed") => days.reduce((total, day) => total + day[of], 0);
        const { answeredInTime, late, missed } = responsivenessOf(settled, now);
        expect([sum("inTime"), sum("late"), sum("missed")]).toEqual([answeredInTime, late, missed]);
        expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].toSorted());
      }),
    );
  });

  it("stays the same until the oldest counted answer leaves the window", () => {
    fc.assert(
      fc.property(fc.array(life, { maxLength: 12 }), (lives) => {
        const events = eventsOf(lives);
        const { n } = figuresAt(now, events);
        const next = changesAt(settledOf(events, now));
        expect(next === undefined).toBe(n === 0);
        if (next === undefined) return;
        expect(figuresAt(next - 1, events).n).toBe(n);
        expect(figuresAt(next, events).n).toBeLessThan(n);
      }),
    );
  });
});

/** One application, in days since the beginning of the window; nothing has happened yet after its end. */
interface Life {
  readonly sent: number;
  /** When its organization was claimed, if it waited for that. */
  readonly claimed?: number | undefined;
  readonly due?: number | undefined;
  readonly answered?: number | undefined;
  readonly closed?: number | undefined;
  readonly withdrawn?: number | undefined;
}

const after = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: undefined });

const life: fc.Arbitrary<Life> = fc
  .record({
    sent: fc.integer({ min: -200, max: 89 }),
    waited: after(100),
    promise: fc.integer({ min: 1, max: 30 }),
    answer: after(60),
    withdrawal: after(60),
  })
  .map(({ sent, waited, promise, answer, withdrawal }) => {
    const claimed = waited === undefined ? undefined : sent + waited;
    if (claimed !== undefined && claimed > 90) return { sent };
    const begun = claimed ?? sent;
    const due = begun + promise;
    const answered = told(answer === undefined ? undefined : begun + answer);
    const withdrawn = told(withdrawal === undefined ? undefined : begun + withdrawal);
    if (withdrawn !== undefined && withdrawn < Math.min(answered ?? due, due)) {
      return { sent, claimed, due, withdrawn };
    }
    return { sent, claimed, due, answered, closed: (answered ?? due + 1) > due ? told(due) : undefined };
  });

function told(days: number | undefined): number | undefined {
  return days !== undefined && days <= 90 ? days : undefined;
}

/** Sorted as in the log. */
function eventsOf(lives: readonly Life[]): LedgerEvent[] {
  return lives
    .flatMap(({ sent, claimed, due, ...ends }, id) => [
      submitted(id, sent, claimed === undefined ? due : undefined),
      ...(claimed === undefined
        ? []
        : [{ ...happened(id, "promised", claimed), answerBy: at(due as number) }]),
      ...(ends.closed === undefined ? [] : [happened(id, "unanswered", ends.closed)]),
      ...(ends.answered === undefined ? [] : [happened(id, "answered", ends.answered)]),
      ...(ends.withdrawn === undefined ? [] : [happened(id, "withdrawn", ends.withdrawn)]),
    ])
    .toSorted((a, b) => a.at - b.at);
}

function byHand(lives: readonly Life[]) {
  const counts = { n: 0, answeredInTime: 0, late: 0, missed: 0 };
  const waits: number[] = [];
  for (const { sent, due, answered, closed } of lives) {
    if (due === undefined) continue;
    const settled = answered === undefined ? closed : Math.min(answered, due);
    if (settled === undefined || settled < 0) continue;
    counts.n += 1;
    if (answered === undefined) counts.missed += 1;
    else if (answered <= due) counts.answeredInTime += 1;
    else counts.late += 1;
    if (answered !== undefined) waits.push(businessDaysByHand(sent, answered));
  }
  // The first number of days within which half of them had an answer.
  const median = Array.from({ length: 400 }, (_, days) => days).find(
    (days) => waits.filter((wait) => wait <= days).length * 2 >= counts.n && counts.n > 0,
  );
  return {
    ...counts,
    ...(median !== undefined && { medianBusinessDays: median }),
    since: new Date(at(0)).toISOString(),
  };
}

function businessDaysByHand(from: number, to: number): number {
  const weekdays = Array.from({ length: to - from }, (_, index) =>
    new Date(at(from + index + 1)).getUTCDay(),
  );
  return weekdays.filter((weekday) => weekday !== 0 && weekday !== 6).length;
}
