import type { FastifyRequest } from "fastify";
import { isLoopback, networkOf } from "./addresses.ts";
import { Problem } from "./problem.ts";

/** Limits the concurrent work of one network address. */
export class ConcurrencyLimit {
  readonly #counts = new Map<string, number>();
  readonly #most: number;
  readonly #behindProxy: boolean;

  constructor(most: number, { behindProxy }: { behindProxy: boolean }) {
    this.#most = most;
    this.#behindProxy = behindProxy;
  }

  /**
   * The caller; `undefined` for programs on this machine that don't use a proxy, because they belong to the operator.
   */
  callerOf(request: FastifyRequest): string | undefined {
    return !this.#behindProxy && isLoopback(request.ip) ? undefined : networkOf(request.ip);
  }

  /** Runs work, or refuses it at once with a problem if the caller has too much under way. */
  async run<T>(caller: string | undefined, work: () => Promise<T>): Promise<T> {
    if (caller === undefined) return work();
    const count = this.#counts.get(caller) ?? 0;
    if (count >= this.#most) throw new Problem("overloaded", { retryAfter: 1 });
    this.#counts.set(caller, count + 1);
    try {
      return await work();
    } finally {
      const left = this.#counts.get(caller)! - 1;
      if (left > 0) this.#counts.set(caller, left);
      else this.#counts.delete(caller);
    }
  }
}
