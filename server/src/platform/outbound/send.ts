import { lookup } from "node:dns";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { MayReach } from "./public-address.ts";

/** Why a call was not made, or got no answer, in words that name nothing of this machine. */
export class OutboundFault extends Error {
  override name = "OutboundFault";
}

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const answersWithin = 10_000;

/**
 * Posts to an address that somebody else chose, and resolves to the answer's status. The address is checked after the
 * name is resolved, and that same address is called: a name can't change in between. Redirects are not followed, and
 * nothing of the answer's body is read.
 */
export async function send({ url, headers, body }: Sent, mayReach: MayReach): Promise<number> {
  const target = targetOf(url, mayReach);
  const request = target.protocol === "https:" ? overHttps : overHttp;
  const signal = AbortSignal.timeout(answersWithin);
  return new Promise((resolve, reject) => {
    const sending = request(target, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: lookupWithin(mayReach),
      // A connection of another call may lead to an address that nobody checked for this one.
      agent: false,
      signal,
    });
    sending.on("response", (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sending.on("error", (error) => reject(faultOf(error, signal)));
    sending.end(body);
  });
}

/** The parsed address. `lookup` is not asked about a host that is an address already. */
export function targetOf(url: string, mayReach: MayReach): URL {
  const target = URL.parse(url);
  if (!target || !["http:", "https:"].includes(target.protocol) || target.username || target.password)
    throw new OutboundFault("This is no address that can be called.");
  const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) > 0 && !mayReach(host)) throw notPublic();
  return target;
}

function lookupWithin(mayReach: MayReach): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const open = addresses.filter(({ address }) => mayReach(address));
      const [first] = open;
      // One private address among public ones is a trick: the whole name is refused.
      if (!first || open.length < addresses.length) return done(notPublic(), "", 0);
      if (options.all) return done(null, open);
      return done(null, first.address, first.family);
    });
  };
}

function notPublic(): OutboundFault {
  return new OutboundFault("The address is not on the public internet.");
}

function faultOf(error: NodeJS.ErrnoException, signal: AbortSignal): OutboundFault {
  if (error instanceof OutboundFault) return error;
  if (signal.aborted) return new OutboundFault(`There was no answer within ${answersWithin / 1000} seconds.`);
  return new OutboundFault(faults[error.code ?? ""] ?? "The connection failed.");
}

const faults: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of the host is not known.",
  EAI_AGAIN: "The name of the host could not be looked up.",
  ECONNREFUSED: "The host refused the connection.",
  ECONNRESET: "The host ended the connection.",
};
