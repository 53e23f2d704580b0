import { describe, expect, it } from "vitest";
import { afterMonths } from "../../../src/features/keeping/rules.ts";

const after = (instant: string, months: number) =>
  new Date(afterMonths(Date.parse(instant), months)).toISOString();

describe("M-38 the date until which an application is kept", () => {
  it("is the same day of a later month", () => {
    expect(after("2026-11-29T07:57:17.277Z", 6)).toBe("2027-05-29T07:57:17.277Z");
    expect(after("2026-12-31T23:59:59.999Z", 24)).toBe("2028-12-31T23:59:59.999Z");
  });

  it("is the month's last day if it has no such day, never one of the month after", () => {
    expect(after("2026-08-31T12:00:00.000Z", 6)).toBe("2027-02-28T12:00:00.000Z");
    expect(after("2027-08-30T12:00:00.000Z", 6)).toBe("2028-02-29T12:00:00.000Z");
    expect(after("2028-02-29T12:00:00.000Z", 12)).toBe("2029-02-28T12:00:00.000Z");
  });
});
