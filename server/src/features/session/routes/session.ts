import * as contract from "@candor/contract/session/routes";
import { clearBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import type { SessionParts } from "../commands/announce.ts";
import { endProvisional } from "../commands/provisional.ts";
import { endReused } from "../commands/session-cookies.ts";
import { endProvisionalOf, logOut, refresh } from "../commands/sessions.ts";
import { cookieName, impersonationCookieName, provisionalCookieName } from "../gate/cookies.ts";
import { cookieGate, preferencesGate, sessionGate } from "../gate/gates.ts";
import type { GateParts } from "../gate/parts.ts";
import { networkShown } from "../rules/client.ts";
import { clearTyped, keepSession, type SignInHooks } from "./browser.ts";

/** What a session does until it ends. */
export function sessionRoutes(
  serving: Serving,
  parts: SessionParts,
  gates: GateParts,
  hooks: SignInHooks,
): void {
  const { origin } = gates;
  const byCookie = cookieGate(gates);
  const refreshGate: typeof byCookie = async (request, route) => {
    const cookie = request.cookies[cookieName(origin)];
    if (cookie !== undefined) await endReused(parts, cookie);
    return byCookie(request, route);
  };

  serve(serving, contract.refreshSession, refreshGate, async ({ scope, request, reply }) => {
    const cookie = request.cookies[cookieName(origin)];
    const { tokens, following } = await refresh(parts, scope, { network: networkShown(request.ip), cookie });
    if (following !== undefined) keepSession(reply, origin, following);
    return tokens;
  });

  serve(serving, contract.logOut, sessionGate(gates), async ({ scope, request, reply }) => {
    await logOut(parts, scope);
    const isOwn = scope.impersonatorId === null;
    const own = isOwn ? cookieName(origin) : impersonationCookieName(origin);
    const provisional = isOwn ? request.cookies[provisionalCookieName(origin)] : undefined;
    if (provisional !== undefined) {
      await endProvisional(parts, provisional);
      clearBrowserCookie(reply, origin, provisionalCookieName(origin));
    }
    clearBrowserCookie(reply, origin, own);
    clearTyped(reply, origin, hooks);
  });

  serve(serving, contract.endProvisional, preferencesGate(gates), async ({ scope, reply }) => {
    await endProvisionalOf(parts, scope);
    clearBrowserCookie(reply, origin, provisionalCookieName(origin));
  });

  serve(serving, contract.readProfile, sessionGate(gates), async ({ scope, query }) => {
    if (scope.impersonatorId === null) await hooks.noteWhereabouts(scope, query);
    return hooks.readProfile(scope);
  });
}
