import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OwnRecord } from "../../app/pros/own-record.tsx";

const pro = {
  id: "1",
  slug: "ada",
  name: "Ada",
  organization: { name: "Harbor Trust", slug: "harbor-trust" },
};

it("M-02 a Pro's record states the share in time, the median and how many, and leads to its events", () => {
  const responsiveness = {
    n: 6,
    answeredInTime: 4,
    late: 2,
    missed: 0,
    medianBusinessDays: 3,
    since: "2026-08-24T10:00:00.000Z",
  };
  const html = renderToStaticMarkup(h(OwnRecord, { pro: { ...pro, n: 6, responsiveness } }));
  for (const part of ["Answered 4 of 6 in time", "3 business days", "/rest/pros/ada/ledger"])
    expect(html).toContain(part);
  expect(html).not.toContain("Missed");
});

it("M-02 fewer than five answers are only counted", () => {
  const html = renderToStaticMarkup(h(OwnRecord, { pro: { ...pro, n: 4 } }));
  expect(html).toContain("Given in the last 90 days: 4.");
  expect(html).not.toContain("ledger");
});
