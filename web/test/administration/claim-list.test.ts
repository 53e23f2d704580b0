import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ClaimList } from "../../app/administration/claim-list.tsx";

const organization = { name: "Harbor Trust", slug: "harbor-trust", owners: [], members: 0, postings: 3 };
const claim = {
  id: "1",
  method: "administrator",
  state: "waiting",
  started: "2026-11-03T15:00:00.000Z",
  reason: "I have run it for years.",
  organization,
  claimant: { email: "ada@harbor.example" },
  isKnownDomain: false,
} as const;

type Claims = Parameters<typeof ClaimList>[0]["claims"];

function shown(claims: Claims): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: () => h(ClaimList, { claims }) }]);
  const hydrationData = { loaderData: { root: {}, page: { now: 0 } } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("a claim is granted at once where nobody loses by it", () => {
  expect(shown([claim])).not.toContain("<details");
  const own = { ...organization, owners: ["ada@harbor.example"], members: 4 };
  expect(shown([{ ...claim, organization: own }])).not.toContain("<details");
});

it("who loses by a grant is said in numbers before it is done", () => {
  const owned = { ...organization, owners: ["ben@harbor.example"], members: 3 };
  const one = shown([{ ...claim, organization: owned }]);
  expect(one).toMatch(/<details.*3 members are removed and told by email.*value="grant".*<\/details>/s);
  expect(one.match(/value="grant"/g)).toHaveLength(1);
  const rivals = shown([claim, { ...claim, id: "2" }]);
  expect(rivals).toContain("1 other claim is refused.");
  expect(rivals).not.toContain("removed");
});
