import { randomBytes } from "node:crypto";
import type { Database } from "../../../platform/database/database.ts";

/** Makes the first signing key; processes that start together keep one of theirs. */
export async function ensureSigningKey(database: Database, now: number): Promise<void> {
  await database.write(async (writer) => {
    const known = await writer.selectFrom("signing_key").select("id").executeTakeFirst();
    if (known) return;
    const key = { id: "first", secret: randomBytes(32).toString("base64url"), created_at: now };
    await writer
      .insertInto("signing_key")
      .values(key)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
