import { call } from "./call.ts";
import type { MayReach } from "./public-address.ts";
import { targetOf } from "./target.ts";

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const within = 10_000;

/** Posts to an address that somebody else chose, and resolves to the answer's status. Doesn't read its body. */
export async function send({ url, headers, body }: Sent, mayReach: MayReach): Promise<number> {
  const answer = await call(targetOf(url, mayReach), {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    body,
    mayReach,
    signal: AbortSignal.timeout(within),
    within,
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}
