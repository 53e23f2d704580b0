import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { MayReach } from "./public-address.ts";
import { faultOf, lookupWithin, targetOf } from "./target.ts";

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
    sending.on("error", (error) => reject(faultOf(error, signal, answersWithin)));
    sending.end(body);
  });
}
