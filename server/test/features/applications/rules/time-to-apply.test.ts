import { describe, expect, it } from "vitest";
import { usualMinutes } from "../../../../src/features/applications/rules/time-to-apply.ts";

const minutes = (...times: number[]) => times.map((time) => time * 60_000);

describe("M-39 the minutes that an application takes", () => {
  it.each([
    ["are not said before ten were finished", minutes(...Array.from({ length: 9 }, () => 4)), undefined],
    ["are those of the middle one", minutes(2, 2, 3, 3, 4, 4, 5, 600, 700, 800), 4],
    ["are rounded up", Array.from({ length: 11 }, () => 61_000), 2],
    ["are one at least", Array.from({ length: 10 }, () => 0), 1],
  ])("%s", (_fact, times, expected) => {
    expect(usualMinutes(times)).toBe(expected);
  });
});
