import type { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { hydrates } from "./shell/page-handle.ts";
import { pageStatus } from "./shell/page-status.ts";
import { scriptsLast } from "./shell/scripts-last.ts";
import { pageContext, type Refused, refusedForm } from "./wire/page-context.ts";
import { leavesPage } from "./wire/wants-page.ts";

/** Milliseconds after which loaders' unresolved promises are abandoned. */
export const streamTimeout = 5000;

/** Renders a page. Without scripts, it is sent when complete: nothing could fill in parts later. */
export default async function renderDocument(
  request: Request,
  answered: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const status = pageStatus(answered, router.staticHandlerContext.errors);
  const refused = leavesPage(request) && refusedBy(router);
  if (refused) {
    context.set(refusedForm, refused);
    return new Response(null, { status: refused.status });
  }
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const whole = isSentWhole(request, router);
  const body = await start(request, router, context, whole ? "onAllReady" : "onShellReady");
  return new Response(whole ? await text(body) : createReadableStreamFromReadable(body), { status, headers });
}

/**
 * Why the frame of all pages shows a form's refusal. Then its own data are missing: React Router doesn't read those of
 * the route that shows what an action threw.
 */
function refusedBy({ staticHandlerContext: { errors, loaderData } }: EntryContext): Refused | undefined {
  const error = errors?.["root"];
  if (error === undefined || loaderData["root"] !== undefined) return undefined;
  return isRouteErrorResponse(error) ? { status: error.status, refusal: error.data } : { status: 500 };
}

/** Resolves once the page can be sent. */
function start(
  request: Request,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
  ready: "onAllReady" | "onShellReady",
): Promise<Transform> {
  const { nonce, report } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={router} url={request.url} nonce={nonce} />,
      {
        nonce,
        // React would send parts of a large page out of order and rely on scripts to place them.
        ...(ready === "onAllReady" && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        [ready]: () => resolve(pipe(body)),
        onShellError: reject,
        onError: (error) => {
          if (!request.signal.aborted) report(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
    const body = scriptsLast().once("close", () => clearTimeout(timeout));
    request.signal.addEventListener("abort", () => abort(request.signal.reason));
  });
}

/** A bad request, or one that the visitor aborted, is not our error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  const isReported = context.get(refusedForm) !== null;
  if (!refused && !isReported && !request.signal.aborted) context.get(pageContext).report(error);
};

function isSentWhole(request: Request, router: EntryContext): boolean {
  // An explanation requested in the address is part of the page; otherwise scripts load it.
  if (new URL(request.url).searchParams.has("explain")) return true;
  const { matches } = router.staticHandlerContext;
  const handles = matches.map(({ route }) => router.routeModules[route.id]?.handle);
  return !hydrates(handles) || isbot(request.headers.get("user-agent"));
}
