import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { DecisionRefusal } from "../../app/organizations/decisions/decision-form.tsx";
import { DecisionForm } from "../../app/organizations/decisions/decision-form.tsx";

it("A-03 an answer to an application that was withdrawn meanwhile is refused, and what was written is given back", () => {
  const application = { status: "withdrawn", firstName: "Ada", lastName: "Byron" };
  const refusal = { faults: [], trouble: "This application is closed.", typed: { note: "Dear Ada" } };
  const shown = (refused: boolean) => {
    const props = {
      application: application as OrganizationApplicationDetails,
      mark: undefined,
      refusal: refused ? (refusal as unknown as DecisionRefusal) : undefined,
      sendKey: "key",
      zones: [],
      now: Date.parse("2026-11-23T12:00:00Z"),
    };
    const Stub = createRoutesStub([{ path: "/", Component: () => h(DecisionForm, props) }]);
    return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  };
  expect(shown(true)).toContain("This application is closed.");
  expect(shown(true)).toContain(">Dear Ada</blockquote>");
  expect(shown(false)).not.toContain("blockquote");
});
