import type { AlertFrequency } from "@candor/contract/values";
import { afterQuiet, isQuiet, nextDue, type Rhythm } from "./schedule.ts";

interface Scheduled {
  readonly frequency: AlertFrequency;
  readonly hour: number;
  readonly time_zone: string | null;
}

/** The dates that follow from one moment, cached: zones and hours are few, and finding the time somewhere is slow. */
export class Calendar {
  readonly #now: number;
  readonly #known = new Map<string, number | boolean>();

  constructor(now: number) {
    this.#now = now;
  }

  isQuiet(timeZone: string | null): boolean {
    return this.#once(`quiet ${timeZone}`, () => isQuiet(this.#now, timeZone));
  }

  next(alert: Scheduled): number {
    return this.#dated("next", alert, nextDue);
  }

  morning(alert: Scheduled): number {
    return this.#dated("morning", alert, afterQuiet);
  }

  #dated(
    what: string,
    { frequency, hour, time_zone: timeZone }: Scheduled,
    date: (rhythm: Rhythm, now: number) => number,
  ): number {
    const key = `${what} ${frequency} ${hour} ${timeZone}`;
    return this.#once(key, () => date({ frequency, hour, timeZone }, this.#now));
  }

  #once<Value extends number | boolean>(key: string, find: () => Value): Value {
    const value = (this.#known.get(key) as Value | undefined) ?? find();
    this.#known.set(key, value);
    return value;
  }
}
