import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect } from "vitest";
import { ErrorBoundary } from "../../app/root.tsx";

type Thrown = Response | { readonly data: unknown; readonly init: { readonly status: number } };

/** What the error page shows after an action. */
export async function shownAfter(save: () => Promise<unknown>): Promise<{ status: number; html: string }> {
  const thrown = await save().then(
    () => expect.unreachable("The action threw nothing."),
    (thrown: Thrown) => thrown,
  );
  const { status } = thrown instanceof Response ? thrown : thrown.init;
  const data: unknown = thrown instanceof Response ? await thrown.json() : thrown.data;
  const error = { status, statusText: "", data, internal: false };
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => null, ErrorBoundary }]);
  const hydrationData = { loaderData: {}, errors: { root: error } };
  return { status, html: renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData })) };
}
