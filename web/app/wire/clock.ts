/** Time as the modules of the wire know it: tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after so many milliseconds, unless what it gives back is called before. */
  after(milliseconds: number, run: () => void): Cancel;
}

export type Cancel = () => void;

/** What a page hands to the modules of the wire. */
export const machineClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void clock.after(milliseconds, resolve));
}

/** Milliseconds until try `retry` (from 0) is repeated: 2^retry seconds, up to a cap. */
export function retryDelay(retry: number, capSeconds: number): number {
  return 1000 * Math.min(2 ** retry, capSeconds);
}

/** Stops waiting for a work when the signal says so; the work itself goes on unless it knows the signal too. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", abort));
}
