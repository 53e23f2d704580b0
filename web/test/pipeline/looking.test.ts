import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Looking, WithPresence } from "../../app/pipeline/presence/looking.tsx";

const presence = {
  looking: [
    { applicationId: "7", names: ["Grace"] },
    { applicationId: "8", names: ["Grace", "Alan"] },
  ],
};

it("an application says which colleagues look at it, without scripts as of the page's start", () => {
  const Page = () =>
    h(WithPresence, { presence, children: ["7", "8", "9"].map((id) => h(Looking, { key: id, id })) });
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  const page = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  expect(page).toBe(
    '<span class="looking">Grace is looking at it now</span><span class="looking">Grace and Alan are looking at it now</span>',
  );
});
