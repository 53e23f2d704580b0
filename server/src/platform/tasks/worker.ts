import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../log.ts";
import { claim, fail, finish, type Task } from "./queue.ts";

/** Does one kind of task. It may run again after a crash, so it must bear being repeated. */
export type TaskHandler = (payload: unknown, task: Task) => Promise<void>;

export interface Worker {
  /** Resolves when no task is due any more. */
  idle(): Promise<void>;
  /** Resolves when the tasks under way have ended; none is begun after the call. */
  close(): Promise<void>;
}

const pollMilliseconds = 1000;
const atOnce = 10;

export function startWorker(options: {
  database: Database;
  clock: Clock;
  log: Logger;
  handlers: Readonly<Record<string, TaskHandler>>;
}): Worker {
  const { database, clock, log, handlers } = options;
  let closed = false;
  let running: Promise<void> | undefined;

  async function perform(task: Task): Promise<void> {
    try {
      const handler = handlers[task.name];
      if (!handler) throw new Error(`No part of this version does ${task.name}.`);
      await handler(task.payload, task);
      await finish(database, task, clock.now());
    } catch (error) {
      log.warn({ err: error, task: task.name, attempts: task.attempts }, "a task failed");
      await fail(database, task, error, clock.now());
    }
  }

  async function drain(): Promise<void> {
    while (!closed) {
      const tasks = await claim(database, clock.now(), atOnce);
      if (tasks.length === 0) return;
      await Promise.all(tasks.map(perform));
    }
  }

  function poke(): Promise<void> {
    if (closed) return Promise.resolve();
    running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, "tasks could not be read"))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(() => void poke(), pollMilliseconds);
  database.afterWrite(() => void poke());
  return {
    async idle() {
      await running;
      await poke();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
