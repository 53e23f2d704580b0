import { randomBytes } from "node:crypto";
import { logInWithCode, logInWithPassword } from "@candor/server/features/session/commands/log-in";
import { refresh } from "@candor/server/features/session/commands/sessions";
import type { GateParts } from "@candor/server/features/session/gate/parts";
import type { SessionScope } from "@candor/server/features/session/gate/scopes";
import { sessionOf } from "@candor/server/features/session/gate/tokens";
import { codeOf, codeSecret } from "@candor/server/features/session/rules/codes";
import { signToken } from "@candor/server/features/session/rules/tokens";
import { publicOrigin } from "@candor/server/platform/http/origin";
import { hashPassword } from "@candor/server/platform/passwords/hash";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { emailOf, type Records, sessionIdOf } from "./records.ts";

const callers = 2000;
const authorised = 20_000;
const refreshed = 300;
const atOnce = 64;
const signedIn = 1024;
const password = "kelp lantern 42";

export interface Figures {
  readonly sessions: number;
  /** A session's first call before it does anything, in milliseconds: reads its row, verifies its token. */
  readonly first: Summary;
  /** Cost of its next calls, while it is cached. */
  readonly gate: Summary;
  /** New tokens, including the durable write of the session. */
  readonly refresh: Summary;
  /** Exchanged per second, 64 at once. */
  readonly codesPerSecond: number;
  readonly passwordsPerSecond: number;
}

export async function measure(records: Records, sessions: number): Promise<Figures> {
  await records.fill(sessions);
  const gates: GateParts = {
    read: records.database.read,
    clock: records.clock,
    keys: records.keys,
    origin: publicOrigin("https://candor.test"),
    sessions: records.sessions,
  };
  const accounts = spread(callers, sessions);
  const tokens = await Promise.all(accounts.map((account) => tokenOf(records, account)));
  const turn = <T>(all: readonly T[], index: number) => all[(index * 7919) % all.length] as T;
  const first = await timedOnce(tokens, (token) => scopeOf(gates, token));
  const scopes = await Promise.all(tokens.map((token) => scopeOf(gates, token)));
  const gate = await timed(authorised, (index) => scopeOf(gates, turn(tokens, index)));
  const refreshes = await timed(refreshed, (index) =>
    refresh(records, turn(scopes, index), { network: "203.0.113.0/24", cookie: undefined }),
  );
  return {
    sessions,
    first,
    gate,
    refresh: refreshes,
    codesPerSecond: await codes(records, accounts),
    passwordsPerSecond: await passwords(records, accounts),
  };
}

/** Numbers from 1 to the last, as far apart as possible. */
function spread(count: number, last: number): number[] {
  const step = Math.max(1, Math.floor(last / count));
  return Array.from({ length: Math.min(count, last) }, (_, index) => 1 + index * step);
}

function tokenOf({ keys, clock }: Records, accountId: number): Promise<string> {
  const subject = { accountId, sessionId: sessionIdOf(accountId), email: emailOf(accountId) };
  return signToken(keys, "session", subject, clock.now());
}

async function scopeOf(gates: GateParts, token: string): Promise<SessionScope> {
  const scope = await sessionOf(gates, `Bearer ${token}`);
  if (!scope) throw new Error("A session that lives was refused.");
  return scope;
}

async function timed(count: number, work: (index: number) => Promise<unknown>): Promise<Summary> {
  for (let index = 0; index < count / 10; index++) await work(index);
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await millisecondsOf(() => work(index)));
  return summarize(times);
}

/** Runs each once. The first tenth is the warm-up. */
async function timedOnce<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<Summary> {
  const times: number[] = [];
  for (const one of all) times.push(await millisecondsOf(() => work(one)));
  return summarize(times.slice(all.length / 10));
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function codes(records: Records, accounts: readonly number[]): Promise<number> {
  const secret = codeSecret(records.keys);
  const rows = accounts.slice(0, signedIn).map((account) => ({
    email: emailOf(account),
    salt: randomBytes(16).toString("base64url"),
    tries: 0,
    created_at: records.clock.now(),
    used_at: null,
  }));
  await records.database.write((writer) => writer.insertInto("login_code").values(rows).execute());
  return perSecond(rows, ({ email, salt }) =>
    logInWithCode(records, {
      email,
      code: codeOf(secret, salt),
      client: clientOf(email),
      scope: undefined,
    }),
  );
}

async function passwords(records: Records, accounts: readonly number[]): Promise<number> {
  const chosen = accounts.slice(0, signedIn / 4);
  const hash = await hashPassword(password, randomBytes(16));
  await records.database.write((writer) =>
    writer.updateTable("account").set({ password_hash: hash }).where("id", "in", chosen).execute(),
  );
  return perSecond(chosen.map(emailOf), (email) =>
    logInWithPassword(records, { email, password, client: clientOf(email) }),
  );
}

function clientOf(email: string) {
  return {
    deviceHash: `bench-${email}`,
    device: "Firefox on Linux",
    network: "203.0.113.0/24",
    address: "203.0.113.1",
  };
}

async function perSecond<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  return rounded((1000 * all.length) / (performance.now() - start));
}
