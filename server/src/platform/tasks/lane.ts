import { coalesce } from "../coalesce.ts";
import type { Task } from "./queue.ts";

export interface Lane {
  /** Starts due tasks, as many as there are free slots. */
  look(): void;
  /** Resolves when no task is due. */
  idle(): Promise<void>;
  /** Resolves when running tasks have ended; none starts after the call. */
  close(): Promise<void>;
}

/** Runs up to `slots` tasks at once. As soon as one ends, its slot takes the next. */
export function openLane(options: {
  slots: number;
  /** Takes up to `most` due tasks; none only if none are due. */
  claim: (most: number) => Promise<readonly Task[]>;
  perform: (task: Task) => Promise<void>;
  onError: (error: unknown) => void;
}): Lane {
  const running = new Set<Promise<void>>();
  let closed = false;

  const fill = coalesce(async () => {
    while (!closed && running.size < options.slots) {
      const tasks = await options.claim(options.slots - running.size);
      if (tasks.length === 0) return;
      for (const task of tasks) start(task);
    }
  }, options.onError);

  function start(task: Task): void {
    const work = options
      .perform(task)
      .catch(options.onError)
      .finally(() => {
        running.delete(work);
        void fill.ask();
      });
    running.add(work);
  }

  return {
    look: () => void fill.ask(),
    async idle() {
      await fill.ask();
      while (running.size > 0) {
        await Promise.all(running);
        await fill.ask();
      }
    },
    async close() {
      closed = true;
      await fill.close();
      await Promise.all(running);
    },
  };
}
