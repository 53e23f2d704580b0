import { callbackify } from "node:util";
import {
  type RateLimit,
  type RateLimitName,
  rateLimits,
  uploadedKibibytes,
} from "@candor/contract/rate-limits";
import type { FastifyRequest } from "fastify";
import type { ExpressionBuilder } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Writer } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { isLoopback, networkOf } from "./addresses.ts";
import { Problem } from "./problem.ts";

/**
 * Counted in the database, so that all processes share the count. The others are frequent and cheap, and counted in
 * memory.
 */
const shared = new Set<RateLimitName>(["signIn"]);

/** Not counted for programs on this machine that don't use a proxy, because they belong to the operator. */
const freeForOperator = new Set<RateLimitName>(["reading", "reporting"]);

const mostCallers = 100_000;

/** Calls `done` with a problem if the caller asked too often; synchronously, unless the count is shared. */
export type Limiter = (
  name: RateLimitName,
  request: FastifyRequest,
  done: (refusal?: Problem) => void,
) => void;

export function rateLimiter(database: Database, clock: Clock, options: { behindProxy: boolean }): Limiter {
  const here = new Map<string, Window>();
  const refuseShared = callbackify(async (caller: string, limit: RateLimit) => {
    const wait = await countShared(database, caller, limit, clock.now());
    if (wait > 0) throw tooMany("too-many-attempts", wait);
  });
  return (name, request, done) => {
    if (!options.behindProxy && freeForOperator.has(name) && isLoopback(request.ip)) return done();
    const caller = `${name} ${networkOf(request.ip)}`;
    if (shared.has(name)) {
      refuseShared(caller, rateLimits[name], (refusal) => done(refusal as Problem | undefined));
      return;
    }
    const wait = countHere(here, caller, rateLimits[name], clock.now());
    done(wait > 0 ? tooMany("too-many-requests", wait) : undefined);
  };
}

/** Counts an upload against the limits of its address; refuses with a problem. */
export type UploadCounter = (request: FastifyRequest, bytes: number) => Promise<void>;

export function uploadCounter(database: Database, clock: Clock): UploadCounter {
  return async (request, bytes) => {
    const caller = `uploaded ${networkOf(request.ip)}`;
    const weight = Math.ceil(bytes / 1024);
    const wait = await countShared(database, caller, uploadedKibibytes, clock.now(), weight);
    if (wait > 0) throw tooMany("too-many-requests", wait);
  };
}

/** Counts the bytes of what an address sends against a limit; refuses with a problem. */
export type ByteCounter = (request: FastifyRequest, sent: unknown) => void;

/** Counted in the process: a refusal must not write. */
export function byteCounter(clock: Clock, limit: RateLimit): ByteCounter {
  const here = new Map<string, Window>();
  return (request, sent) => {
    const wait = countHere(here, networkOf(request.ip), limit, clock.now(), kibibytesOf(sent));
    if (wait > 0) throw tooMany("too-many-requests", wait);
  };
}

/** Counts calls in the process by what the caller shows, instead of by address; refuses with a problem. */
export function callCounter(clock: Clock, limit: RateLimit): (caller: string) => void {
  const here = new Map<string, Window>();
  return (caller) => {
    const wait = countHere(here, caller, limit, clock.now());
    if (wait > 0) throw tooMany("too-many-requests", wait);
  };
}

/** Started ones: the smallest report still costs a write. */
export function kibibytesOf(report: unknown): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify(report)) / 1024);
}

interface Window {
  startedAt: number;
  hits: number;
}

export function tooMany(code: "too-many-requests" | "too-many-attempts", milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Problem(code, { retryAfter: seconds, values: { duration: durationText(seconds) } });
}

/** A duration in words, in the largest unit that fits at least twice. */
function durationText(seconds: number): string {
  const [size, unit] = units.find(([size]) => seconds >= 2 * size) ?? second;
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const second = [1, "second"] as const;
const units = [[3600, "hour"], [60, "minute"], second] as const;

/** Milliseconds until the window ends if the limit is used up, otherwise 0. */
function countHere(
  windows: Map<string, Window>,
  caller: string,
  limit: RateLimit,
  now: number,
  weight = 1,
): number {
  const length = limit.per * 1000;
  const window = windows.get(caller);
  if (!window || now - window.startedAt >= length || now < window.startedAt) {
    // Clearing all counts is generous, but bounds the memory for many callers.
    if (windows.size >= mostCallers) windows.clear();
    windows.set(caller, { startedAt: now, hits: weight });
    return 0;
  }
  window.hits += weight;
  return window.hits > limit.requests ? window.startedAt + length - now : 0;
}

/**
 * Like `countHere`, for all processes on one database. A window that starts in the future is from before the clock
 * stepped back. It ends at once, because catching up with it could take any time.
 */
export async function countShared(
  database: Database,
  key: string,
  limit: RateLimit,
  now: number,
  weight = 1,
): Promise<number> {
  return database.write((writer) => tally(writer, key, limit, now, weight));
}

/**
 * In milliseconds. When requests come at the same time, the later one may be counted first: only a window that starts
 * further ahead than this means that the clock was set back.
 */
const clockTolerance = 10_000;

/** Like `countShared`, in an open transaction. */
export async function tally(
  writer: Writer,
  key: string,
  limit: RateLimit,
  now: number,
  weight = 1,
): Promise<number> {
  const length = limit.per * 1000;
  const isOver = (e: ExpressionBuilder<Tables, "rate_window">) =>
    e.or([
      e("rate_window.started_at", "<=", now - length),
      e("rate_window.started_at", ">", now + clockTolerance),
    ]);
  const { started_at, hits } = await writer
    .insertInto("rate_window")
    .values({ key, started_at: now, hits: weight })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((e) => ({
        started_at: e.case().when(isOver(e)).then(now).else(e.ref("rate_window.started_at")).end(),
        hits: e
          .case()
          .when(isOver(e))
          .then(weight)
          .else(e("rate_window.hits", "+", weight))
          .end(),
      })),
    )
    .returning(["started_at", "hits"])
    .executeTakeFirstOrThrow();
  return hits > limit.requests ? started_at + length - now : 0;
}

/** Takes one count back, because the counted try turned out to be legitimate. */
export async function forgiveShared(database: Database, key: string): Promise<void> {
  await database.write((writer) => forgive(writer, key));
}

/** Like `forgiveShared`, in an open transaction. */
export async function forgive(writer: Writer, key: string): Promise<void> {
  await writer
    .updateTable("rate_window")
    .set((e) => ({ hits: e("hits", "-", 1) }))
    .where("key", "=", key)
    .where("hits", ">", 0)
    .execute();
}
