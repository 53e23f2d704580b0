import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** This instance's pair, made the first time. It is never replaced: browsers subscribe with its public half. */
export async function pushKeys({ database, clock }: { database: Database; clock: Clock }): Promise<PushKeys> {
  return (await storedKeys(database)) ?? makeKeys(database, clock);
}

/** RFC 8292: whether the private half makes the public one. An instance that never sent has no pair yet. */
export async function areKeysWhole(database: Pick<Database, "read">): Promise<boolean> {
  const keys = await storedKeys(database);
  if (!keys) return true;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(keys.privateKey, "base64url");
  return pair.getPublicKey("base64url") === keys.publicKey;
}

async function storedKeys({ read }: Pick<Database, "read">): Promise<PushKeys | undefined> {
  return read
    .selectFrom("push_key")
    .select(["public_key as publicKey", "private_key as privateKey"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** Processes that start together keep the first one's pair. */
async function makeKeys(database: Database, clock: Clock): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const row = { id: 1, public_key: publicKey, private_key: privateKey, created_at: clock.now() };
  await database.write((writer) =>
    writer
      .insertInto("push_key")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
  const stored = await storedKeys(database);
  if (!stored) throw new Error("The key for push services could not be kept.");
  return stored;
}
