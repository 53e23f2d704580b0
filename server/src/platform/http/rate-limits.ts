import { callbackify } from "node:util";
import {
  draftedKibibytes,
  type RateLimit,
  type RateLimitName,
  rateLimits,
  reportedKibibytes,
  uploadedKibibytes,
} from "@candor/contract/limits";
import type { FastifyRequest } from "fastify";
import type { ExpressionBuilder } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Writer } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { isLoopback, networkOf } from "./addresses.ts";
import { Problem } from "./problem.ts";

/** Counted in the database, so that all processes share the count; the others are many, cheap and counted here. */
const shared = new Set<RateLimitName>(["signIn"]);

/** Not counted for programs on this machine that come past no proxy: they are its operator's. */
const freeForOperator = new Set<RateLimitName>(["reading", "reporting"]);

const mostCallers = 100_000;

/** Calls `done` with a problem where the caller has asked too often; at once, unless the count is shared. */
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

/** Counts what somebody uploads against what their address may; refused with a problem. */
export type UploadCounter = (request: FastifyRequest, bytes: number) => Promise<void>;

export function uploadCounter(database: Database, clock: Clock): UploadCounter {
  return async (request, bytes) => {
    const caller = `uploaded ${networkOf(request.ip)}`;
    const weight = Math.ceil(bytes / 1024);
    const wait = await countShared(database, caller, uploadedKibibytes, clock.now(), weight);
    if (wait > 0) throw tooMany("too-many-requests", wait);
  };
}

/** Counts the bytes of what a browser reports against what its address may; refused with a problem. */
export type ReportCounter = (request: FastifyRequest, report: unknown) => void;

export function reportCounter(clock: Clock): ReportCounter {
  return kibibyteCounter(clock, reportedKibibytes);
}

/** Counts the bytes of saved drafts against what their address may save; refused with a problem. */
export function draftCounter(clock: Clock): (request: FastifyRequest, fields: unknown) => void {
  return kibibyteCounter(clock, draftedKibibytes);
}

/** Counted in the process: a refusal must not write. */
function kibibyteCounter(clock: Clock, limit: RateLimit) {
  const here = new Map<string, Window>();
  return (request: FastifyRequest, sent: unknown): void => {
    const wait = countHere(here, networkOf(request.ip), limit, clock.now(), kibibytesOf(sent));
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

/** In the largest unit of which there are two. */
function durationText(seconds: number): string {
  const [size, unit] = units.find(([size]) => seconds >= 2 * size) ?? second;
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const second = [1, "second"] as const;
const units = [[3600, "hour"], [60, "minute"], second] as const;

/** Milliseconds until the window ends when the limit is used up, otherwise 0. */
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
    // Forgetting everybody at once is generous, and keeps the memory of many callers bounded.
    if (windows.size >= mostCallers) windows.clear();
    windows.set(caller, { startedAt: now, hits: weight });
    return 0;
  }
  window.hits += weight;
  return window.hits > limit.requests ? window.startedAt + length - now : 0;
}

/**
 * Like `countHere`, for all processes on one database. A window that starts later than now is from before the clock
 * stepped back. It ends at once: waiting for the clock to come there again could take any time.
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

/** Like `countShared`, in a transaction that is already open. */
export async function tally(
  writer: Writer,
  key: string,
  limit: RateLimit,
  now: number,
  weight = 1,
): Promise<number> {
  const length = limit.per * 1000;
  const isOver = (e: ExpressionBuilder<Tables, "rate_window">) =>
    e.or([e("rate_window.started_at", "<=", now - length), e("rate_window.started_at", ">", now)]);
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

/** Takes one count back: what was counted beforehand turned out to be no offence. */
export async function forgiveShared(database: Database, key: string): Promise<void> {
  await database.write((writer) => forgive(writer, key));
}

/** Like `forgiveShared`, in a transaction that is already open. */
export async function forgive(writer: Writer, key: string): Promise<void> {
  await writer
    .updateTable("rate_window")
    .set((e) => ({ hits: e("hits", "-", 1) }))
    .where("key", "=", key)
    .where("hits", ">", 0)
    .execute();
}
