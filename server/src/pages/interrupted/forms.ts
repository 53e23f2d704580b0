import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../platform/clock.ts";
import { minute } from "../../platform/durations.ts";

/** A form that a browser sent after its session had ended. */
export interface InterruptedForm {
  /** Whose session it was. */
  readonly accountId: number;
  /** Where it was sent: path and query. */
  readonly action: string;
  /** Without files. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}

/**
 * Interrupted forms of browsers without scripts, one for each device: in memory, for minutes, and encrypted with a key
 * that only the device's cookie has.
 */
export class InterruptedForms {
  readonly #sealed: LRUCache<string, Buffer>;

  constructor(clock: Clock) {
    this.#sealed = new LRUCache({
      max: 1000,
      maxSize: 16 * 1024 * 1024,
      maxEntrySize: 256 * 1024,
      sizeCalculation: ({ length }) => length,
      ttl: limits.interruptedFormMinutes * minute,
      ttlResolution: 0,
      perf: clock,
    });
  }

  /** Replaces the device's earlier one. Returns whether it is kept: one that is too large is not. */
  keep(device: string, form: InterruptedForm): boolean {
    const id = idOf(device);
    this.#sealed.set(id, seal(keyOf(device), JSON.stringify(form)));
    return this.#sealed.has(id);
  }

  of(device: string): InterruptedForm | undefined {
    const sealed = this.#sealed.get(idOf(device));
    return sealed && (JSON.parse(open(keyOf(device), sealed)) as InterruptedForm);
  }

  forget(device: string): void {
    this.#sealed.delete(idOf(device));
  }
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
}

function keyOf(device: string): Buffer {
  return createHmac("sha256", device).update("interrupted form").digest();
}

/** Neither the device's cookie nor the key can be derived from it. */
function idOf(device: string): string {
  return hash("sha256", `interrupted form of ${device}`, "base64url");
}
