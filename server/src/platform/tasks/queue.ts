import type { Selectable } from "kysely";
import { type Database, type Reader, touch, type Writer } from "../database/database.ts";
import type { TaskTable } from "../database/tables/platform.ts";
import { lease } from "../lease.ts";

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
  touchDue(
    writer,
    tasks.filter(({ runAt = now }) => runAt <= now),
  );
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

/** Makes this process look for tasks of these kinds once the transaction is committed. */
export function touchDue(writer: Writer, tasks: readonly Pick<Task, "name">[]): void {
  for (const { name } of tasks) touch(writer, `tasks ${name}`);
}

/** Which tasks a worker takes: those with one of these names, or those with any other. */
export type Selection = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Takes up to `most` due tasks; returns none only if none are due. */
export async function claim(
  database: Database,
  now: number,
  most: number,
  selection: Selection,
): Promise<Task[]> {
  for (;;) {
    const due = await dueIn(database.read, selection, now).limit(most).execute();
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const rows = await database.writeOne((writer) => leasing(writer, ids, now));
    const claimed = new Map(rows.map((row) => [row.id, taskOf(row)]));
    if (claimed.size > 0) return ids.flatMap((id) => claimed.get(id) ?? []);
  }
}

function dueIn(read: Reader, selection: Selection, now: number) {
  const [within, names] =
    "only" in selection ? (["in", selection.only] as const) : (["not in", selection.except] as const);
  return read
    .selectFrom("task")
    .select("id")
    .where("state", "=", "ready")
    .where("name", within, names)
    .where("run_at", "<=", now)
    .where("leased_until", "<=", now)
    .orderBy("run_at");
}

/** Leases those of these tasks that nobody has taken since we read them. */
function leasing(writer: Reader, ids: readonly number[], now: number) {
  return writer
    .updateTable("task")
    .set((e) => ({ leased_until: now + lease, attempts: e("attempts", "+", 1) }))
    .where("id", "in", ids)
    .where("state", "=", "ready")
    .where("run_at", "<=", now)
    .where("leased_until", "<=", now)
    .returningAll();
}

function taskOf({ id, key, name, payload_json, attempts }: Selectable<TaskTable>): Task {
  return { id, key, name, payload: JSON.parse(payload_json), attempts };
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
  await database.writeOne((writer) =>
    writer
      .updateTable("task")
      .set({ state: "done", finished_at: now, last_error: null })
      .where("id", "=", task.id),
  );
}

/** What a task resolves with: "put off" if it isn't done, but will run again. */
export type TaskOutcome = "put off" | void;

/**
 * Makes a running task run again later, as if for the first time. It stays one task, so a worker that dies around this
 * leaves no second one behind.
 */
export async function putOff(writer: Writer, task: Task, runAt: number): Promise<TaskOutcome> {
  await writer
    .updateTable("task")
    .set({ run_at: runAt, leased_until: 0, attempts: 0, last_error: null })
    .where("id", "=", task.id)
    .where("state", "=", "ready")
    .where("attempts", "=", task.attempts)
    .execute();
  return "put off";
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
  await database.writeOne((writer) =>
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
      .where("attempts", "=", task.attempts),
  );
}

export async function deadLetters(read: Reader) {
  return read.selectFrom("task").selectAll().where("state", "=", "dead").orderBy("id").execute();
}

/** Requeues a dead letter; resolves to false if the id doesn't exist. */
export async function retryDeadLetter(database: Database, id: number, now: number): Promise<boolean> {
  return (await requeue(database, { id }, now)) === 1;
}

/** Requeues the dead letters of a kind; resolves to how many there were. */
export function retryDeadLetters(database: Database, name: string, now: number): Promise<number> {
  return requeue(database, { name }, now);
}

async function requeue(
  database: Database,
  which: { readonly id: number } | { readonly name: string },
  now: number,
): Promise<number> {
  return database.write(async (writer) => {
    const again = await writer
      .updateTable("task")
      .set({ state: "ready", attempts: 0, run_at: now, leased_until: 0, finished_at: null })
      .where((e) => e.and(which))
      .where("state", "=", "dead")
      .returning("name")
      .execute();
    touchDue(writer, again);
    return again.length;
  });
}
