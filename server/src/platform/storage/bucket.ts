import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { StorageUnavailable } from "./unavailable.ts";

/** One bucket's objects, by name. */
export interface Bucket {
  /** Scheme, host and port, as browsers reach it. */
  readonly origin: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there is none, or if it is larger than `most` bytes. */
  get(name: string, most?: number): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** An address that takes a PUT of this object, with exactly this many bytes, for this many seconds. */
  addressToPut(name: string, limits: { readonly bytes: number; readonly seconds: number }): Promise<string>;
}

/** Milliseconds for a whole call: shorter than the caller's connection may stay quiet. */
const longest = 20_000;

/** How often a call is repeated that the store is too busy for. */
const mostRepeats = 3;

/** `https://KEY:SECRET@host/bucket?region=…`, for any server that speaks S3. */
export function openBucket(url: string, patience = longest): Bucket {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: searchParams.get("region") ?? "us-east-1",
  });
  const addressOf = (name: string) => `${origin}${pathname.replace(/\/$/, "")}/${name}`;

  async function ask(method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(patience);
    const send = async () => {
      const request = await client.sign(addressOf(name), { method, ...(body && { body }) });
      // A signal inside the request no longer ends it once the request was garbage-collected.
      return fetch(request, { signal }).catch(unanswered);
    };
    let answer = await send();
    for (let again = 0; again < mostRepeats && isPassing(answer); again += 1) {
      await answer.body?.cancel();
      await wait(Math.random() * 50 * 2 ** again);
      answer = await send();
    }
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new StorageUnavailable(`The file store answered ${method} with ${answer.status}.`);
  }

  return {
    origin,
    async put(name, bytes) {
      const answer = await ask("PUT", name, new Uint8Array(bytes));
      await answer.body?.cancel();
      if (!answer.ok) throw new Error("The file store has no such bucket.");
    },
    async get(name, most = Number.POSITIVE_INFINITY) {
      const answer = await ask("GET", name);
      if (answer.ok && Number(answer.headers.get("content-length") ?? Number.NaN) <= most)
        return Buffer.from(await answer.arrayBuffer().catch(unanswered));
      await answer.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await (await ask("DELETE", name)).body?.cancel();
    },
    async addressToPut(name, { bytes, seconds }) {
      const address = `${addressOf(name)}?X-Amz-Expires=${seconds}`;
      const headers = { "content-length": String(bytes) };
      // The library leaves this header out unless all are signed.
      const aws = { signQuery: true, allHeaders: true };
      return (await client.sign(address, { method: "PUT", headers, aws })).url;
    },
  };
}

function isPassing({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

function unanswered(error: unknown): never {
  throw new StorageUnavailable("The file store doesn't answer.", { cause: error });
}
