import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import Organization, { loader } from "../../app/routes/organizations/organization.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

async function shown(owed: number): Promise<string> {
  const answer = { jobs: [], waiting: 0, organizations: [], leads: [], owed };
  const page = aPage({ signedIn: true, call: async () => ({ ok: true, answer }) });
  const data = await loader(argsFor(page, "/organization"));
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: Organization }]);
  const hydrationData = { loaderData: { root: {}, page: data } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("M-44 an organization's overview says how many leads wait for an answer, and leads to them", async () => {
  expect(await shown(2)).toContain('<a href="/organization/leads">2 leads are waiting for an answer.</a>');
  expect(await shown(0)).not.toContain("waiting for an answer");
});
