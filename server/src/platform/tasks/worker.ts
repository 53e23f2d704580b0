import type { Clock } from "../clock.ts";
import { type Coalesced, coalesce } from "../coalesce.ts";
import type { Database } from "../database/database.ts";
import { heartbeat } from "../lease.ts";
import type { Logger } from "../log.ts";
import { openLanes } from "./lanes.ts";
import { fail, finish, renew, type Task } from "./queue.ts";
import type { RunnableTask } from "./task.ts";

/** A task that a worker is doing now. */
interface TaskAtWork {
  readonly name: string;
  readonly id: number;
  /** By the worker's clock, in milliseconds since 1970. */
  readonly since: number;
}

export interface Worker {
  /** What it is doing now, the longest first. */
  atWork(): readonly TaskAtWork[];
  /** Resolves when no task is due. */
  idle(): Promise<void>;
  /** Resolves when running tasks have ended; none starts after the call. */
  close(): Promise<void>;
}

/** For a process that leaves tasks to others. */
export const noWorker: Worker = { atWork: () => [], idle: async () => {}, close: async () => {} };

const pollMilliseconds = 1000;

interface WorkerOptions<Parts> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** The kinds of tasks that this version knows. */
  readonly tasks: readonly RunnableTask<NoInfer<Parts>>[];
  /** The parts that tasks run with. */
  readonly parts: Parts;
}

export function startWorker<Parts>(options: WorkerOptions<Parts>): Worker {
  const { clock } = options;
  const atWork = new Map<Task, number>();
  const run = runnerOf(options);
  const lanes = openLanes({
    ...options,
    async perform(task) {
      atWork.set(task, clock.now());
      await run(task).finally(() => atWork.delete(task));
    },
  });
  const leases = leasesOf(atWork, options);
  const timer = setInterval(() => lanes.look(), pollMilliseconds);
  const pulse = setInterval(() => void leases.ask(), heartbeat);
  return {
    atWork: () => [...atWork].map(([{ name, id }, since]) => ({ name, id, since })),
    idle: () => lanes.idle(),
    async close() {
      clearInterval(timer);
      await lanes.close();
      clearInterval(pulse);
      await leases.close();
    },
  };
}

/** Runs a task and records how it ended. */
function runnerOf<Parts>({ database, clock, log, tasks, parts }: WorkerOptions<Parts>) {
  const kinds = new Map(tasks.map((kind) => [kind.name, kind]));
  return async (task: Task): Promise<void> => {
    try {
      const kind = kinds.get(task.name);
      if (!kind) throw new Error(`No part of this version does ${task.name}.`);
      const outcome = await kind.run(parts, kind.schema.parse(task.payload) as never, task);
      if (outcome !== "put off") await finish(database, task, clock.now());
    } catch (error) {
      log.warn({ err: error, task: task.name, attempts: task.attempts }, "a task failed");
      await fail(database, task, error, clock.now());
    }
  };
}

type LeaseOptions = Pick<WorkerOptions<unknown>, "database" | "clock" | "log">;

/** Extends running tasks' leases. A process that died or hangs extends none, so another takes over its tasks. */
function leasesOf(atWork: ReadonlyMap<Task, number>, { database, clock, log }: LeaseOptions): Coalesced {
  return coalesce(
    async () => {
      if (atWork.size === 0) return;
      for (const task of await renew(database, [...atWork.keys()], clock.now()))
        if (atWork.has(task)) log.warn({ task: task.name }, "another worker has taken a task over");
    },
    (error) => log.error({ err: error }, "the leases of tasks could not be extended"),
  );
}
