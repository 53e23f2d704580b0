import { monitorEventLoopDelay } from "node:perf_hooks";

/** In milliseconds. */
export interface EventLoopDelay {
  readonly p99: number;
  readonly longest: number;
  /** How long was measured. */
  readonly over: number;
}

/** How often the delay is measured, in milliseconds. */
const resolution = 20;

/** Measures how late the event loop runs what is due. */
export class EventLoopWatch {
  readonly #histogram = monitorEventLoopDelay({ resolution });
  #since = performance.now();

  constructor() {
    this.#histogram.enable();
  }

  /** Since the last call, or since the start. */
  take(): EventLoopDelay {
    const now = performance.now();
    const delay = {
      p99: late(this.#histogram.percentile(99)),
      longest: late(this.#histogram.max),
      over: now - this.#since,
    };
    this.#histogram.reset();
    this.#since = now;
    return delay;
  }

  close(): void {
    this.#histogram.disable();
  }
}

/** The histogram has the time between two measurements, in nanoseconds. */
function late(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - resolution);
}
