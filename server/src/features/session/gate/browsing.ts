import "@fastify/cookie";
import { type LiveSession, sessionOfCookie } from "../queries/live.ts";
import { signToken } from "../rules/tokens.ts";
import { cookieName, impersonationCookieName, provisionalCookieName } from "./cookies.ts";
import type { GateParts } from "./parts.ts";
import { mint } from "./roles.ts";

/** A page's visitor, recognized by their browser's cookies. */
export interface Browsing {
  /** The `Authorization` header for calls that the page makes for them. */
  readonly authorization: string;
  readonly accountId: number;
  readonly email: string;
  readonly impersonatorId: number | null;
  /** When the session ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export async function browsingOf(parts: GateParts, cookies: Cookies): Promise<Browsing | undefined> {
  return browsing(parts, await liveOfCookies(parts, cookies), { provisional: false });
}

/** The person who recently opened a mail's link in this browser. */
export async function provisionalOf(parts: GateParts, cookies: Cookies): Promise<Browsing | undefined> {
  const cookie = cookies[provisionalCookieName(parts.origin)];
  const live = cookie ? await sessionOfCookie(parts.read, cookie, parts.clock.now()) : undefined;
  return browsing(parts, live, { provisional: true });
}

async function browsing(
  { keys, clock }: GateParts,
  live: LiveSession | undefined,
  { provisional }: { readonly provisional: boolean },
): Promise<Browsing | undefined> {
  const scope = live && mint(live);
  if (scope?.provisional !== provisional) return undefined;
  return { ...scope, authorization: `Bearer ${await signToken(keys, "session", scope, clock.now())}` };
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** The first cookie shown decides, even if its session has ended: the next one takes over once the browser drops it. */
export async function liveOfCookies(
  { read, clock, origin }: GateParts,
  cookies: Cookies,
  further: readonly string[] = [],
): Promise<LiveSession | undefined> {
  const names = [impersonationCookieName(origin), cookieName(origin), ...further];
  const cookie = names.map((name) => cookies[name]).find((value) => value !== undefined);
  return cookie ? sessionOfCookie(read, cookie, clock.now()) : undefined;
}
