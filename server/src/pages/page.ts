import type { RenderPage } from "@candor/contract/pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type GateParts, impersonationCookieName } from "../features/session/gate.ts";
import { clearBrowserCookie } from "../platform/http/browser-cookies.ts";
import { pageHeaders } from "../platform/http/headers.ts";
import { inProcess } from "./in-process.ts";
import { KeptPage } from "./kept-page.ts";
import { mailedLinkCookieName } from "./mailed-link.ts";
import { type PageCache, strangerKey } from "./page-cache.ts";
import { newNonce, pagePolicy, referrerPolicy } from "./policy.ts";
import { visitorOf } from "./visitor.ts";
import { webRequest } from "./web-request.ts";

export interface PageParts {
  readonly app: FastifyInstance;
  readonly gates: GateParts;
  readonly render: RenderPage;
  readonly cache: PageCache;
  readonly development: boolean;
  readonly proposesChips: boolean;
}

/** Answers one request with its page: one that was kept for strangers, or one that is made now. */
export async function answerPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { cache, gates } = parts;
  const key = parts.development ? undefined : strangerKey(request, gates.origin);
  const kept = key === undefined ? undefined : cache.get(key);
  if (kept) return sendKept(parts, kept, request, reply);

  const nonce = newNonce();
  void reply.headers(headersOf(parts, request, [`'nonce-${nonce}'`]));
  const asOf = cache.revision;
  const { response, setCookies } = await renderFor(parts, request, reply, nonce);
  if (setCookies.length > 0) void reply.header("set-cookie", setCookies);
  if (key === undefined || setCookies.length > 0 || !isForEveryone(response)) return reply.send(response);
  const page = new KeptPage(response.status, await response.text(), nonce);
  cache.keep(key, page, asOf);
  return sendKept(parts, page, request, reply);
}

function sendKept(parts: PageParts, page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers(headersOf(parts, request, page.scripts));
  return page.send(request, reply);
}

function headersOf({ gates, development }: PageParts, request: FastifyRequest, scripts: readonly string[]) {
  return {
    ...pageHeaders,
    "referrer-policy": referrerPolicy(request.query),
    "content-security-policy": pagePolicy(scripts, { development, secure: gates.origin.secure() }),
  };
}

async function renderFor(parts: PageParts, request: FastifyRequest, reply: FastifyReply, nonce: string) {
  const { app, gates, render, proposesChips } = parts;
  const visitor = await visitorOf(request, gates);
  if (visitor.hasEndedImpersonation)
    clearBrowserCookie(reply, gates.origin, impersonationCookieName(gates.origin));
  const publicUrl = gates.origin.url();
  const response = await render(webRequest(request, reply, publicUrl), {
    call: inProcess(app, request, visitor),
    signedIn: visitor.signedIn,
    ...(visitor.impersonated && {
      impersonated: { email: visitor.impersonated.email, until: visitor.impersonated.expiresAt },
    }),
    ...(visitor.knownEmail !== undefined && { knownEmail: visitor.knownEmail }),
    ...(visitor.disownToken !== undefined && { disownToken: visitor.disownToken }),
    ...(visitor.mailedLink !== undefined && {
      mailedLink: {
        token: visitor.mailedLink,
        drop: () => clearBrowserCookie(reply, gates.origin, mailedLinkCookieName(gates.origin)),
      },
    }),
    now: gates.clock.now(),
    nonce,
    publicUrl,
    proposesChips,
    report: (error) => request.log.error({ err: error }, "a page failed"),
  });
  if (visitor.isKnown) response.headers.set("cache-control", "no-store");
  else if (!response.headers.has("cache-control")) void reply.header("cache-control", "private, no-cache");
  return { response, setCookies: visitor.setCookies };
}

/** Whether it is a whole page that says nothing of who asked. */
function isForEveryone({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  return (
    isPage &&
    (status === 200 || status === 404) &&
    !headers.has("set-cookie") &&
    !headers.has("cache-control")
  );
}
