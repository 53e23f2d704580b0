import { momentOf } from "@candor/contract/applications/local-time";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { invitationCalendar } from "../../../../src/features/applications/views/invitation-calendar.ts";
import { meetingWords } from "../../../../src/features/applications/views/meetings/times.ts";

const chicago = "America/Chicago";

/** A local time in Chicago, what both clocks show then, and the moment. Clocks change in spring and fall. */
const table = [
  ["2026-03-07T10:00", "10:00 AM CST", "5:00 PM UTC+1", "2026-03-07T16:00:00.000Z"],
  ["2026-03-09T10:00", "10:00 AM CDT", "4:00 PM UTC+1", "2026-03-09T15:00:00.000Z"],
  ["2026-03-30T10:00", "10:00 AM CDT", "5:00 PM UTC+2", "2026-03-30T15:00:00.000Z"],
  ["2026-10-26T10:00", "10:00 AM CDT", "4:00 PM UTC+1", "2026-10-26T15:00:00.000Z"],
  ["2026-11-01T01:30", "1:30 AM CDT", "7:30 AM UTC+1", "2026-11-01T06:30:00.000Z"],
  ["2026-11-02T10:00", "10:00 AM CST", "5:00 PM UTC+1", "2026-11-02T16:00:00.000Z"],
] as const;

describe("M-43 both sides' clocks", () => {
  it.each(table)("at %s in Chicago", (local, stated, theirs, moment) => {
    const at = new Date(momentOf(local, chicago) as number).toISOString();
    expect(at).toBe(moment);
    const meeting = { at, timeZone: chicago, minutes: 30 };
    const [when, yours] = meetingWords(meeting, { timeZone: "Europe/Berlin" });
    expect(when).toContain(`${stated} (America/Chicago), 30 minutes`);
    expect(yours).toContain(`${theirs} (Europe/Berlin)`);
    expect(yours).toMatch(/^Your time: /);
    const options = { publicUrl: "http://candor.test", sequence: 1, now: 0 };
    const text = invitationCalendar(
      { id: 1, title: "Keeper", organization_name: "Harbor" },
      meeting,
      options,
    );
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")!);
    expect(event.startDate.toJSDate().toISOString()).toBe(moment);
  });

  it("no time is offered that clocks skip", () => {
    expect(momentOf("2026-03-08T02:30", chicago)).toBeUndefined();
  });

  it("each of several times is shown on both clocks, or on one if they agree", () => {
    const meeting = {
      at: "2026-11-02T16:00:00.000Z",
      others: ["2026-10-26T15:00:00.000Z"],
      timeZone: chicago,
      minutes: 30,
    };
    expect(meetingWords(meeting, { timeZone: "Europe/Berlin" })).toEqual([
      "Pick one of these times (America/Chicago), for 30 minutes:",
      "Monday, October 26, 2026 at 10:00 AM CDT; your time: Monday, October 26, 2026 at 4:00 PM UTC+1",
      "Monday, November 2, 2026 at 10:00 AM CST; your time: Monday, November 2, 2026 at 5:00 PM UTC+1",
    ]);
    expect(meetingWords({ ...meeting, others: [] }, { timeZone: chicago })).toHaveLength(1);
  });

  it("a zone without a city is named as people name it, and once", () => {
    const meeting = { at: "2026-11-02T16:00:00.000Z", timeZone: "America/New_York", minutes: 30 };
    expect(meetingWords(meeting, { timeZone: "Etc/GMT+5" })).toEqual([
      "When: Monday, November 2, 2026 at 11:00 AM EST (America/New York), 30 minutes",
      "Your time: Monday, November 2, 2026 at 11:00 AM (UTC−5)",
    ]);
  });

  it("a Pro reads whose clock it is", () => {
    const meeting = { at: "2026-11-02T16:00:00.000Z", timeZone: chicago, minutes: 30 };
    expect(meetingWords(meeting, { timeZone: "Europe/Berlin", name: "Ada Byron" })[1]).toMatch(
      /^Ada Byron's time: /,
    );
    const times = { ...meeting, others: ["2026-10-26T15:00:00.000Z"] };
    expect(meetingWords(times, { timeZone: "Europe/Berlin", name: "Ada Byron" })[1]).toContain(
      "10:00 AM CDT; Ada Byron's time: Monday",
    );
  });
});
