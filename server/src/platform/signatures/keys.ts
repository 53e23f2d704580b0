import { generateKeyPairSync } from "node:crypto";
import type { Reader, Writer } from "../database/database.ts";
import type { SignatureKeyTable } from "../database/tables/platform.ts";
import { day, hour } from "../durations.ts";

/** The age at which a key gets a successor. */
const keyAge = 365 * day;

/** Clocks of several processes differ, and a transaction under way still signs with the key that it read. */
const overlap = hour;

/** Every key, oldest first. None is ever deleted: what it signed is verified by it. */
export async function signatureKeys(read: Reader): Promise<SignatureKeyTable[]> {
  return read.selectFrom("signature_key").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** The key that signs now; a new one if there is none, or if it is old. */
export async function signingKeyAt(writer: Writer, now: number): Promise<SignatureKeyTable> {
  const newest = (await signatureKeys(writer)).findLast(({ retired_at }) => retired_at === null);
  return newest && newest.created_at + keyAge > now ? newest : rotateSignatureKey(writer, now);
}

/** A new key signs from now on. Receipts of the earlier ones stay genuine; nothing new that they sign is. */
export async function rotateSignatureKey(writer: Writer, now: number): Promise<SignatureKeyTable> {
  await writer
    .updateTable("signature_key")
    .set({ retired_at: now + overlap })
    .where("retired_at", "is", null)
    .execute();
  const key = { ...newPair(), created_at: now, retired_at: null };
  await writer.insertInto("signature_key").values(key).execute();
  return key;
}

/** When what a key signed is genuine. */
export function periodOf({ created_at, retired_at }: SignatureKeyTable): {
  from: number;
  until: number | undefined;
} {
  return { from: created_at - overlap, until: retired_at ?? undefined };
}

/** The id is the beginning of the public key, so that a printed one can be compared. */
function newPair() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const hexadecimal = Buffer.from(x, "base64url").toString("hex");
  return {
    id: hexadecimal.slice(0, 16),
    public_key: hexadecimal,
    private_key: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
  };
}
