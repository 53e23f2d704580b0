import { Worker } from "node:worker_threads";
import { type TurnLimits, Turns } from "../turns.ts";
import type { Question } from "./estimator.ts";

/** From easily guessed to very hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Characters that are examined: the rest doesn't make a password easier to guess, and the time stays bounded. */
const examined = 64;

/** An office shares an address, and its people ask while they type. */
const limits: TurnLimits = { atOnce: 1, waiting: 100, ofOneSender: 20 };

const turns = new Turns(limits);

interface Asking {
  /** Words that somebody who knows the person would try first. */
  readonly own?: readonly string[];
  /** The network address that asks: addresses take turns, so that nobody waits for all passwords of another. */
  readonly sender: string;
}

/**
 * How hard a password is to guess, estimated in its own thread because long ones take a tenth of a second. Rejects with
 * `unavailable` if too many wait.
 */
export function passwordStrength(password: string, { own = [], sender }: Asking): Promise<Strength> {
  return turns.run(sender, () => {
    thread ??= startThread();
    return thread.ask(
      password.slice(0, examined),
      own.map((word) => word.slice(0, examined)),
    );
  });
}

/** Started at first use: the dictionaries are large, and few people set a new password. */
let thread: ReturnType<typeof startThread> | undefined;

function startThread() {
  const waiting = new Map<number, PromiseWithResolvers<Strength>>();
  const worker = new Worker(new URL("./estimator.ts", import.meta.url));
  let asked = 0;
  worker.on("message", ({ id, strength }: { id: number; strength: Strength }) => {
    waiting.get(id)?.resolve(strength);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on("error", (error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
  });
  worker.unref();
  return {
    ask(password: string, own: readonly string[]) {
      const answer = Promise.withResolvers<Strength>();
      asked += 1;
      waiting.set(asked, answer);
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id: asked, password, own } satisfies Question);
      return answer.promise;
    },
  };
}
