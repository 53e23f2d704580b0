import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { type Lookup, openLookup } from "./names.ts";
import type { MayReach } from "./public-address.ts";

/** Calls to addresses that somebody else chose. */
export interface Outbound {
  /** Off until the operator allows it (`OUTBOUND=1`). */
  readonly allowed: boolean;
  readonly mayReach: MayReach;
}

/** Why a call wasn't made or got no answer, in words that reveal nothing about this machine. */
export class OutboundFault extends Error {
  override name = "OutboundFault";
}

/** The parsed address. A host that is already an address is checked here, because `lookup` isn't asked about it. */
export function targetOf(url: string, mayReach: MayReach): URL {
  const target = URL.parse(url);
  if (!target || !["http:", "https:"].includes(target.protocol) || target.username || target.password)
    throw new OutboundFault("This is no address that can be called.");
  const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) > 0 && !mayReach(host)) throw notPublic();
  return target;
}

/** Resolves a name to checked addresses; the connection goes to one of these, so nothing changes in between. */
export function lookupWithin(mayReach: MayReach, lookup: Lookup = openLookup()): LookupFunction {
  const found = callbackify(lookup);
  return (hostname, options, done) => {
    found(hostname, (error, addresses) => {
      if (error) return done(error, "", 0);
      const open = addresses.filter(({ address }) => mayReach(address));
      const [first] = open;
      // One private address among public ones is a trick: the whole name is refused.
      if (!first || open.length < addresses.length) return done(notPublic(), "", 0);
      if (options.all) return done(null, [...open]);
      return done(null, first.address, first.family);
    });
  };
}

function notPublic(): OutboundFault {
  return new OutboundFault("The address is not on the public internet.");
}

/** `within` is the time limit that `signal` enforces, in milliseconds. */
export function faultOf(error: NodeJS.ErrnoException, signal: AbortSignal, within: number): OutboundFault {
  if (error instanceof OutboundFault) return error;
  if (signal.aborted) return new OutboundFault(`There was no answer within ${within / 1000} seconds.`);
  return new OutboundFault(faults[error.code ?? ""] ?? "The connection failed.");
}

const faults: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of the host is not known.",
  EAI_AGAIN: "The name of the host could not be looked up.",
  ECONNREFUSED: "The host refused the connection.",
  ECONNRESET: "The host ended the connection.",
};
