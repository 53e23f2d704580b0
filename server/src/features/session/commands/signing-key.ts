import { randomBytes } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { signingKeys } from "../queries/signing-keys.ts";
import type { Keyring } from "../rules/tokens.ts";

/** The age at which a key gets a successor. */
const keyAge = 90 * day;

export type RenewKeys = (writer: Writer, now: number) => Promise<void>;

interface RenewedKeyring extends Keyring {
  /** Adds a new key when it is due, and reads the keys that other processes added. */
  readonly renew: RenewKeys;
}

/** The keys that all processes share; creates the first one if there is none. */
export async function openKeyring(database: Database, clock: Clock): Promise<RenewedKeyring> {
  await database.write(async (writer) => {
    if ((await signingKeys(writer)).length === 0) await insertKey(writer, "first", clock.now());
  });
  let keys = await signingKeys(database.read);
  return {
    get keys() {
      return keys;
    },
    async renew(writer, now) {
      const newest = (await signingKeys(writer)).at(-1);
      if (newest && newest.createdAt + keyAge <= now) await addSigningKey(writer, now);
      keys = await signingKeys(writer);
    },
  };
}

/** Adds a key that signs once every process has read it. Tokens of earlier keys stay valid until they expire. */
export async function addSigningKey(writer: Writer, now: number): Promise<void> {
  await insertKey(writer, randomBytes(6).toString("base64url"), now);
}

/** If processes start together, one of them inserts the first key. */
async function insertKey(writer: Writer, id: string, now: number): Promise<void> {
  await writer
    .insertInto("signing_key")
    .values({ id, secret: randomBytes(32).toString("base64url"), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
