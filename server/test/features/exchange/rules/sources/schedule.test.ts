import { describe, expect, it } from "vitest";
import { isSameName } from "../../../../../src/features/exchange/rules/sources/same-name.ts";
import {
  isTooMuch,
  nextAfterFailure,
  waitUntil,
} from "../../../../../src/features/exchange/rules/sources/schedule.ts";
import { day, minute } from "../../../../../src/platform/durations.ts";

const now = Date.UTC(2026, 0, 10, 12);

describe("M-45 when a source is fetched again", () => {
  it("is ever later after failures, up to a day, and not before its server wants it", () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => nextAfterFailure(failures, now, 0) - now);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect([delays[0], delays.at(-1)]).toEqual([15 * minute, day]);
    expect(nextAfterFailure(1, now, now + 2 * day)).toBe(now + 2 * day);
  });

  it.each([
    [undefined, 0],
    ["120", 2 * minute],
    ["Sat, 10 Jan 2026 13:00:00 GMT", 60 * minute],
    ["Sat, 10 Jan 2026 11:00:00 GMT", 0],
    ["999999999", 7 * day],
    ["soon", 0],
    ["-5", 0],
  ])("follows Retry-After %j", (header, wait) => {
    expect(waitUntil(header, now) - now).toBe(wait);
  });
});

describe("M-45 what is gone from a source at once", () => {
  it.each([
    [0, 0, false],
    [0, 10, false],
    [1, 1, false],
    [2, 2, true],
    [10, 10, true],
    [2, 3, false],
    [5, 10, false],
    [6, 10, true],
    [400, 1000, false],
    [501, 1000, true],
  ])("%i of %i is asked about: %s", (gone, open, isAsked) => {
    expect(isTooMuch(gone, open)).toBe(isAsked);
  });
});

describe("M-45 the employer that a row names", () => {
  it.each([
    ["Acme", "Acme", true],
    ["ACME  Inc.", "Acme", true],
    ["Acme", "Acme, LLC", true],
    ["Acme Robotics GmbH", "Acme Robotics", true],
    ["Acme Robotics", "Acme", false],
    ["Other", "Acme", false],
    ["Inc", "Inc", true],
  ])("%j is %j: %s", (named, organization, isSame) => {
    expect(isSameName(named, organization)).toBe(isSame);
  });
});
