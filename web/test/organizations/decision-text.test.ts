import { expect, it } from "vitest";
import { decisionText } from "../../app/organizations/due/decision-text.ts";
import { datesIn } from "../../app/wording/dates.ts";

/** The end of Thursday, December 3, in Toronto, which is Friday in UTC. */
const due = {
  at: "2026-12-04T04:59:00.000Z",
  since: "2026-10-19T14:00:00.000Z",
  of: "meeting",
  days: 45,
} as const;

it.each([
  ["2026-12-01T12:00:00Z", "plain", "Decision due Dec 3, in 2 days"],
  ["2026-12-02T12:00:00Z", "due", "Decision due Dec 3, tomorrow"],
  ["2026-12-03T12:00:00Z", "due", "Decision due Dec 3, today"],
  ["2026-12-04T12:00:00Z", "plain", "Decision overdue since Dec 3"],
])("M-03 at %s, a decision's date in a list is %s: %s", (now, tone, text) => {
  expect(decisionText(due, Date.parse(now), datesIn("America/Toronto"))).toEqual({ text, tone });
});
