import { describe, expect, it } from "vitest";
import {
  afterQuiet,
  dueInZone,
  firstDue,
  isQuiet,
  nextDue,
  slotOf,
} from "../../../../src/features/alerts/rules/schedule.ts";

const denver = "America/Denver";
const at = (text: string) => Date.parse(text);
const shown = (moment: number) => new Date(moment).toISOString().slice(0, 16);

describe("M-32 E-15 when an alert writes", () => {
  it.each([
    // The first time: daily ones today if their hour has yet to come.
    ["daily", 8, "2026-11-20T14:00Z", "2026-11-20T15:00"],
    ["daily", 8, "2026-11-20T15:00Z", "2026-11-21T15:00"],
    ["weekly", 8, "2026-11-20T14:00Z", "2026-11-27T15:00"],
    ["monthly", 8, "2026-11-20T14:00Z", "2026-12-20T15:00"],
  ] as const)("%s at %i, made at %s: first at %s", (frequency, hour, now, due) => {
    expect(shown(firstDue({ frequency, hour, timeZone: denver }, at(now)))).toBe(due);
  });

  it.each([
    // Clocks go back on November 1, 2026, and forward on March 8, 2026: it stays eight where the person is.
    ["daily", "2026-10-31T14:00Z", "2026-11-01T15:00"],
    ["daily", "2026-03-07T15:00Z", "2026-03-08T14:00"],
    ["weekly", "2026-10-28T14:00Z", "2026-11-04T15:00"],
    ["monthly", "2026-10-15T14:00Z", "2026-11-15T15:00"],
    // Late evening in Denver is the next day in UTC.
    ["daily", "2026-11-21T05:30Z", "2026-11-21T15:00"],
    // The last day of a month without such a day.
    ["monthly", "2026-01-31T15:00Z", "2026-02-28T15:00"],
  ] as const)("%s, sent at %s: next at %s", (frequency, now, due) => {
    expect(shown(nextDue({ frequency, hour: 8, timeZone: denver }, at(now)))).toBe(due);
  });

  it.each([
    // Made while the zone was unknown, so for eight in UTC.
    ["daily", "2026-11-20T10:00Z", "2026-11-21T08:00Z", "2026-11-20T15:00"],
    ["daily", "2026-11-20T16:00Z", "2026-11-21T08:00Z", "2026-11-21T15:00"],
    ["weekly", "2026-11-20T10:00Z", "2026-11-27T08:00Z", "2026-11-27T15:00"],
    ["monthly", "2026-11-20T10:00Z", "2026-12-20T08:00Z", "2026-12-20T15:00"],
    // For eight in Tokyo, where that is the day before in Denver.
    ["weekly", "2026-11-20T10:00Z", "2026-11-26T23:00Z", "2026-11-26T15:00"],
    ["weekly", "2026-11-26T22:00Z", "2026-11-26T23:00Z", "2026-11-27T15:00"],
  ] as const)("%s, moved to another zone at %s from %s: at %s", (frequency, now, due, moved) => {
    expect(shown(dueInZone({ frequency, hour: 8, timeZone: denver }, at(due), at(now)))).toBe(moved);
  });

  it("is never at night, and what is late waits for the morning", () => {
    const quiet = ["05:59", "06:00", "13:00", "14:59"].map((time) =>
      isQuiet(at(`2026-11-20T${time}Z`), denver),
    );
    expect(quiet).toEqual([true, true, true, true]);
    const awake = ["15:00", "23:00"].map((time) => isQuiet(at(`2026-11-20T${time}Z`), denver));
    expect([...awake, isQuiet(at("2026-11-21T03:59Z"), denver)]).toEqual([false, false, false]);
    expect(isQuiet(at("2026-11-21T04:00Z"), denver)).toBe(true);
    const rhythm = { frequency: "monthly", hour: 9, timeZone: denver } as const;
    expect(shown(afterQuiet(rhythm, at("2026-11-21T05:00Z")))).toBe("2026-11-21T16:00");
  });

  it("gathers what is due at about the same time, never before its time", () => {
    const due = at("2026-11-20T15:00Z");
    expect([due, due + 1, due + 15 * 60_000].map((moment) => shown(slotOf(moment)))).toEqual([
      "2026-11-20T15:00",
      "2026-11-20T15:15",
      "2026-11-20T15:15",
    ]);
  });
});
