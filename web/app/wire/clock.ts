/** Time in the wire's modules: tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, run: () => void): Cancel;
}

export type Cancel = () => void;

/** The clock that a page passes to the wire's modules. */
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

/** Stops waiting for some work when the signal aborts; the work itself continues unless it uses the signal too. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", abort));
}
