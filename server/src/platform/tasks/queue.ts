import type { Selectable } from "kysely";
import { type Database, type Reader, touch, type Writer } from "../database/database.ts";
import type { TaskTable } from "../database/tables/platform.ts";

export interface TaskRequest {
  readonly name: string;
  /** A task with this key runs once, however often it is requested. */
  readonly key: string;
  readonly payload: unknown;
  /** Milliseconds since 1970; at once if absent. */
  readonly runAt?: number;
}

export interface Task {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
}

export function enqueue(writer: Writer, task: TaskRequest, now: number): Promise<void> {
  return enqueueAll(writer, [task], now);
}

export async function enqueueAll(writer: Writer, tasks: readonly TaskRequest[], now: number): Promise<void> {
  if (tasks.length === 0) return;
  touch(writer, "tasks");
  await writer
    .insertInto("task")
    .values(
      tasks.map((task) => ({
        key: task.key,
        name: task.name,
        payload_json: JSON.stringify(task.payload),
        state: "ready" as const,
        attempts: 0,
        run_at: task.runAt ?? now,
        leased_until: 0,
        last_error: null,
        finished_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** How long a worker may be silent before another may take over its task, in milliseconds. */
const lease = 60_000;
/** How often a worker says that it is still working, in milliseconds. Two of these may fail. */
export const heartbeat = lease / 3;

/** Which tasks a worker takes: those with one of these names, or those with any other. */
export type Lane = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Takes up to `most` due tasks of a lane; returns none only if none are due. */
export async function claim(database: Database, now: number, most: number, lane: Lane): Promise<Task[]> {
  const [within, names] = "only" in lane ? (["in", lane.only] as const) : (["not in", lane.except] as const);
  for (;;) {
    const due = await database.read
      .selectFrom("task")
      .selectAll()
      .where("state", "=", "ready")
      .where("name", within, names)
      .where("run_at", "<=", now)
      .where("leased_until", "<=", now)
      .orderBy("run_at")
      .limit(most)
      .execute();
    if (due.length === 0) return [];
    const claimed = await database.write((writer) => leaseEach(writer, due, now));
    if (claimed.length > 0) return claimed;
  }
}

/** The lease is ours if nobody changed it since we read it. */
async function leaseEach(
  writer: Writer,
  due: readonly Selectable<TaskTable>[],
  now: number,
): Promise<Task[]> {
  const claimed: Task[] = [];
  for (const row of due) {
    const attempts = row.attempts + 1;
    const { numUpdatedRows } = await writer
      .updateTable("task")
      .set({ leased_until: now + lease, attempts })
      .where("id", "=", row.id)
      .where("state", "=", "ready")
      .where("leased_until", "=", row.leased_until)
      .where("attempts", "=", row.attempts)
      .executeTakeFirst();
    if (numUpdatedRows === 1n)
      claimed.push({
        id: row.id,
        key: row.key,
        name: row.name,
        payload: JSON.parse(row.payload_json),
        attempts,
      });
  }
  return claimed;
}

/**
 * Extends the leases of tasks still being worked on, and resolves to those that another worker has taken over
 * meanwhile. Each claim increments `attempts`, and a failed task has no lease left to extend.
 */
export async function renew(database: Database, tasks: readonly Task[], now: number): Promise<Task[]> {
  const lost: Task[] = [];
  await database.write(async (writer) => {
    for (const task of tasks) {
      const { numUpdatedRows } = await writer
        .updateTable("task")
        .set({ leased_until: now + lease })
        .where("id", "=", task.id)
        .where("state", "=", "ready")
        .where("attempts", "=", task.attempts)
        .where("leased_until", ">", 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) lost.push(task);
    }
  });
  return lost;
}

export async function finish(database: Database, task: Task, now: number): Promise<void> {
  await database.write((writer) =>
    writer
      .updateTable("task")
      .set({ state: "done", finished_at: now, last_error: null })
      .where("id", "=", task.id)
      .execute(),
  );
}

/** Tries before a task is set aside for a person to look at. */
export const mostAttempts = 10;

/** About five days of tries: as long as RFC 5321, section 4.5.4.1, asks for with undeliverable mail. */
const mostAttemptsWhileAway = 130;

/** Another server that a task needs doesn't answer, or asks us to try later. It will be back. */
export class AwayError extends Error {
  override name = "AwayError";
}

/** Later tries wait longer: 1 s, 2 s, 4 s … up to an hour. */
export function backoff(attempts: number): number {
  return Math.min(1000 * 2 ** (attempts - 1), 3_600_000);
}

/** A worker that lost its lease leaves the task to the new owner. */
export async function fail(database: Database, task: Task, error: unknown, now: number): Promise<void> {
  const dead = task.attempts >= (error instanceof AwayError ? mostAttemptsWhileAway : mostAttempts);
  await database.write((writer) =>
    writer
      .updateTable("task")
      .set({
        state: dead ? "dead" : "ready",
        run_at: now + backoff(task.attempts),
        leased_until: 0,
        last_error: String(error).slice(0, 1000),
        finished_at: dead ? now : null,
      })
      .where("id", "=", task.id)
      .where("state", "=", "ready")
      .where("attempts", "=", task.attempts)
      .execute(),
  );
}

export async function deadLetters(read: Reader) {
  return read.selectFrom("task").selectAll().where("state", "=", "dead").orderBy("id").execute();
}

/** Requeues a dead letter; resolves to false if the id doesn't exist. */
export async function retryDeadLetter(database: Database, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database.write((writer) => {
    touch(writer, "tasks");
    return writer
      .updateTable("task")
      .set({ state: "ready", attempts: 0, run_at: now, leased_until: 0, finished_at: null })
      .where("id", "=", id)
      .where("state", "=", "dead")
      .executeTakeFirst();
  });
  return numUpdatedRows === 1n;
}
