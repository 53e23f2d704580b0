import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Notices } from "../../app/ui/notices/notices.tsx";
import type { SessionData } from "../../app/wire/session-data.ts";

function pageOf(session: SessionData): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => Notices({ floating: false }) }]);
  return renderToStaticMarkup(createElement(Page, { hydrationData: { loaderData: { root: { session } } } }));
}

it("X-03 a page whose profile could not be read says why, and only then", () => {
  const said = "Could not refresh user: Try again in a moment.";
  expect(pageOf({ signedIn: true, unread: "Try again in a moment." })).toContain(said);
  expect(pageOf({ signedIn: true })).not.toContain("Could not refresh user");
  expect(pageOf({ signedIn: false })).not.toContain("Could not refresh user");
});
