import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { OwnReports } from "../../app/fairness/own-reports.tsx";

const report = {
  period: "2026-H1",
  counted: "2026-09-01T00:00:00.000Z",
  applicants: 3,
  stages: [],
  tables: [],
};

it("M-25 the half-year begins its own phrase on the buttons that count and publish it", () => {
  const reports = { organization: { slug: "acme" }, reports: [report], countable: ["2025-H2"] };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(OwnReports, reports) }]);
  const page = renderToStaticMarkup(h(Stub));
  expect(page).toContain("Count: Second half of 2025");
  expect(page).toContain("Publish the report: First half of 2026");
});
