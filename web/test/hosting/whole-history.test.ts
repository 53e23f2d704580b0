import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { WholeHistory } from "../../app/hosting/whole-history.tsx";

const firstSeenAt = "2026-03-02T12:00:00.000Z";
const published = {
  at: "2026-11-02T12:00:00.000Z",
  kind: "published",
  text: "Published",
  actor: "organization" as const,
  fields: [],
};

function textOf(props: Parameters<typeof WholeHistory>[0]): string {
  const Component = () => h(WholeHistory, props);
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

it("M-09 M-10 a posting's history goes on with the closed ones that it repeats, to when the first was seen", () => {
  const earlier = [{ id: "7", title: "Lamp Keeper", closedAt: "2026-10-01T12:00:00.000Z" }];
  const text = textOf({ changes: [published], firstSeenAt, earlier });
  expect(text).toMatch(/Published .*An earlier posting of this job closed: Lamp Keeper .*First seen/);
});

it("M-09 the history of an imported posting says when it was first seen", () => {
  expect(textOf({ changes: [], firstSeenAt, earlier: [] })).toMatch(/Mar 2, 2026 First seen/);
});

it("a posting's history doesn't say twice when it began", () => {
  expect(textOf({ changes: [published], firstSeenAt: published.at, earlier: [] })).not.toContain(
    "First seen",
  );
});
