import { expect, it } from "vitest";
import { decisionDue, type Interviewing } from "../../../../src/features/applications/rules/decision-due.ts";

const at = (text: string) => Date.parse(text);

const toronto = {
  places: [{ city: "Toronto", state: "ON", country: "CA" }],
  remoteKind: "onsite",
  within: [],
};
const montreal = { ...toronto, places: [{ city: "Montreal", state: "QC", country: "CA" }] };
const remote = (within: readonly string[]) => ({ places: [], remoteKind: "remote", within }) as const;

function after(changes: Partial<Interviewing>): Interviewing {
  return {
    invitedAt: at("2026-03-01T15:00Z"),
    metAt: at("2026-03-10T15:00Z"),
    isOnRecord: true,
    promisedDays: null,
    posting: toronto as Interviewing["posting"],
    ...changes,
  };
}

const places = [
  ["in Toronto", toronto, 45],
  ["in Montreal", montreal, undefined],
  ["in Toronto or Montreal", { ...toronto, places: [...montreal.places, ...toronto.places] }, 45],
  ["somewhere in Canada", { ...toronto, places: [{ country: "CA" }] }, 45],
  ["in no stated place", { ...toronto, places: [] }, undefined],
  ["remote in Canada", remote(["CA"]), 45],
  ["remote in the United States", remote(["US"]), undefined],
] as const;

it.each(places)("M-03 Ontario's law sets a date for work %s, or none", (_where, posting, days) => {
  expect(decisionDue(after({ posting: posting as Interviewing["posting"] }))?.days).toBe(days);
});

it("M-03 a decision is due until the last minute of the 45th day in Ontario, after clocks were set forward too", () => {
  const due = decisionDue(after({ metAt: at("2026-03-08T04:30Z") }));
  // It was still March 7 in Toronto, an hour and a half before the day on which clocks were set forward.
  expect(due).toMatchObject({ at: at("2026-04-22T03:59Z"), since: at("2026-03-08T04:30Z"), of: "meeting" });
  expect(due?.law?.url).toMatch(/^https:\/\/www\.ontario\.ca\//);
});

it("M-03 Ontario's law sets no date for interviews before 2026", () => {
  const before = { invitedAt: at("2025-12-01T15:00Z"), metAt: at("2025-12-31T15:00Z") };
  expect(decisionDue(after(before))).toBeUndefined();
  expect(decisionDue(after({ ...before, metAt: at("2026-01-01T15:00Z") }))?.days).toBe(45);
});

const promises = [
  ["the law's date counts alone", toronto, null, 45, true],
  ["an earlier promise counts", toronto, 14, 14, false],
  ["a later promise doesn't", toronto, 60, 45, true],
  ["a promise counts where no law applies", montreal, 60, 60, false],
  ["without either, nothing is due", montreal, null, undefined, false],
] as const;

it.each(promises)("M-03 %s", (_what, posting, promisedDays, days, isLaw) => {
  const due = decisionDue(after({ posting: posting as Interviewing["posting"], promisedDays }));
  expect(due?.days).toBe(days);
  expect(due?.law !== undefined).toBe(isLaw);
});

it("M-03 the stage counts only if the record says nothing about the interview", () => {
  const none = { metAt: null, isOnRecord: false };
  expect(decisionDue(after(none))).toMatchObject({ since: at("2026-03-01T15:00Z"), of: "stage" });
  expect(decisionDue(after({ ...none, isOnRecord: true }))).toBeUndefined();
});
