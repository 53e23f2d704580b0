import { describe, expect, it } from "vitest";
import { faultsOfDecision, faultsOfMeeting } from "../../../../src/features/applications/rules/decisions.ts";

const now = Date.parse("2026-03-02T09:00:00.000Z");
const offering = (...[at, ...others]: [string, ...string[]]) => ({
  at,
  others,
  timeZone: "UTC",
  minutes: 30,
});

describe("an interview's times", () => {
  it("lie in the future, and end in a year that a calendar can hold", () => {
    const last = "9999-12-31T23:29:00.000Z";
    const tooLate = "9999-12-31T23:50:00.000Z";
    expect(faultsOfMeeting(offering("2098-12-02T15:00:00.000Z", last), now)).toEqual([]);
    expect(faultsOfMeeting(offering(tooLate, "2020-01-01T00:00:00.000Z"), now)).toEqual([
      { path: "/at", key: "validation.outOfRange" },
      { path: "/others/0", key: "validation.meetingPast" },
    ]);
    expect(faultsOfDecision({ stage: "interview", meeting: offering(last, tooLate) }, now)).toEqual([
      { path: "/meeting/others/0", key: "validation.outOfRange" },
    ]);
  });
});
