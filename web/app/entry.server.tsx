import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { hydrates } from "./hydration.ts";
import { pageContext } from "./page-context.ts";

/** Milliseconds after which promises of loaders are given up. */
export const streamTimeout = 5000;

/** Renders a page. One without scripts is sent when it is complete, because nothing could fill in a part later. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, report } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    const send = () => {
      const body = new PassThrough();
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={router} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isSentWhole(request, router) ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError: (error) => {
          if (!request.signal.aborted) report(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
    timeout.unref();
    request.signal.addEventListener("abort", () => abort(request.signal.reason));
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};

function isSentWhole(request: Request, router: EntryContext): boolean {
  const { matches } = router.staticHandlerContext;
  const handles = matches.map(({ route }) => router.routeModules[route.id]?.handle);
  return !hydrates(handles) || isbot(request.headers.get("user-agent"));
}
