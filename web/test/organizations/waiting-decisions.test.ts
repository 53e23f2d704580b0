import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { WaitingDecisions } from "../../app/organizations/decisions/waiting-decisions.tsx";

const held: HeldDecision = {
  applicationId: "6",
  stage: "interview",
  state: "waiting",
  name: "Eva Novak",
  jobId: "1",
  title: "Pier Attendant",
  made: "2026-11-03T15:00:00.000Z",
  leaves: "2026-11-03T15:00:10.000Z",
  sending: "a",
};

function shown(...decisions: HeldDecision[]): string {
  const Component = () => h(WaitingDecisions, { decisions, now: Date.parse(held.made) });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
}

it("an answer that can be undone says whose it is, on the page of somebody else too", () => {
  expect(shown(held)).toContain("1 answer is on its way. To Eva Novak: Interview.");
});

it("several answers that leave together are counted", () => {
  const page = shown(held, { ...held, applicationId: "7", name: "Finn O'Hara" });
  expect(page).toContain("2 answers are on their way.");
  expect(page).not.toContain("Eva Novak");
});
