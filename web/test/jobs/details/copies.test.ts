import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Copies } from "../../../app/jobs/details/copies.tsx";

const organization = { id: "2", name: "Harbor Trust", slug: "harbor-trust" };
const copy = { id: "8", organization, firstSeenAt: "2026-11-03T15:00:00.000Z", evidence: "same-words" };

function shown(...alsoAt: object[]): string {
  const job = { id: "7", title: "Lamp Keeper", organization, alsoAt };
  const Component = () => h(Copies, { job } as Parameters<typeof Copies>[0]);
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
}

it("M-41 a posting's page leads to its copies, and says where each is from and what tells that it is one", () => {
  const page = shown({ ...copy, source: "city-jobs" }, { ...copy, id: "9", evidence: "another-copy" });
  expect(page).toMatch(/<a href="\/details\/[^"]*8">Harbor Trust, from city-jobs<\/a>/);
  expect(page).toContain("First seen Nov 3, 2026. Its text is the same.");
  expect(page).toMatch(/<a href="\/details\/[^"]*9">Harbor Trust<\/a>/);
  expect(page).toContain("It matches another of these.");
});

it("M-41 a posting without copies says nothing about them", () => {
  expect(shown()).toBe("");
});
