import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { Lookup } from "./names.ts";
import type { MayReach } from "./public-address.ts";
import { faultOf, lookupWithin } from "./target.ts";

interface Calling {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string | Uint8Array;
  readonly mayReach: MayReach;
  readonly lookup?: Lookup | undefined;
  readonly signal: AbortSignal;
  /** The time limit that `signal` enforces, in milliseconds. */
  readonly within: number;
}

/**
 * Calls an address that `targetOf` let through. It is checked again after its name is resolved, and that same address
 * is called, so the name can't change in between. Doesn't follow redirects. Rejects with an `OutboundFault`.
 */
export async function call(target: URL, calling: Calling): Promise<IncomingMessage> {
  const { method, headers, body, mayReach, lookup, signal, within } = calling;
  const request = target.protocol === "https:" ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const asking = request(target, {
      method,
      headers,
      lookup: lookupWithin(mayReach, lookup),
      // Another call's connection may lead to an address that nobody checked for this one.
      agent: false,
      signal,
    });
    asking.on("response", resolve);
    asking.on("error", (error) => reject(faultOf(error, signal, within)));
    asking.end(body);
  });
}
