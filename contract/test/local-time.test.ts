import { describe, expect, it } from "vitest";
import { localTimeOf, momentOf } from "../src/applications/local-time.ts";

describe("M-43 a local time", () => {
  it.each([
    ["2026-12-01T10:00", "America/Chicago", "2026-12-01T16:00:00.000Z"],
    ["2026-07-01T10:00", "America/Chicago", "2026-07-01T15:00:00.000Z"],
    ["2026-07-01T10:00", "Asia/Kathmandu", "2026-07-01T04:15:00.000Z"],
    ["2026-12-31T23:30", "Pacific/Kiritimati", "2026-12-31T09:30:00.000Z"],
    // Clocks are set back: it comes twice.
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-11-01T02:30", "America/New_York", "2026-11-01T07:30:00.000Z"],
    ["2026-03-08T03:00", "America/New_York", "2026-03-08T07:00:00.000Z"],
  ])("%s in %s is %s", (local, zone, moment) => {
    expect(momentOf(local, zone)).toBe(Date.parse(moment));
    expect(localTimeOf(Date.parse(moment), zone)).toBe(local);
  });

  it.each([
    // Clocks are set forward past it.
    ["2026-03-08T02:30", "America/New_York"],
    ["", "UTC"],
    ["tomorrow", "UTC"],
    ["2026-02-30T10:00", "UTC"],
    ["2026-13-01T10:00", "UTC"],
  ])("%s in %s is none", (local, zone) => {
    expect(momentOf(local, zone)).toBeUndefined();
  });
});
