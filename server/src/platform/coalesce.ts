import { AsyncResource } from "node:async_hooks";

/** Work that is requested more often than it needs to run. */
export interface Coalesced {
  /** Resolves when a run that started after this call has finished. */
  ask(): Promise<void>;
  /** Resolves when requested work has finished; later requests do nothing. */
  close(): Promise<void>;
}

/**
 * Runs `work` one at a time: requests that arrive while it runs share one more run. Never rejects; failures go to
 * `onError`. The work doesn't have the context of whoever requests it, such as their language, because it is everyone's.
 */
export function coalesce(work: () => Promise<void>, onError: (error: unknown) => void): Coalesced {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let closed = false;
  const inOwnContext = AsyncResource.bind(work);

  const run = (): Promise<void> => {
    running = inOwnContext()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    ask() {
      if (closed) return Promise.resolve();
      // Right after a run, the next one may be about to start.
      if (next) return next;
      if (!running) return run();
      next = running.then(() => {
        next = undefined;
        return closed ? undefined : run();
      });
      return next;
    },
    async close() {
      closed = true;
      await next;
      await running;
    },
  };
}
