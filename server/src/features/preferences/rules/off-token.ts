import { createHmac, timingSafeEqual } from "node:crypto";
import { type PreferenceKind, preferenceKinds } from "@candor/contract/values";
import { codeSecret } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";

/** What an off switch stops: one kind of mail to one address. */
export interface StoppedList {
  readonly kind: PreferenceKind;
  readonly addressHash: string;
  /** The account that had the address when the mail was written. Counts only while it still has the address. */
  readonly accountId: number;
}

interface Mailed extends Pick<StoppedList, "kind" | "accountId"> {
  readonly email: string;
}

/** In bytes: the kind, the account, the address's hash, the proof. */
const sizes = { kind: 1, account: 6, hash: 16, proof: 32 } as const;
const named = sizes.kind + sizes.account + sizes.hash;

/**
 * The off switch's token. It never expires, because an old mail must be able to stop its list years later, and it opens
 * nothing else. Nothing is stored for a mail.
 */
export function offToken(keys: Keyring, { kind, accountId, email }: Mailed): string {
  const bytes = Buffer.alloc(named);
  bytes.writeUInt8(preferenceKinds.indexOf(kind));
  bytes.writeUIntBE(accountId, sizes.kind, sizes.account);
  bytes.set(Buffer.from(addressHash(keys, email), "base64url"), sizes.kind + sizes.account);
  return Buffer.concat([bytes, proofOf(keys, bytes)]).toString("base64url");
}

/** What a token stops; undefined unless we made it. Compares in constant time. */
export function listOfToken(keys: Keyring, token: string): StoppedList | undefined {
  const bytes = Buffer.from(token, "base64url");
  // Decoding is lenient: only the spelling that we made is valid.
  if (bytes.length !== named + sizes.proof || bytes.toString("base64url") !== token) return undefined;
  const list = bytes.subarray(0, named);
  if (!timingSafeEqual(bytes.subarray(named), proofOf(keys, list))) return undefined;
  const kind = preferenceKinds[list.readUInt8()];
  if (!kind) return undefined;
  return {
    kind,
    accountId: list.readUIntBE(sizes.kind, sizes.account),
    addressHash: list.subarray(sizes.kind + sizes.account).toString("base64url"),
  };
}

/** The address as stops store it: hashed with the server's secret, so that a table of them names nobody. */
export function addressHash(keys: Keyring, email: string): string {
  const address = email.trim().toLowerCase();
  const digest = createHmac("sha256", codeSecret(keys)).update(`stopped address:${address}`).digest();
  return digest.subarray(0, sizes.hash).toString("base64url");
}

function proofOf(keys: Keyring, list: Buffer): Buffer {
  return createHmac("sha256", codeSecret(keys)).update("off switch:").update(list).digest();
}
