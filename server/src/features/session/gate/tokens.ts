import type { FastifyRequest } from "fastify";
import { Problem } from "../../../platform/http/problem.ts";
import { Remembered } from "../../../platform/remembered.ts";
import { type LiveSession, liveSession } from "../queries/live.ts";
import { type Keyring, type ReadToken, readToken } from "../rules/tokens.ts";
import type { GateParts } from "./parts.ts";
import { type Caller, mint, rolesOf } from "./roles.ts";
import type { SessionScope } from "./scopes.ts";

type Headed = Pick<FastifyRequest, "headers">;

/** The caller that the bearer token names, or an anonymous one without a token. Refuses an invalid token. */
export async function callerOf(parts: GateParts, { headers }: Headed): Promise<Caller> {
  if (headers.authorization === undefined) return { roles: ["anonymous"] };
  const caller = await callerByToken(parts, headers.authorization);
  if (!caller) throw new Problem("unauthorized");
  return caller;
}

/** Whether the caller is an administrator acting as themselves. Refuses nobody. */
export async function isAdministrator(parts: GateParts, { headers }: Headed): Promise<boolean> {
  const caller = headers.authorization && (await callerByToken(parts, headers.authorization));
  return typeof caller === "object" && caller.roles.includes("administrator");
}

/** The scope of a signed-in person; undefined for a provisional session. */
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

/** `readToken`, called once per token: whether a token is ours depends only on its text and the keys. */
export async function readSessionToken(
  keys: Keyring,
  token: string,
  now: number,
): Promise<ReadToken | undefined> {
  const subject = await verified.of(keys.keys, token, () => readToken(keys, "session", token, now));
  return subject && subject.expiresAt > now ? subject : undefined;
}

/** Cached, or read. An impersonation is always read: it also depends on its administrator's account and session. */
async function liveOf(
  { read, sessions }: GateParts,
  { accountId, sessionId }: Pick<LiveSession, "accountId" | "sessionId">,
  now: number,
): Promise<LiveSession | undefined> {
  const cached = sessions.get(accountId, sessionId);
  if (cached && cached.expiresAt > now) return cached;
  const asOf = sessions.changes;
  const live = await liveSession(read, sessionId, now);
  if (live?.impersonatorId === null) sessions.keep(live.accountId, sessionId, live, asOf);
  return live;
}
