import { hash } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { keptAnswerKibibytes } from "@candor/contract/rate-limits";
import type { Route } from "@candor/contract/route";
import type { FastifyRequest } from "fastify";
import type { Writer } from "../database/database.ts";
import { hour } from "../durations.ts";
import { plainAddress } from "../plain-address.ts";
import { Problem } from "./problem.ts";
import { tally, tooMany } from "./rate-limits.ts";

/** A call that can be recognized when repeated. */
export interface Repeat {
  /** Derived from the caller, the route and the caller's key. */
  readonly key: string;
  /** Derived from the address and the body: the same key with a different one is a different request. */
  readonly fingerprint: string;
  /** The account, or without one the network address. */
  readonly caller: string;
}

const longestKey = 200;

/** Characters of an answer that is stored without being counted. */
const shortAnswer = 4096;

/** The caller is the account, so that a new token is the same caller; without an account, the network address. */
export function repeatOf(
  route: Route,
  request: FastifyRequest,
  body: unknown,
  accountId: number | undefined,
): Repeat | undefined {
  const chosen = request.headers["idempotency-key"];
  if (chosen === undefined) return undefined;
  if (typeof chosen !== "string" || chosen.length === 0 || chosen.length > longestKey)
    throw new Problem("invalid-request", { fields: [{ path: "Idempotency-Key", key: "validation.value" }] });
  const caller = String(accountId ?? plainAddress(request.ip));
  return {
    key: hash("sha256", `${route.method} ${route.path}\n${caller}\n${chosen}`, "base64url"),
    fingerprint: hash("sha256", JSON.stringify([request.params, body ?? null]), "base64url"),
    caller,
  };
}

/**
 * Does a command's work once per key, inside the command's transaction. The answer is stored with the writes, so
 * neither a crash nor two concurrent calls can do it twice.
 */
export async function once<T>(
  writer: Writer,
  repeat: Repeat | undefined,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  if (!repeat) return work();
  await writer
    .deleteFrom("idempotency_key")
    .where("key", "=", repeat.key)
    .where("created_at", "<", now - limits.idempotencyHours * hour)
    .execute();
  const { numInsertedOrUpdatedRows } = await writer
    .insertInto("idempotency_key")
    .values({ key: repeat.key, fingerprint: repeat.fingerprint, body: null, created_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return stored<T>(writer, repeat);
  const answer = await work();
  const text: string | undefined = JSON.stringify(answer);
  if (text !== undefined && text.length > shortAnswer) await countKept(writer, repeat, text, now);
  await writer
    .updateTable("idempotency_key")
    .set({ body: text ?? null })
    .where("key", "=", repeat.key)
    .execute();
  return answer;
}

/** Refuses, and so undoes, a call whose caller has had too much stored: each of them could have another key. */
async function countKept(writer: Writer, { caller }: Repeat, text: string, now: number): Promise<void> {
  const kibibytes = Math.ceil(text.length / 1024);
  const wait = await tally(writer, `kept answers for ${caller}`, keptAnswerKibibytes, now, kibibytes);
  if (wait > 0) throw tooMany("too-many-requests", wait);
}

async function stored<T>(writer: Writer, repeat: Repeat): Promise<T> {
  const row = await writer
    .selectFrom("idempotency_key")
    .selectAll()
    .where("key", "=", repeat.key)
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== repeat.fingerprint) throw new Problem("key-reused");
  return JSON.parse(row.body ?? "null") as T;
}
