import type { Reader } from "../../../platform/database/database.ts";
import type { SigningKey } from "../rules/tokens.ts";

/** Oldest first. */
export async function signingKeys(read: Reader): Promise<readonly SigningKey[]> {
  const rows = await read.selectFrom("signing_key").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.map(({ id, secret, created_at }) => ({
    id,
    secret: Buffer.from(secret, "base64url"),
    createdAt: created_at,
  }));
}
