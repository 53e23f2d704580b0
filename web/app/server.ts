import { AsyncLocalStorage } from "node:async_hooks";
import * as build from "virtual:react-router/server-build";
import { takeLocaleFrom } from "@candor/contract/messages/locale";
import { defaultLocale, type Locale, locales } from "@candor/contract/messages/locales";
import type { RenderPage } from "@candor/contract/pages";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { scriptsIn } from "./shell/locale-scripts.ts";
import { isOutsideProduction } from "./shell/page-handle.ts";
import { byBeginning, only } from "./shell/routes-in-build.ts";
import { withoutNotice } from "./ui/notices/notices.tsx";
import { buildHeader } from "./wire/build-header.ts";
import { pageContext, refusedAs, refusedForm } from "./wire/page-context.ts";
import { leavesPage, wantsPage } from "./wire/wants-page.ts";

const handlersOf = (whole: ServerBuild) => ({
  every: handlerOf(whole),
  pages: handlerOf(withoutFiles(whole)),
  refusals: handlerOf(only(whole, ({ id }) => noPageRoutes.includes(id))),
});
/** All that shows that there is no page, or why a form was refused. */
const noPageRoutes = ["root", "routes/shell/landing"];
const handlersIn = (locale: Locale) => {
  const whole = { ...build, assets: scriptsIn(locale, build.assets) };
  return { all: handlersOf(whole), inProduction: handlersOf(forProduction(whole)) };
};
const handlers = new Map(locales.map((locale) => [locale, handlersIn(locale)]));

/** A page's texts are looked up while it is rendered, by code that knows nothing of the request. */
const reader = new AsyncLocalStorage<Locale>();
takeLocaleFrom(() => reader.getStore() ?? defaultLocale);

/**
 * The web's only entry point. The context's key and React Router stay on this side of it, so that the server needs
 * neither. @public loaded by the server at run time
 */
export const render: RenderPage = (request, context) =>
  reader.run(context.locale, () => renderIn(context.locale, request, context));

async function renderIn(locale: Locale, ...[request, context]: Parameters<RenderPage>): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  const { all, inProduction } = handlers.get(locale)!;
  const handle = context.systemPages ? all : inProduction;
  const answer = await handle.every(withoutNotice(request), provider);
  if (answer.status >= 400 && wantsPage(request) && !isPage(answer)) {
    // A person has opened the address of a form, or of a file that isn't there. The former is as good as unknown.
    provider.set(refusedAs, { status: answer.status === 400 ? 404 : answer.status });
    return handle.pages(request, provider);
  }
  if (leavesPage(request) && !isPage(answer)) {
    const isFormless = answer.status === 429 && !provider.get(refusedForm);
    if (isFormless) provider.set(refusedForm, { status: 429, refusal: await answer.json() });
    const refused = provider.get(refusedForm);
    if (refused) {
      provider.set(refusedAs, refused);
      return handle.refusals(asOpened(request), provider);
    }
  }
  // In development each change creates a new one.
  if (import.meta.env.PROD && new URL(request.url).pathname.endsWith(".data"))
    answer.headers.set(buildHeader, build.assets.version);
  return answer;
}

/** The address of a form as if it had been opened. */
function asOpened(request: Request): Request {
  const { url, headers } = withoutNotice(request);
  return new Request(url, { headers });
}

function handlerOf(whole: ServerBuild): RequestHandler {
  const handlerFor = byBeginning(whole, (build) => createRequestHandler(build, import.meta.env.MODE));
  return (request, context) => handlerFor(new URL(request.url).pathname)(request, context);
}

function isPage({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") === true;
}

/** Pages alone: the addresses of files, and those that only take forms, then lead where any unknown one does. */
function withoutFiles(whole: ServerBuild): ServerBuild {
  return only(whole, ({ module }) => (module.default ?? module.ErrorBoundary) !== undefined);
}

/** Without the system pages: their addresses then lead where any unknown one does. */
function forProduction(whole: ServerBuild): ServerBuild {
  return only(whole, ({ module }) => !isOutsideProduction(module.handle));
}
