import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect } from "vitest";
import { ErrorBoundary } from "../../app/root.tsx";

/** What the error page shows after an action. */
export async function shownAfter(save: () => Promise<unknown>): Promise<{ status: number; html: string }> {
  const thrown = await save().then(
    () => expect.unreachable("The action threw nothing."),
    (thrown: { data: unknown; init: { status: number } }) => thrown,
  );
  const { status } = thrown.init;
  const error = { status, statusText: "", data: thrown.data, internal: false };
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => null, ErrorBoundary }]);
  const hydrationData = { loaderData: {}, errors: { root: error } };
  return { status, html: renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData })) };
}
