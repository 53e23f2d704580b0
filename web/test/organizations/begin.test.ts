import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Begin } from "../../app/organizations/applicants/begin.tsx";

const listed = ["1", "2"].map(
  (id) => ({ id, status: "submitted", mayAnswer: true }) as OrganizationApplication,
);
const marks = listed.map(
  ({ id }) => ({ applicationId: id, state: "marked", made: "2026-03-04T12:00:00.000Z" }) as HeldDecision,
);

/** What a list of three shows that has two on its first page. */
function begin(decisions: readonly HeldDecision[], firstOpen?: string): string {
  const props = {
    applications: listed,
    decisions,
    firstOpen,
    here: "/organization/jobs/7",
    total: 3,
    now: 0,
  };
  const from = { list: "job", filters: {} } as const;
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => h(Begin, { ...props, from }) }]);
  return renderToStaticMarkup(h(Page));
}

it("answering one after another begins on this page, or on another one if all of this page's are marked", () => {
  expect(begin(marks.slice(0, 1), "2")).toContain("/organization/applications/2?");
  const elsewhere = begin(marks, "3");
  expect(elsewhere).toContain("Answer one after another");
  expect(elsewhere).toContain("/organization/applications/3?");
  expect(begin(marks)).not.toContain("one after another");
});
