import { openApiDocument } from "@candor/contract/openapi/document";
import type { RenderPage } from "@candor/contract/pages";
import type { ProblemCode } from "@candor/contract/problems";
import { dismissedNoticeCookie } from "@candor/contract/site-notice/dismissal";
import type { SiteNotice } from "@candor/contract/site-notice/shapes";
import { type ResumeUploadMethod, signInProviderNames } from "@candor/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cookieName, deviceCookieName, impersonationCookieName } from "../features/session/gate/cookies.ts";
import type { GateParts } from "../features/session/gate/parts.ts";
import { maskedEmail } from "../features/session/rules/masked-email.ts";
import type { Config } from "../platform/config.ts";
import { clearBrowserCookie } from "../platform/http/browser-cookies.ts";
import { pageHeaders } from "../platform/http/headers.ts";
import { languageHeaders, localeOf } from "../platform/http/language.ts";
import { Problem } from "../platform/http/problem.ts";
import type { IdentityProviders } from "../platform/identity-providers/providers.ts";
import { askedTooOften } from "./asked-too-often.ts";
import { CachedPage } from "./cached-page.ts";
import { inProcess } from "./in-process.ts";
import { aroundPage } from "./interrupted/around-page.ts";
import type { InterruptedForms } from "./interrupted/forms.ts";
import { mailedLinkCookieName } from "./mailed-link.ts";
import { type PageCache, strangerKey } from "./page-cache.ts";
import { isPageView, type PageViews } from "./page-views.ts";
import { newNonce, pagePolicy, referrerPolicy } from "./policy.ts";
import { answerForm, type SentForms, sentForm } from "./sent-forms.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { webRequest } from "./web-request.ts";

export interface PageParts {
  readonly app: FastifyInstance;
  readonly gates: GateParts;
  readonly render: RenderPage;
  readonly cache: PageCache;
  readonly views: PageViews;
  /** Ends the session if its replaced refresh cookie is used again. */
  readonly endReused: (cookie: string) => Promise<void>;
  readonly forms: SentForms;
  readonly interrupted: InterruptedForms;
  readonly development: boolean;
  readonly systemPages: boolean;
  readonly networks: Config["networks"];
  readonly proposesChips: boolean;
  readonly resumeUploadMethod: ResumeUploadMethod;
  /** The origin of the file store that browsers upload to directly. */
  readonly fileStore: string | undefined;
  readonly identityProviders: IdentityProviders;
  readonly shownNotice: { readonly at: (now: number) => SiteNotice | undefined };
}

/** Answers one request with a page: a cached one, a form's stored answer, or a newly rendered one. */
export async function answerPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const form = sentForm(request, request.cookies[deviceCookieName(parts.gates.origin)]);
  return form === undefined
    ? answerUncached(parts, request, reply)
    : answerForm(parts.forms, form, request, reply);
}

async function answerUncached(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { cache, gates, views } = parts;
  const siteNotice = noticeFor(parts, request);
  const key = parts.development ? undefined : strangerKey(request, gates.origin, siteNotice);
  if (key === undefined) return (await rendered(parts, request, reply, { siteNotice }))();
  const underway = cache.underway(key);
  if (underway) await underway;
  const cached = cache.get(key);
  if (!cached) {
    const send = await cache.rendering(key, () => rendered(parts, request, reply, { siteNotice, key }));
    return send();
  }
  if (isPageView(request, cached.status)) views.count(cached.pattern);
  return cached.send(request, reply);
}

interface Showing {
  readonly siteNotice: SiteNotice | undefined;
  /** Set if the page may be cached. */
  readonly key?: string;
}

/** Resolves with a function that sends the page: others who wait for this page needn't wait for a slow reader. */
async function rendered(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { siteNotice, key }: Showing,
): Promise<() => FastifyReply | Promise<FastifyReply>> {
  const { cache, gates, views } = parts;
  const nonce = newNonce();
  const visitor = await visitorOf(request, gates);
  const cookie = request.cookies[cookieName(gates.origin)];
  if (cookie !== undefined && !visitor.signedIn) await parts.endReused(cookie);
  const googleClientId = visitor.signedIn ? undefined : promptedFor(parts, request);
  void reply.headers(headersOf(parts, request, [`'nonce-${nonce}'`], googleClientId !== undefined));
  const asOf = cache.revision;
  // Answers other than pages have no pattern.
  const shown: { pattern?: string; isPartial?: boolean } = {};
  const viewed = (pattern: string) => void (shown.pattern = pattern);
  const failed = () => void (shown.isPartial = true);
  const answer = await renderFor(parts, {
    request,
    reply,
    nonce,
    visitor,
    googleClientId,
    siteNotice,
    viewed,
    failed,
  });
  const device = request.cookies[deviceCookieName(gates.origin)];
  const response = await aroundPage(parts.interrupted, { request, visitor, device, response: answer });
  const { pattern } = shown;
  if (pattern !== undefined && isPageView(request, response.status)) views.count(pattern);
  const { setCookies } = visitor;
  if (setCookies.length > 0) void reply.header("set-cookie", setCookies);
  const isForAll = setCookies.length === 0 && isForEveryone(response);
  if (key === undefined || pattern === undefined || !isForAll) return () => reply.send(response);
  const { status } = response;
  const html = await response.text();
  const page = new CachedPage({
    status,
    html,
    nonce,
    pattern,
    headersFor: (scripts) => headersOf(parts, request, scripts, googleClientId !== undefined),
  });
  // React gives up what it hasn't rendered yet when the visitor leaves.
  if (!shown.isPartial && !reply.raw.destroyed) cache.keep(key, page, asOf);
  return () => page.send(request, reply);
}

/** The notice for this browser, whose reader may have dismissed it. A warning can't be dismissed. */
function noticeFor({ gates, shownNotice }: PageParts, { cookies }: FastifyRequest): SiteNotice | undefined {
  const notice = shownNotice.at(gates.clock.now());
  const isDismissed = notice?.kind === "information" && cookies[dismissedNoticeCookie] === notice.id;
  return isDismissed ? undefined : notice;
}

/** S-20, N-15: Google's client id, if the page shows its prompt to people who aren't signed in. */
function promptedFor({ identityProviders }: PageParts, { url }: FastifyRequest) {
  const isCallback = url.split("?")[0]?.includes("/callback/");
  return isCallback ? undefined : identityProviders.google?.clientId;
}

function headersOf(
  { gates, development, identityProviders, fileStore }: PageParts,
  request: FastifyRequest,
  scripts: readonly string[],
  oneTap: boolean,
) {
  return {
    ...pageHeaders,
    ...languageHeaders(localeOf(request)),
    "referrer-policy": referrerPolicy(request.query),
    "content-security-policy": pagePolicy(scripts, {
      development,
      secure: gates.origin.secure(),
      formTargets: Object.values(identityProviders).flatMap(({ origins }) => origins),
      oneTap,
      fileStore,
    }),
  };
}

interface Rendering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly nonce: string;
  readonly visitor: Visitor;
  readonly googleClientId: string | undefined;
  readonly siteNotice: SiteNotice | undefined;
  readonly viewed: (pattern: string) => void;
  /** Told that a call has failed, or was one too many of this visitor: the page may lack what it asked for. */
  readonly failed: () => void;
}

async function renderFor(parts: PageParts, rendering: Rendering): Promise<Response> {
  const { app, gates, render, systemPages, networks, proposesChips, resumeUploadMethod } = parts;
  const { request, reply, nonce, visitor, googleClientId, siteNotice, viewed, failed } = rendering;
  if (visitor.hasEndedImpersonation)
    clearBrowserCookie(reply, gates.origin, impersonationCookieName(gates.origin));
  let wait: number | undefined;
  const limited = (seconds: number) => void (wait = Math.max(wait ?? 0, seconds));
  const made = await render(webRequest(request, reply, gates.origin.urlAt(request.headers.host)), {
    call: inProcess(app, request, visitor, { failed, limited }),
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
    ...(visitor.provisional && {
      provisional: {
        accountId: String(visitor.provisional.accountId),
        maskedEmail: maskedEmail(visitor.provisional.email),
      },
    }),
    now: gates.clock.now(),
    systemPages,
    locale: localeOf(request),
    nonce,
    openApi: openApiDocument,
    publicUrl: gates.origin.url(),
    networks,
    proposesChips,
    resumeUploadMethod,
    signInProviders: signInProviderNames.filter((name) => name in parts.identityProviders),
    ...(googleClientId !== undefined && { googleClientId }),
    ...(siteNotice && { siteNotice }),
    viewed,
    report: (error) => request.log.error({ err: error }, "a page failed"),
  });
  const response = askedTooOften(made, wait);
  // RFC 9110, 15.5.6: a page without forms says what it takes.
  if (response.status === 405) void reply.header("allow", "GET, HEAD");
  // An address that only redirects has no page, and React Router then refuses in its own JSON.
  const refusal = refusals.get(response.status);
  if (refusal && response.headers.get("content-type") === "application/json") throw new Problem(refusal);
  if (visitor.isKnown) response.headers.set("cache-control", "no-store");
  else if (!response.headers.has("cache-control")) void reply.header("cache-control", "private, no-cache");
  return response;
}

const refusals: ReadonlyMap<number, ProblemCode> = new Map([
  [400, "invalid-request"],
  [405, "method-not-allowed"],
  [415, "unsupported-media-type"],
]);

/** Whether it is a whole page without anything about the visitor. */
function isForEveryone({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  return (
    isPage &&
    (status === 200 || status === 404) &&
    !headers.has("set-cookie") &&
    !headers.has("cache-control")
  );
}
