import type { Clock } from "../clock.ts";
import { coalesce } from "../coalesce.ts";
import type { Database } from "../database/database.ts";
import { heartbeat } from "../lease.ts";
import type { Logger } from "../log.ts";
import { openLane } from "./lane.ts";
import { claim, fail, finish, renew, type Selection, type Task } from "./queue.ts";
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
      performed += 1;
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

  const laneOf = (names: readonly string[], slots: number, selection: Selection) => {
    const lane = openLane({
      slots,
      claim: (most) => claim(database, clock.now(), most, selection),
      perform,
      onError: (error) => log.error({ err: error }, "tasks could not be read"),
    });
    const look = () => lane.look();
    for (const name of names) database.afterWrite(`tasks ${name}`, look);
    return lane;
  };

  const byLane = Map.groupBy(options.tasks, ({ lane }) => lane ?? "quick");
  const namesIn = (lane: LaneName) => (byLane.get(lane) ?? []).map(({ name }) => name);
  const others = [...byLane.keys()].filter((lane) => lane !== "quick");
  // Takes names that this version doesn't know, too.
  const rest = { except: [noName, ...others.flatMap(namesIn)] };
  const allLanes = [
    ...others.map((lane) => laneOf(namesIn(lane), lanes[lane], { only: namesIn(lane) })),
    laneOf(namesIn("quick"), lanes.quick, rest),
  ];
  const timer = setInterval(() => {
    for (const lane of allLanes) lane.look();
  }, pollMilliseconds);
  const pulse = setInterval(() => void leases.ask(), heartbeat);
  return {
    atWork: () => [...atWork].map(([{ name, id }, since]) => ({ name, id, since })),
    async idle() {
      // Tasks in one lane may request tasks in another.
      for (let before = -1; before !== performed; ) {
        before = performed;
        for (const lane of allLanes) await lane.idle();
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all(allLanes.map((lane) => lane.close()));
      clearInterval(pulse);
      await leases.close();
    },
  };
}
