import "@fastify/cookie";
import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Reader } from "../../platform/database/database.ts";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";
import { liveSession, sessionOfCookie } from "./queries.ts";
import { type Keyring, readToken, signToken } from "./rules/tokens.ts";

declare const proof: unique symbol;

/** Proof of a signed-in account, minted here and nowhere else. */
export interface SessionScope {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** When the token that was shown ends, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly [proof]: true;
}

export interface GateParts {
  readonly read: Reader;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly origin: Origin;
}

/** The name differs with the address: only `https` may carry the strict prefix. */
export function cookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor" : "candor";
}

/** Where a call shows which device it comes from. It opens nothing: it only tells known devices from strange ones. */
export const deviceHeader = "candor-device";

/** Where a browser keeps it. */
export function deviceCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-device" : "candor-device";
}

/** Where a call shows the key of the browser that asked for a mailed link. It opens nothing: it only spares a question. */
export const linkHeader = "candor-link";

/** Where a browser keeps it. */
export function linkCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-link" : "candor-link";
}

/** The device's key that a call shows, or a new one for a device that has none. */
export function deviceKeyOf(request: Pick<FastifyRequest, "headers">): string {
  const key = request.headers[deviceHeader];
  return typeof key === "string" && /^[\w-]{43}$/.test(key) ? key : randomBytes(32).toString("base64url");
}

/** By bearer token. The session behind it must live: logging out is effective at once. */
export function sessionGate(parts: GateParts) {
  return async (request: Pick<FastifyRequest, "headers">): Promise<SessionScope> => {
    const scope = await sessionOf(parts, request.headers.authorization);
    if (!scope) throw new Problem("unauthorized");
    return scope;
  };
}

export async function sessionOf(
  parts: GateParts,
  authorization: string | undefined,
): Promise<SessionScope | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return undefined;
  const now = parts.clock.now();
  const subject = await readToken(parts.keys, "session", token, now);
  const live = subject && (await liveSession(parts.read, subject.sessionId, now));
  return live && live.accountId === subject.accountId
    ? mint({ ...live, expiresAt: subject.expiresAt })
    : undefined;
}

/** By the refresh cookie, shown by a page of ours: the one call of `/rest` where a cookie authorises. */
export function cookieGate(parts: GateParts) {
  return async (request: FastifyRequest): Promise<SessionScope> => {
    if (!parts.origin.accepts(request.headers.origin)) throw new Problem("origin-refused");
    const cookie = request.cookies[cookieName(parts.origin)];
    const live = cookie ? await sessionOfCookie(parts.read, cookie, parts.clock.now()) : undefined;
    if (!live) throw new Problem("unauthorized");
    return mint(live);
  };
}

/** The `Authorization` header for calls that a page makes for its visitor, by the cookie that the browser shows. */
export async function bearerOfCookie(
  parts: GateParts,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const cookie = cookies[cookieName(parts.origin)];
  const now = parts.clock.now();
  const live = cookie ? await sessionOfCookie(parts.read, cookie, now) : undefined;
  return live && `Bearer ${await signToken(parts.keys, "session", live, now)}`;
}

function mint(session: Omit<SessionScope, typeof proof>): SessionScope {
  return session as SessionScope;
}
