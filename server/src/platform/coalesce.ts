/** Work that is asked for more often than it needs to be done. */
export interface Coalesced {
  /** Resolves when the work has been done from beginning to end after this call. */
  ask(): Promise<void>;
  /** Resolves when what was asked for has ended; asks that come later do nothing. */
  close(): Promise<void>;
}

/**
 * Runs `work` once at a time: asks that come while it runs are answered by one further run. It must not reject, so
 * its failures go to `onError`.
 */
export function coalesce(work: () => Promise<void>, onError: (error: unknown) => void): Coalesced {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let closed = false;

  const run = (): Promise<void> => {
    running = work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    ask() {
      if (closed) return Promise.resolve();
      if (!running) return run();
      next ??= running.then(() => {
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
