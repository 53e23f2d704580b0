import { generateKeyPairSync } from "node:crypto";
import type { Reader, Writer } from "../database/database.ts";
import type { SignatureKeyTable } from "../database/tables/platform.ts";
import { day, hour } from "../durations.ts";

/** The age at which a key gets a successor. */
const keyAge = 365 * day;

/** The clocks of several processes differ, and a running transaction still signs with the key that it read. */
const overlap = hour;

/** Every key, oldest first. None is ever deleted: its signatures are verified with it. */
export async function signatureKeys(read: Reader): Promise<SignatureKeyTable[]> {
  return read.selectFrom("signature_key").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** The key that signs now; a new one if there is none, or if it is old. */
export async function signingKeyAt(writer: Writer, now: number): Promise<SignatureKeyTable> {
  const newest = (await signatureKeys(writer)).findLast(({ retired_at }) => retired_at === null);
  return newest && newest.created_at + keyAge > now ? newest : rotateSignatureKey(writer, now);
}

/** Starts signing with a new key. The earlier keys' receipts stay genuine; nothing new that they sign is. */
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

/** The period in which a key's signatures are genuine. */
export function periodOf({ created_at, retired_at }: SignatureKeyTable): {
  from: number;
  until: number | undefined;
} {
  return { from: created_at - overlap, until: retired_at ?? undefined };
}

/** The id is the start of the public key, so that it can be compared with a printed one. */
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
