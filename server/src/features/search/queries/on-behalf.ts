import { limits } from "@candor/contract/limits";
import type { Asking } from "@candor/engine/port";
import type { FastifyRequest } from "fastify";
import type { ConcurrencyLimit } from "../../../platform/http/concurrency-limit.ts";
import type { SearchParts } from "./ask.ts";

interface Shares {
  readonly runningSearches: ConcurrencyLimit;
}

/** What searches need, except the caller. */
export type SharedParts<P extends SearchParts = SearchParts> = Omit<P, keyof Asked> & Shares;

type Asked = Pick<SearchParts, "asking">;

/** Runs a caller's search within their share of the searches in progress and the time limit. */
export function onBehalf<P extends Shares, T>(
  parts: P,
  request: FastifyRequest,
  find: (parts: P & Asked) => Promise<T>,
): Promise<T> {
  const caller = parts.runningSearches.callerOf(request);
  const until = performance.now() + limits.searchMilliseconds;
  return parts.runningSearches.run(caller, () => find({ ...parts, asking: named(caller, { until }) }));
}

/** Without a share or a time limit: for searches that wait for another service. */
export function slowlyOnBehalf<P extends Shares>(parts: P, request: FastifyRequest): P & Asked {
  return { ...parts, asking: named(parts.runningSearches.callerOf(request), {}) };
}

function named(caller: string | undefined, asking: Pick<Asking, "until">): Asking {
  return caller === undefined ? asking : { ...asking, caller };
}
