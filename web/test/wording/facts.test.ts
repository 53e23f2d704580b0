import { enUs } from "@candor/contract/messages/en-us";
import { industries } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { counted } from "../../app/wording/counted.ts";
import { datesIn } from "../../app/wording/dates.ts";
import { industryText, placeText, remoteText } from "../../app/wording/job-facts.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const { ageText, dateText } = datesIn();

describe("ages", () => {
  it.each([
    ["2026-11-21T00:00:00Z", "today"],
    ["2026-11-20T23:59:59Z", "yesterday"],
    ["2026-11-18T12:00:00Z", "3 days ago"],
    ["2026-09-23T12:00:00Z", "59 days ago"],
    ["2026-09-22T12:00:00Z", "2 months ago"],
    ["2024-11-22T12:00:00Z", "24 months ago"],
    ["2024-11-20T12:00:00Z", "2 years ago"],
    ["2026-11-22T12:00:00Z", "today"],
  ])("%s is %s", (instant, text) => {
    expect(ageText(instant, now)).toBe(text);
  });

  it.each([
    ["America/New_York", "Nov 20, 2026", "Nov 20, 2026, 10:30 PM EST", "yesterday"],
    ["Asia/Kolkata", "Nov 21, 2026", "Nov 21, 2026, 9:00 AM UTC+5:30", "today"],
    ["Etc/GMT+5", "Nov 20, 2026", "Nov 20, 2026, 10:30 PM UTC−5", "yesterday"],
    ["UTC", "Nov 21, 2026", "Nov 21, 2026, 3:30 AM UTC", "today"],
  ])("C-09: in %s the same moment is %s, %s, %s", (zone, date, moment, age) => {
    const dates = datesIn(zone);
    const instant = "2026-11-21T03:30:00Z";
    expect([dates.dateText(instant), dates.momentText(instant)]).toEqual([date, moment]);
    expect(dates.appointmentText(instant)).toMatch(
      new RegExp(`^(?:Fri|Sat), ${moment.replace("+", "\\+")}$`),
    );
    expect([dates.ageText(instant, now), dates.distanceText(instant, now)]).toEqual([age, age]);
  });

  it.each([
    ["2026-11-18T12:00:00Z", "UTC", "Nov 18"],
    ["2025-11-18T12:00:00Z", "UTC", "Nov 18, 2025"],
    ["2027-01-01T03:00:00Z", "America/New_York", "Dec 31"],
  ])("a day near by comes without its year: %s in %s is %s", (instant, zone, text) => {
    expect(datesIn(zone).dayText(instant, now)).toBe(text);
  });

  it("dates are in UTC for people whose zone is unknown", () => {
    expect(dateText("2026-11-18T23:59:59Z")).toBe("Nov 18, 2026");
  });
});

describe("places", () => {
  it.each([
    [{ city: "Austin", state: "TX", country: "US" }, "Austin, TX"],
    [{ city: "Toronto", state: "ON", country: "CA" }, "Toronto, ON, Canada"],
    [{ country: "US" }, "United States"],
    [{ city: "Austin" }, "Austin"],
    [{}, undefined],
  ])("%o reads %s", (address, text) => {
    expect(placeText(address)).toBe(text);
  });

  it.each([
    [{ kind: "remote" }, "Remote"],
    [{ kind: "remote", within: [] }, "Remote"],
    [{ kind: "remote", within: ["CA", "US-NY"] }, "Remote, within Canada; NY"],
    [{ kind: "unknown" }, "Remote not stated"],
  ] as const)("work %o reads %s", (remote, text) => {
    expect(remoteText({ ...remote, within: "within" in remote ? [...remote.within] : undefined })).toBe(text);
  });

  it("an entry of a list counts the regions that it has no room for", () => {
    const within = ["BE", "LU", "NL"];
    expect(remoteText({ kind: "remote", within }, 2)).toBe("Remote, within Belgium; Luxembourg; 1 more");
    expect(remoteText({ kind: "remote", within }, 3)).toBe("Remote, within Belgium; Luxembourg; Netherlands");
  });
});

it("E-19 every industry is named by the catalogue in the words of the list", () => {
  expect(industries.map(industryText)).toEqual([...industries]);
});

it.each([
  [0, "0 postings"],
  [1, "1 posting"],
  [1204, "1,204 postings"],
])("%i of something takes its plural form", (count, text) => {
  expect(counted("search.total", count)).toBe(text);
});

it("every counted text has both forms", () => {
  const keys = Object.keys(enUs);
  for (const key of keys.filter((key) => key.endsWith("_one")))
    expect(keys).toContain(key.replace(/_one$/, "_other"));
});
