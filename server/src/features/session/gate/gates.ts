import type { FastifyRequest } from "fastify";
import { Problem } from "../../../platform/http/problem.ts";
import type { Gated } from "../../../platform/http/serve.ts";
import { liveOfCookies } from "./browsing.ts";
import { provisionalCookieName } from "./cookies.ts";
import type { GateParts } from "./parts.ts";
import { admit, mint, rolesOf } from "./roles.ts";
import type { AdministratorScope, PreferencesScope, SessionScope } from "./scopes.ts";
import { callerOf } from "./tokens.ts";

type Headed = Pick<FastifyRequest, "headers">;

/** Takes a bearer token whose session is alive: logging out takes effect at once. */
export function sessionGate(parts: GateParts) {
  type Name = "session" | "mailbox" | "own-record" | "own-credentials" | "own-identities" | "messages";
  return async (request: Headed, route: Gated<Name>): Promise<SessionScope> =>
    admit(route, await callerOf(parts, request));
}

export function administratorGate(parts: GateParts) {
  return async (request: Headed, route: Gated<"administrator">): Promise<AdministratorScope> =>
    admit(route, await callerOf(parts, request)) as AdministratorScope;
}

/** S-02, P-02: takes a bearer token, even a provisional one. */
export function preferencesGate(parts: GateParts) {
  return async (request: Headed, route: Gated<"preferences">): Promise<PreferencesScope> =>
    admit(route, await callerOf(parts, request)) as unknown as PreferencesScope;
}

/** Takes the refresh cookie, only from our own pages. No other call of `/rest` accepts a cookie. */
export function cookieGate(parts: GateParts) {
  return async (request: FastifyRequest, route: Gated<"cookie">): Promise<SessionScope> => {
    if (!parts.origin.accepts(request.headers.origin)) throw new Problem("origin-refused");
    const live = await liveOfCookies(parts, request.cookies, [provisionalCookieName(parts.origin)]);
    return admit(route, live ? { roles: rolesOf(live), scope: mint(live) } : { roles: ["anonymous"] });
  };
}
