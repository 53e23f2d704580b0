import { listClaims } from "@candor/contract/organizations/claim-routes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { typedDecision } from "../../app/administration/refused-decision.ts";
import AdminOrganizations, { action } from "../../app/routes/administration/admin-organizations.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const answer = "The domain is not theirs.";
const form = { intent: "refuse", id: "7", "answer-7": answer };
const claim = {
  id: "7",
  organization: { slug: "harbor-trust", name: "Harbor Trust", postings: 1, owners: [] },
  claimant: { email: "ada@example.com" },
  method: "administrator",
};

async function refusalOf(problem: object) {
  const call = async (route: unknown) => ({ ok: route === listClaims, problem });
  const page = aPage({ signedIn: true, call });
  return (await action(argsFor(page, "/admin/organizations", { form }))) as { data: object; init: object };
}

function shown(claims: readonly object[], refusal: object) {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: AdminOrganizations }]);
  const hydrationData = {
    loaderData: { page: { claims, merges: [] } },
    actionData: { page: refusal },
  };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("the answer to a claim that another administrator has decided isn't lost", async () => {
  const { data, init } = await refusalOf({ status: 404, code: "not-found", detail: "Not found." });
  expect(init).toEqual({ status: 404 });
  const page = shown([], data);
  expect(page).toContain(`${answer}</blockquote>`);
  expect(page).toContain("Somebody has already answered this.");
});

it("the answer to a claim that is refused for its rate isn't lost", async () => {
  const { data, init } = await refusalOf({ status: 429, detail: "Wait a moment." });
  expect(init).toEqual({ status: 429 });
  const page = shown([claim], data);
  expect(page).toContain(`>${answer}</textarea>`);
  expect(page).toContain("Wait a moment.");
});

it.each([
  [answer, true],
  [" ", false],
  ["", false],
])("leaving a refused decision with the answer '%s' loses something: %s", (typed, isLost) => {
  const refused = { id: "7", answer: typed, error: "Somebody has already answered this." };
  expect(typedDecision(refused)).toBe(isLost ? refused : undefined);
});
