import { limits } from "@candor/contract/limits";
import type { FastifyRequest } from "fastify";
import type { InHand } from "../../../platform/http/in-hand.ts";
import type { SearchParts } from "./ask.ts";

/** What searches need before it is known who asks. */
export type SharedParts<P extends SearchParts = SearchParts> = Omit<P, "asking"> & {
  readonly searchesInHand: InHand;
};

/** A caller's search, within their share of what is in hand and the time that a search has. */
export function onBehalf<P extends SearchParts, T>(
  parts: SharedParts<P>,
  request: FastifyRequest,
  find: (parts: P) => Promise<T>,
): Promise<T> {
  const caller = parts.searchesInHand.callerOf(request);
  const until = performance.now() + limits.searchMilliseconds;
  return parts.searchesInHand.of(caller, () => find({ ...parts, asking: named({ caller, until }) } as never));
}

/** Without a share and a limit of time: for what waits for others. */
export function slowlyOnBehalf<P extends SearchParts>(parts: SharedParts<P>, request: FastifyRequest): P {
  return { ...parts, asking: named({ caller: parts.searchesInHand.callerOf(request) }) } as never;
}

function named({ caller, ...asking }: { caller: string | undefined; until?: number }): SearchParts["asking"] {
  return caller === undefined ? asking : { ...asking, caller };
}
