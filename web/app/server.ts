import * as build from "virtual:react-router/server-build";
import type { RenderPage } from "@candor/contract/pages";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isOutsideProduction } from "./shell/page-handle.ts";
import { withoutNotice } from "./ui/notices.tsx";
import { buildHeader } from "./wire/build-header.ts";
import { pageContext } from "./wire/page-context.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);
const handleInProduction = createRequestHandler(forProduction(build), import.meta.env.MODE);

/**
 * The web's only entry point. The context's key and React Router stay on this side of it, so that the server needs
 * neither. @public loaded by the server at run time
 */
export const render: RenderPage = async (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  const answer = await (context.systemPages ? handle : handleInProduction)(withoutNotice(request), provider);
  // In development each change creates a new one.
  if (import.meta.env.PROD && new URL(request.url).pathname.endsWith(".data"))
    answer.headers.set(buildHeader, build.assets.version);
  return answer;
};

/** Without the system pages, in the browser's list of pages either: their addresses then lead where any unknown one does. */
function forProduction(whole: ServerBuild): ServerBuild {
  const remaining = Object.entries(whole.routes).filter(
    ([, route]) => !isOutsideProduction(route?.module.handle),
  );
  const names = new Set(remaining.map(([name]) => name));
  const manifest = Object.entries(whole.assets.routes).filter(([name]) => names.has(name));
  return {
    ...whole,
    routes: Object.fromEntries(remaining),
    assets: { ...whole.assets, routes: Object.fromEntries(manifest) },
  };
}
