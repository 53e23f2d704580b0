import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { listAction } from "../../app/organizations/applicants/list-action.ts";
import { SavedViews } from "../../app/pipeline/saved-views.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

it("a refused name of a view comes back as typed, without scripts too", async () => {
  const problem = { status: 400, detail: "", errors: [{ text: "Shorten this" }] };
  const page = aPage({ signedIn: true, call: async () => ({ ok: false, problem }) });
  const form = { intent: "save-view", viewName: "Nights in Austin" };
  const refused = await listAction(argsFor(page, "/organization/answers?tag=nights", { form }));
  if (refused instanceof Response) throw new Error("It was saved.");
  const { faults, typed } = refused.data;
  const props = { views: [], filters: { tag: "nights" }, faults, name: typed?.viewName };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(SavedViews, props) }]);
  const shown = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  expect(shown).toContain("Shorten this");
  expect(shown).toContain('value="Nights in Austin"');
});
