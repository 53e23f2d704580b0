import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PageHandle } from "../../app/shell/page-handle.ts";
import { PageHeader } from "../../app/shell/page-header.tsx";

function headerOf(handle: PageHandle): string {
  const Stub = createRoutesStub([{ path: "/", Component: PageHeader, handle }]);
  return renderToStaticMarkup(h(Stub));
}

it("N-05: a page whose handle hides the logo has a header without it, and any other has it", () => {
  expect(headerOf({ hideLogo: true })).not.toContain("wordmark");
  expect(headerOf({ hideLogo: true })).toContain("top-navigation");
  expect(headerOf({})).toContain("wordmark");
});
