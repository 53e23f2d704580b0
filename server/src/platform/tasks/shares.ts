import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { minute } from "../durations.ts";

/** How long the servers of one party may keep a lane's tasks waiting before it exceeds its share, in milliseconds. */
const ahead = minute;

/** What one party may use for long, of one task at a time. */
const share = 1 / 4;

interface Use {
  readonly milliseconds: number;
  /** When it was so much. */
  readonly at: number;
}

/**
 * Shares a lane between parties, so that one whose servers answer slowly doesn't hold up the others. Kept in memory:
 * each process counts from zero.
 */
export class Shares {
  readonly #clock: Clock;
  readonly #uses = new LRUCache<number, Use>({ max: 10_000 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** When a party's next task may run, in milliseconds since 1970; never later for a party within its share. */
  nextAt(party: number): number {
    return this.#clock.now() + Math.max(0, this.#usedBy(party) - ahead) / share;
  }

  /** Does a task's waiting, which counts as the party's. */
  async use<T>(party: number, wait: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await wait();
    } finally {
      this.count(party, performance.now() - begun);
    }
  }

  count(party: number, milliseconds: number): void {
    this.#uses.set(party, { milliseconds: this.#usedBy(party) + milliseconds, at: this.#clock.now() });
  }

  #usedBy(party: number): number {
    const { milliseconds, at } = this.#uses.get(party) ?? { milliseconds: 0, at: 0 };
    return Math.max(0, milliseconds - Math.max(0, this.#clock.now() - at) * share);
  }
}
