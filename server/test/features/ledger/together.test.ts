import fc from "fast-check";
import { expect, it } from "vitest";
import {
  answerWaitsOf,
  responsivenessOf,
  type Settled,
  togetherOf,
} from "../../../src/features/ledger/rules.ts";

const now = 0;

const settled = fc.oneof(
  fc.record({
    settledAt: fc.constant(now),
    outcome: fc.constantFrom("inTime" as const, "late" as const),
    waited: fc.nat(30),
  }),
  fc.constant({ settledAt: now, outcome: "missed" as const }),
);

function times(count: number, one: Settled): Settled[] {
  return Array.from({ length: count }, () => one);
}

function stored(of: readonly Settled[]) {
  return { figures: responsivenessOf(of, now), waits: answerWaitsOf(of) };
}

it("M-46 the figures of organizations together are those of one that had all of their applications", () => {
  const books = fc.array(fc.array(settled, { minLength: 5, maxLength: 20 }), { maxLength: 6 });
  fc.assert(
    fc.property(books, (all) => {
      const { organizations, leftOut, ...together } = togetherOf(all.map(stored));
      expect([organizations, leftOut]).toEqual([all.length, { organizations: 0, n: 0 }]);
      const one = responsivenessOf(all.flat(), now);
      expect({ ...together, since: one.since }).toEqual(one);
    }),
  );
});

it("M-46 organizations with fewer than five answers aren't counted, but their number is", () => {
  const answer = { settledAt: now, outcome: "inTime" as const, waited: 3 };
  const missed = { settledAt: now, outcome: "missed" as const };
  const books = [[], times(5, missed), times(4, answer), [answer]];
  expect(togetherOf(books.map(stored))).toEqual({
    organizations: 1,
    n: 5,
    answeredInTime: 0,
    late: 0,
    missed: 5,
    leftOut: { organizations: 2, n: 5 },
  });
});
