import { hash } from "node:crypto";
import { type Files, newStorageKey } from "../files.ts";
import type { Bucket } from "./bucket.ts";

/** How long a browser has to begin its upload, in seconds. */
const patience = 900;

/** Files in a bucket: several processes share them, and browsers upload to it without passing through this process. */
export function bucketFiles(bucket: Bucket): Files {
  return {
    async put(bytes, storageKey = newStorageKey()) {
      await bucket.put(nameOf(storageKey), bytes);
      return { storageKey, sha256: hash("sha256", bytes, "hex") };
    },
    async get(storageKey, sha256) {
      const bytes = await bucket.get(nameOf(storageKey));
      if (!bytes || hash("sha256", bytes, "hex") !== sha256)
        throw new Error(`The stored file ${storageKey} is damaged.`);
      return bytes;
    },
    remove: (storageKey) => bucket.remove(nameOf(storageKey)),
    arrivals: {
      origin: bucket.origin,
      address: (storageKey, bytes) => bucket.addressToPut(nameOf(storageKey), { bytes, seconds: patience }),
      read: (storageKey, most) => bucket.get(nameOf(storageKey), most),
    },
  };
}

/** The prefix lets operators expire uploads that were never used. */
function nameOf(storageKey: string): string {
  if (/^[0-9a-f]{32}$/.test(storageKey)) return `files/${storageKey}`;
  if (/^arrived-[\w-]{43}$/.test(storageKey)) return `arrivals/${storageKey}`;
  throw new Error("This is no name of a stored file.");
}
