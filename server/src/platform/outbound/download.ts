import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { call } from "./call.ts";
import type { Lookup } from "./names.ts";
import type { MayReach } from "./public-address.ts";
import { faultOf, OutboundFault, targetOf } from "./target.ts";

interface Wanted {
  readonly mayReach: MayReach;
  readonly headers: Readonly<Record<string, string>>;
  /** The most bytes to take, as sent over the network. */
  readonly most: number;
  /** The time limit for everything, including redirects and the body, in milliseconds. */
  readonly within?: number;
  /** Called before each address, including redirects; throws to refuse. */
  readonly before?: (address: URL) => Promise<void>;
  readonly lookup?: Lookup;
}

export interface Downloaded {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent: still compressed if `content-encoding` says so. Empty unless the status is 200. */
  readonly body: readonly Uint8Array[];
}

const mostRedirects = 5;
const answersWithin = 40_000;

/**
 * Gets what is at an address that somebody else chose. Each address on the way is checked after its name is resolved,
 * and that same address is called. Rejects with an `OutboundFault` at the limits of size, time and redirects.
 */
export async function download(url: string, wanted: Wanted): Promise<Downloaded> {
  const within = wanted.within ?? answersWithin;
  const signal = AbortSignal.timeout(within);
  let address = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const target = targetOf(address, wanted.mayReach);
    await wanted.before?.(target);
    const { headers: sent, mayReach, lookup } = wanted;
    const answer = await call(target, { method: "GET", headers: sent, mayReach, lookup, signal, within });
    const { statusCode: status = 0, headers } = answer;
    const next = isRedirect(status) ? headers.location : undefined;
    if (next === undefined) {
      if (status === 200) return { status, headers, body: await bodyOf(answer, wanted.most, signal, within) };
      answer.destroy();
      return { status, headers, body: [] };
    }
    answer.destroy();
    address = redirected(target, next);
  }
  throw new OutboundFault(`The address leads on more than ${mostRedirects} times.`);
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function redirected(from: URL, location: string): string {
  const next = URL.parse(location, from.href);
  if (!next) throw new OutboundFault("The address leads to none that can be called.");
  if (from.protocol === "https:" && next.protocol !== "https:")
    throw new OutboundFault("The address leads to one that is not encrypted.");
  return next.href;
}

async function bodyOf(
  answer: IncomingMessage,
  most: number,
  signal: AbortSignal,
  within: number,
): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of answer as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > most)
        throw new OutboundFault(`The answer has more than ${Math.floor(most / 1_048_576)} MB.`);
      pieces.push(piece);
    }
  } catch (error) {
    throw faultOf(error as NodeJS.ErrnoException, signal, within);
  } finally {
    answer.destroy();
  }
  return pieces;
}
