/** The only source of time. Months can pass in a test because nothing else asks what time it is. */
export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that can be set (`TEST_CLOCK`) and runs on from there. */
export class SettableClock implements Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  set(instant: number): void {
    this.#offset = instant - Date.now();
  }
}
