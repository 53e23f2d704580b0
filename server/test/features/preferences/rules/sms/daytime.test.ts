import { describe, expect, it } from "vitest";
import { textableFrom } from "../../../../../src/features/preferences/rules/sms/daytime.ts";

const at = (moment: string) => Date.parse(moment);

describe("M-31 when a text message may leave", () => {
  it.each([
    ["in the day: at once", "America/New_York", "2026-07-01T18:00:00Z", "2026-07-01T18:00:00Z"],
    ["at 8 on the minute", "America/New_York", "2026-07-01T12:00:00Z", "2026-07-01T12:00:00Z"],
    ["a second before 8", "America/New_York", "2026-07-01T11:59:59Z", "2026-07-01T12:00:00Z"],
    ["at 20:59", "America/New_York", "2026-07-02T00:59:59Z", "2026-07-02T00:59:59Z"],
    ["at 21: the next morning", "America/New_York", "2026-07-02T01:00:00Z", "2026-07-02T12:00:00Z"],
    ["the night the clocks go forward", "America/New_York", "2026-03-08T02:00:00Z", "2026-03-08T12:00:00Z"],
    ["the night the clocks go back", "America/New_York", "2026-11-01T01:00:00Z", "2026-11-01T13:00:00Z"],
    ["a zone off by 45 minutes", "Asia/Kathmandu", "2026-07-01T20:00:00Z", "2026-07-02T02:15:00Z"],
    ["another half of the world", "Pacific/Auckland", "2026-07-01T12:00:00Z", "2026-07-01T20:00:00Z"],
    ["nobody knows where: day in all states", null, "2026-07-01T12:30:00Z", "2026-07-01T18:00:00Z"],
    ["nobody knows where: evening in the east", null, "2026-07-02T01:10:00Z", "2026-07-02T18:00:00Z"],
  ] as const)("%s", (_when, zone, now, leaves) => {
    expect(new Date(textableFrom(at(now), zone)).toISOString()).toBe(new Date(at(leaves)).toISOString());
  });
});
