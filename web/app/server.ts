import * as build from "virtual:react-router/server-build";
import type { RenderPage } from "@candor/contract/pages";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { buildHeader } from "./wire/build-header.ts";
import { pageContext } from "./wire/page-context.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * The web's only entry point. The context's key and React Router stay on this side of it, so that the server needs
 * neither. @public loaded by the server at run time
 */
export const render: RenderPage = async (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  const answer = await handle(request, provider);
  // In development each change creates a new one.
  if (import.meta.env.PROD && new URL(request.url).pathname.endsWith(".data"))
    answer.headers.set(buildHeader, build.assets.version);
  return answer;
};
