import { limits } from "@candor/contract/limits";
import type { Asking } from "@candor/engine/port";
import type { FastifyRequest } from "fastify";
import type { InHand } from "../../../platform/http/in-hand.ts";
import type { SearchParts } from "./ask.ts";

interface Shares {
  readonly searchesInHand: InHand;
}

/** What searches need before it is known who asks. */
export type SharedParts<P extends SearchParts = SearchParts> = Omit<P, keyof Asked> & Shares;

type Asked = Pick<SearchParts, "asking">;

/** A caller's search, within their share of what is in hand and the time that a search has. */
export function onBehalf<P extends Shares, T>(
  parts: P,
  request: FastifyRequest,
  find: (parts: P & Asked) => Promise<T>,
): Promise<T> {
  const caller = parts.searchesInHand.callerOf(request);
  const until = performance.now() + limits.searchMilliseconds;
  return parts.searchesInHand.of(caller, () => find({ ...parts, asking: named(caller, { until }) }));
}

/** Without a share and a limit of time: for what waits for others. */
export function slowlyOnBehalf<P extends Shares>(parts: P, request: FastifyRequest): P & Asked {
  return { ...parts, asking: named(parts.searchesInHand.callerOf(request), {}) };
}

function named(caller: string | undefined, asking: Pick<Asking, "until">): Asking {
  return caller === undefined ? asking : { ...asking, caller };
}
