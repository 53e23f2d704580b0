import type { Clock } from "../clock.ts";
import { coalesce } from "../coalesce.ts";
import type { Database } from "../database/database.ts";
import { heartbeat } from "../lease.ts";
import type { Logger } from "../log.ts";
import { claim, fail, finish, type Lane, renew, type Task } from "./queue.ts";
import { type LaneName, lanes, type RunnableTask } from "./task.ts";

/** A task that a worker is doing now. */
export interface TaskAtWork {
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
/** Part of every list of names, because a list must not be empty. */
const noName = "";

export function startWorker<Parts>(options: {
  database: Database;
  clock: Clock;
  log: Logger;
  /** The kinds of tasks that this version knows. */
  tasks: readonly RunnableTask<NoInfer<Parts>>[];
  /** The parts that tasks run with. */
  parts: Parts;
}): Worker {
  const { database, clock, log, parts } = options;
  const kinds = new Map(options.tasks.map((kind) => [kind.name, kind]));
  const atWork = new Map<Task, number>();
  let closed = false;
  let performed = 0;

  async function perform(task: Task): Promise<void> {
    atWork.set(task, clock.now());
    try {
      const kind = kinds.get(task.name);
      if (!kind) throw new Error(`No part of this version does ${task.name}.`);
      const outcome = await kind.run(parts, kind.schema.parse(task.payload) as never, task);
      if (outcome !== "put off") await finish(database, task, clock.now());
    } catch (error) {
      log.warn({ err: error, task: task.name, attempts: task.attempts }, "a task failed");
      await fail(database, task, error, clock.now());
    } finally {
      atWork.delete(task);
    }
  }

  // A process that died or hangs stays silent, so that another takes over its tasks.
  const leases = coalesce(
    async () => {
      if (atWork.size === 0) return;
      for (const task of await renew(database, [...atWork.keys()], clock.now()))
        if (atWork.has(task)) log.warn({ task: task.name }, "another worker has taken a task over");
    },
    (error) => log.error({ err: error }, "the leases of tasks could not be extended"),
  );

  const drainOf = (lane: Lane, most: number) =>
    coalesce(
      async () => {
        while (!closed) {
          const tasks = await claim(database, clock.now(), most, lane);
          if (tasks.length === 0) return;
          await Promise.all(tasks.map(perform));
          performed += tasks.length;
        }
      },
      (error) => log.error({ err: error }, "tasks could not be read"),
    );

  const namesIn = (lane: LaneName) =>
    options.tasks.filter((kind) => kind.lane === lane).map(({ name }) => name);
  const named = (Object.keys(lanes) as LaneName[]).filter((lane) => namesIn(lane).length > 0);
  const quickLane = drainOf({ except: [noName, ...named.flatMap(namesIn)] }, lanes.quick);
  const allLanes = [...named.map((lane) => drainOf({ only: namesIn(lane) }, lanes[lane])), quickLane];
  const ask = async () => {
    // Tasks in one lane may request tasks in another.
    for (let before = -1; before !== performed; ) {
      before = performed;
      for (const lane of allLanes) await lane.ask();
    }
  };
  const askAll = () => {
    for (const lane of allLanes) void lane.ask();
  };
  const timer = setInterval(askAll, pollMilliseconds);
  const pulse = setInterval(() => void leases.ask(), heartbeat);
  // Nearly all requests are for quick tasks. Any other can wait for the next look.
  database.afterWrite("tasks", () => void quickLane.ask());
  return {
    atWork: () => [...atWork].map(([{ name, id }, since]) => ({ name, id, since })),
    idle: ask,
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.all(allLanes.map((lane) => lane.close()));
      clearInterval(pulse);
      await leases.close();
    },
  };
}
