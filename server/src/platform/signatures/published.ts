import type { PublishedKey } from "@candor/contract/receipts/signed-document";
import type { Reader } from "../database/database.ts";
import { isoTime } from "../iso-time.ts";
import { periodOf, signatureKeys } from "./keys.ts";

/** What anyone needs to verify a signature: the public halves, oldest first. */
export async function publishedKeys(read: Reader): Promise<PublishedKey[]> {
  return (await signatureKeys(read)).map((key) => {
    const { from, until } = periodOf(key);
    return {
      id: key.id,
      publicKey: key.public_key,
      from: isoTime(from),
      ...(until !== undefined && { until: isoTime(until) }),
    };
  });
}
