import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

/** Resolves a name to all its addresses. Tests replace this door, so that a name can change its address. */
export type Lookup = (name: string) => Promise<readonly LookupAddress[]>;

/** In milliseconds; the second try waits twice as long. */
const answersWithin = 2000;

/**
 * Asks the machine's own name servers, or the given one, without Node's `lookup`: that takes one of two threads until it
 * has an answer. Names whose servers never answer would hold up every other name, such as the mail server's.
 */
export function openLookup(server?: string): Lookup {
  return (name) => {
    const resolver = new Resolver({ timeout: answersWithin, tries: 2 });
    if (server !== undefined) resolver.setServers([server]);
    return addressesOf(resolver, name);
  };
}

async function addressesOf(resolver: Resolver, name: string): Promise<LookupAddress[]> {
  // RFC 6761, section 6.3.
  if (/(?:^|\.)localhost\.?$/i.test(name)) return [{ address: "127.0.0.1", family: 4 }];
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((answer, index) =>
    answer.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  if (addresses.length > 0) return addresses;
  const isUnknown = found.every((answer) => answer.status === "fulfilled" || isUnknownIn(answer.reason));
  throw Object.assign(new Error("The name has no address."), { code: isUnknown ? "ENOTFOUND" : "EAI_AGAIN" });
}

function isUnknownIn(reason: unknown): boolean {
  return ["ENOTFOUND", "ENODATA", "EBADNAME"].includes((reason as NodeJS.ErrnoException).code ?? "");
}
