import "@fastify/cookie";
import { problems } from "@candor/contract/problems";
import { type GateName, type Role, refusalFor } from "@candor/contract/roles";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Reader, Writer } from "../../platform/database/database.ts";
import type { KeptRows } from "../../platform/events/kept-rows.ts";
import { networkOf } from "../../platform/http/addresses.ts";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Gated } from "../../platform/http/serve.ts";
import { Remembered } from "../../platform/remembered.ts";
import { useCode } from "./commands/use-code.ts";
import { hashOfCookie, type LiveSession, liveSession, sessionOfCookie } from "./queries.ts";
import { type AskingDevice, type Guesser, networkShown } from "./rules/client.ts";
import type { CodePurpose } from "./rules/codes.ts";
import { deviceKeyOf, shownDeviceKey } from "./rules/device-key.ts";
import { type Keyring, type ReadToken, readToken, signToken } from "./rules/tokens.ts";

declare const proof: unique symbol;
declare const administrates: unique symbol;
declare const reads: unique symbol;
declare const chooses: unique symbol;

/** Proof of a signed-in account, minted here and nowhere else. */
export interface SessionScope {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** When the token that was shown ends, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** The administrator who acts as this account; null where it is the account's own person. */
  readonly impersonatorId: number | null;
  /** S-02: of a mail's link. The gate of the refresh call alone lets one through. */
  readonly provisional: boolean;
  /** The administrator's own session, which this one ends with. */
  readonly impersonatorSessionId: string | null;
  readonly [proof]: true;
}

/** Proof of who may choose which mails an account gets: its own person, or whoever opened the link of one. */
export interface PreferencesScope
  extends Pick<SessionScope, "accountId" | "sessionId" | "email" | "impersonatorId" | "provisional"> {
  readonly [chooses]: true;
}

/** Proof of an administrator who acts as themselves. */
export interface AdministratorScope extends SessionScope {
  readonly [administrates]: true;
}

/** Proof that whoever asks reads a mailbox: they showed what was mailed to it for this purpose. */
export interface MailboxScope {
  readonly email: string;
  readonly [reads]: true;
}

export interface GateParts {
  readonly read: Reader;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly origin: Origin;
  /** Sessions of accounts, as they were last read. */
  readonly sessions: KeptRows<LiveSession>;
}

/** The name differs with the address: only `https` may carry the strict prefix. */
export function cookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor" : "candor";
}

/** Where a browser keeps the session in which an administrator is signed in as somebody. It goes before their own. */
export function impersonationCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-impersonation" : "candor-impersonation";
}

/** Where a browser keeps the session of a mail's link, beside its own and never in its place. */
export function provisionalCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-provisional" : "candor-provisional";
}

/** Where a browser keeps the key of its device. */
export function deviceCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-device" : "candor-device";
}

/** Where a call shows the key of the browser that asked for a mailed link. It opens nothing: it only spares a question. */
export const linkHeader = "candor-link";

/** Where a browser keeps it. */
export function linkCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-link" : "candor-link";
}

/** The device that asks for a mail. */
export function askingDevice(request: Headed, key = deviceKeyOf(request)): AskingDevice {
  return { deviceHash: hashOfCookie(key), isShown: shownDeviceKey(request) !== undefined };
}

/** Who asks, for a limit that knows the owner's devices from others. */
export function guesserOf(
  request: Pick<FastifyRequest, "headers" | "ip">,
  device = deviceKeyOf(request),
): Guesser {
  const { ip } = request;
  return { deviceHash: hashOfCookie(device), address: networkOf(ip), network: networkShown(ip) };
}

type Headed = Pick<FastifyRequest, "headers">;

/** Who asks, as the table of roles calls them. */
export interface Caller {
  readonly roles: readonly [Role, ...Role[]];
  /** Of the session whose token they show, whatever it opens. */
  readonly scope?: SessionScope;
}

/** By bearer token. The session behind it must live: logging out is effective at once. */
export function sessionGate(parts: GateParts) {
  type Name = "session" | "mailbox" | "own-record" | "own-credentials" | "own-identities" | "messages";
  return async (request: Headed, route: Gated<Name>): Promise<SessionScope> =>
    admit(route, await callerOf(parts, request));
}

export function administratorGate(parts: GateParts) {
  return async (request: Headed, route: Gated<"administrator">): Promise<AdministratorScope> =>
    admit(route, await callerOf(parts, request)) as AdministratorScope;
}

/** Whether an administrator asks, as themselves. Refuses nobody. */
export async function isAdministrator(parts: GateParts, { headers }: Headed): Promise<boolean> {
  const caller = headers.authorization && (await callerByToken(parts, headers.authorization));
  return typeof caller === "object" && caller.roles.includes("administrator");
}

/** S-02, P-02: by bearer token; a provisional one passes too. */
export function preferencesGate(parts: GateParts) {
  return async (request: Headed, route: Gated<"preferences">): Promise<PreferencesScope> =>
    admit(route, await callerOf(parts, request)) as unknown as PreferencesScope;
}

/** By bearer token, as whoever it names: anonymous where none is shown. One that is not valid is refused here. */
export async function callerOf(parts: GateParts, { headers }: Headed): Promise<Caller> {
  if (headers.authorization === undefined) return { roles: ["anonymous"] };
  const caller = await callerByToken(parts, headers.authorization);
  if (!caller) throw new Problem("unauthorized");
  return caller;
}

/** Refuses who may not pass the route's gate, as its row says and in the route's own word for "not there". */
export function admit(
  route: Gated<GateName>,
  { roles, scope }: Caller,
  more: readonly Role[] = [],
): SessionScope {
  const refusal = refusalFor(route.gate, [...roles, ...more]);
  if (refusal === "not-found")
    throw new Problem(route.problems.find((code) => problems[code].status === 404) ?? refusal);
  if (refusal || !scope) throw new Problem(refusal ?? "unauthorized");
  return scope;
}

/** Of a person who is signed in; nobody's for a provisional session. */
export async function sessionOf(
  parts: GateParts,
  authorization: string | undefined,
): Promise<SessionScope | undefined> {
  const caller = authorization === undefined ? undefined : await callerByToken(parts, authorization);
  return caller?.roles.includes("provisional") ? undefined : caller?.scope;
}

async function callerByToken(parts: GateParts, authorization: string): Promise<Caller | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) return undefined;
  const now = parts.clock.now();
  const subject = await readSessionToken(parts.keys, token, now);
  const live = subject && (await liveOf(parts, subject, now));
  if (!live || live.accountId !== subject.accountId) return undefined;
  const scope = mint({ ...live, expiresAt: subject.expiresAt });
  return { roles: rolesOf(live), scope };
}

const verified = new Remembered<ReadToken>();

/** As `readToken` does it, which is asked once: whether a token is ours hangs on its text and the keys alone. */
export async function readSessionToken(
  keys: Keyring,
  token: string,
  now: number,
): Promise<ReadToken | undefined> {
  const subject = await verified.of(keys.keys, token, () => readToken(keys, "session", token, now));
  return subject && subject.expiresAt > now ? subject : undefined;
}

/** Kept or read. An impersonation is read each time: it hangs on its administrator's account and session too. */
async function liveOf(
  { read, sessions }: GateParts,
  { accountId, sessionId }: Pick<LiveSession, "accountId" | "sessionId">,
  now: number,
): Promise<LiveSession | undefined> {
  const kept = sessions.get(accountId, sessionId);
  if (kept && kept.expiresAt > now) return kept;
  const asOf = sessions.changes;
  const live = await liveSession(read, sessionId, now);
  if (live?.impersonatorId === null) sessions.keep(live.accountId, sessionId, live, asOf);
  return live;
}

/** By the refresh cookie, shown by a page of ours: the one call of `/rest` where a cookie authorises. */
export function cookieGate(parts: GateParts) {
  return async (request: FastifyRequest, route: Gated<"cookie">): Promise<SessionScope> => {
    if (!parts.origin.accepts(request.headers.origin)) throw new Problem("origin-refused");
    const live = await liveOfCookies(parts, request.cookies, [provisionalCookieName(parts.origin)]);
    return admit(route, live ? { roles: rolesOf(live), scope: mint(live) } : { roles: ["anonymous"] });
  };
}

function rolesOf({
  emailProvedAt,
  administrator,
  impersonatorId,
  provisional,
}: LiveSession): Caller["roles"] {
  if (provisional === 1) return ["provisional"];
  return [
    emailProvedAt === null ? "unproved" : "person",
    ...(administrator === 1 ? (["administrator"] as const) : []),
    ...(impersonatorId === null ? [] : (["impersonator"] as const)),
  ];
}

/** Who looks at a page, by the cookies that their browser shows. */
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
  return browsing(parts, await liveOfCookies(parts, cookies), false);
}

/** Who opened the link of a mail in this browser lately. */
export async function provisionalOf(parts: GateParts, cookies: Cookies): Promise<Browsing | undefined> {
  const cookie = cookies[provisionalCookieName(parts.origin)];
  const live = cookie ? await sessionOfCookie(parts.read, cookie, parts.clock.now()) : undefined;
  return browsing(parts, live, true);
}

async function browsing(
  { keys, clock }: GateParts,
  live: LiveSession | undefined,
  provisional: boolean,
): Promise<Browsing | undefined> {
  const scope = live && mint(live);
  if (scope?.provisional !== provisional) return undefined;
  return { ...scope, authorization: `Bearer ${await signToken(keys, "session", scope, clock.now())}` };
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** The first that the browser shows speaks: one that has ended does not give way before it is known to have. */
async function liveOfCookies(
  { read, clock, origin }: GateParts,
  cookies: Cookies,
  further: readonly string[] = [],
): Promise<LiveSession | undefined> {
  const names = [impersonationCookieName(origin), cookieName(origin), ...further];
  const cookie = names.map((name) => cookies[name]).find((value) => value !== undefined);
  return cookie ? sessionOfCookie(read, cookie, clock.now()) : undefined;
}

function mint(session: Omit<LiveSession, "administrator" | "emailProvedAt">): SessionScope {
  const { accountId, sessionId, email, expiresAt, impersonatorId, impersonatorSessionId } = session;
  const provisional = session.provisional === 1;
  const scope = {
    accountId,
    sessionId,
    email,
    expiresAt,
    impersonatorId,
    impersonatorSessionId,
    provisional,
  };
  return scope as SessionScope;
}

/**
 * By a mailed code, which is used up in the transaction that acts on it. Undefined where it is refused: the transaction
 * has to commit even so, for a wrong try is counted in it.
 */
export async function mailboxGate(
  parts: Pick<GateParts, "clock" | "keys">,
  writer: Writer,
  shown: { readonly email: string; readonly code: string; readonly guesser: Guesser } & CodePurpose,
): Promise<MailboxScope | undefined> {
  const used = await useCode(parts, writer, shown);
  return used && ({ email: used.email } as MailboxScope);
}
