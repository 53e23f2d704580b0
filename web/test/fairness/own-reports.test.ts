import { message } from "@candor/contract/messages/message";
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

function shownAt(address: string): string {
  const organization = { slug: "acme", name: "Acme" };
  const reports = { organization, reports: [report], countable: ["2025-H2"] };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(OwnReports, reports) }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: [address] }));
}

it("M-25 the half-year begins its own phrase on the buttons that count and publish it", () => {
  const page = shownAt("/");
  expect(page).toContain("Count: Second half of 2025");
  expect(page).toContain("Publish the report: First half of 2026");
});

it("M-25 says what follows before it publishes a report, without scripts too", () => {
  const follows = message("bias.publishTitle");
  const before = shownAt("/");
  expect(before).not.toContain('value="publish"');
  expect(before).toContain('href="/organization/acme/fairness?publish=2026-H1#publish"');
  const asked = shownAt("/?publish=2026-H1");
  expect(asked).toContain(follows);
  expect(asked).toContain("the page of Acme links to them");
  expect(asked).toContain('name="intent" value="publish"');
  expect(asked).toContain('href="/organization/acme/fairness"');
  expect(shownAt("/?publish=2025-H2")).not.toContain(follows);
});
