import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerByOf, businessDaysBefore } from "../src/applications/business-days.ts";

const day = 86_400_000;
const moment = fc.integer({ min: 0, max: Date.parse("2100-01-01") });

describe("business days", () => {
  it.each([
    ["2026-11-20T15:00:00Z", 1, "2026-11-23T23:59:59.999Z"],
    ["2026-11-21T00:00:00Z", 1, "2026-11-23T23:59:59.999Z"],
    ["2026-11-23T23:59:59Z", 10, "2026-12-07T23:59:59.999Z"],
    ["2026-12-24T12:00:00Z", 10, "2027-01-07T23:59:59.999Z"],
  ])("from %s, %i later is %s", (from, days, due) => {
    expect(new Date(answerByOf(Date.parse(from), days)).toISOString()).toBe(due);
  });

  it("a date has exactly so many of them before it, and is one", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 60 }), (from, days) => {
        const due = answerByOf(from, days);
        let count = 0;
        for (let date = from - (from % day) + day; date <= due; date += day)
          if (![0, 6].includes(new Date(date).getUTCDay())) count += 1;
        expect(count).toBe(days);
        expect([0, 6]).not.toContain(new Date(due).getUTCDay());
      }),
    );
  });

  it("counting the same number back from a date ends no later than the start", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 60 }), (from, days) => {
        expect(businessDaysBefore(answerByOf(from, days), days)).toBeLessThanOrEqual(from);
      }),
    );
  });
});
