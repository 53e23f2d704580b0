import { hash } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Route } from "@candor/contract/route";
import type { FastifyRequest } from "fastify";
import type { Writer } from "../database/database.ts";
import { hour } from "../durations.ts";
import { plainAddress } from "../plain-address.ts";
import { Problem } from "./problem.ts";

/** A call that can be recognized when repeated. */
export interface Repeat {
  /** Derived from the caller, the route and the caller's key. */
  readonly key: string;
  /** Derived from the address and the body: the same key with a different one is a different request. */
  readonly fingerprint: string;
}

const longestKey = 200;

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
  const caller = accountId ?? plainAddress(request.ip);
  return {
    key: hash("sha256", `${route.method} ${route.path}\n${caller}\n${chosen}`, "base64url"),
    fingerprint: hash("sha256", JSON.stringify([request.params, body ?? null]), "base64url"),
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
  await writer
    .updateTable("idempotency_key")
    .set({ body: JSON.stringify(answer) })
    .where("key", "=", repeat.key)
    .execute();
  return answer;
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
