import { setImmediate } from "node:timers/promises";
import type { Clock } from "../../app/wire/clock.ts";

export interface FakeClock extends Clock {
  /** Runs timers as they fall due, in order, letting promises settle after each. */
  advance(milliseconds: number): Promise<void>;
  /** Milliseconds from now until each timer that is set, soonest first. */
  due(): number[];
}

export const startOfTime = Date.UTC(2026, 0, 1);

export function fakeClock(): FakeClock {
  let now = startOfTime;
  const timers = new Set<{ at: number; run: () => void }>();
  const soonest = () => [...timers].sort((one, other) => one.at - other.at);

  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      await setImmediate();
      for (let next = soonest()[0]; next && next.at <= until; next = soonest()[0]) {
        now = next.at;
        timers.delete(next);
        next.run();
        await setImmediate();
      }
      now = until;
    },
    due: () => soonest().map(({ at }) => at - now),
  };
}
