import { text } from "node:stream/consumers";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PageHandle } from "../../app/shell/page-handle.ts";
import { PageHeader } from "../../app/shell/page-header.tsx";

function headerOf(handle: PageHandle): string {
  const Stub = createRoutesStub([{ path: "/", Component: PageHeader, handle }]);
  return renderToStaticMarkup(h(Stub));
}

/** Including what the header loads on only a few pages. */
async function wholeHeaderOf(handle: PageHandle): Promise<string> {
  const Stub = createRoutesStub([{ path: "/", Component: PageHeader, handle }]);
  const { prelude } = await prerenderToNodeStream(h(Stub));
  return text(prelude);
}

it("N-05: a page whose handle hides the logo has a header without it, and any other has it", () => {
  expect(headerOf({ hideLogo: true })).not.toContain("wordmark");
  expect(headerOf({ hideLogo: true })).toContain("top-navigation");
  expect(headerOf({})).toContain("wordmark");
});

it.each([
  [0, "Step 1 of 3: Specialty"],
  [1, "Step 2 of 3: Identity and Profile"],
  [2, "Step 3 of 3: Search"],
] as const)("N-05 R-28 consultingProgress %i shows how much of enrolling is done", async (done, told) => {
  const header = await wholeHeaderOf({ consultingProgress: done });
  expect(header).toContain(`<progress aria-label="Enrolling in consulting" value="${done}" max="3">`);
  expect(header).toContain(told);
});

it("N-05 a page that is no step of enrolling has a header without progress", async () => {
  expect(await wholeHeaderOf({})).not.toContain("<progress");
});

it("N-03 the account menu's button and its link say how many applications changed", () => {
  const headerWith = (changed: number) => {
    const session = { signedIn: true, badge: { applications: 3, changed } };
    const Stub = createRoutesStub([{ id: "root", path: "/", Component: PageHeader }]);
    const hydrationData = { loaderData: { root: { session } } };
    return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
  };
  const [button, menu] = headerWith(2).split("</button>") as [string, string];
  expect(button).toContain("Changed applications: 2");
  expect(menu).toMatch(/My Applications.*Changed applications: 2/);
  expect(headerWith(0)).not.toContain(`class="badge"`);
});
