import type { Writer } from "../../../platform/database/database.ts";
import { restAfter } from "../rules/resting.ts";
import type { PreferencesParts } from "./put.ts";

/** Lets an address rest: optional mails wait, and what its owner asks for still leaves. */
export async function noteBounce(
  { database, clock }: Pick<PreferencesParts, "database" | "clock">,
  addressHash: string,
  bounce: { readonly isSoft: boolean },
): Promise<void> {
  await database.write(async (writer) => {
    const now = clock.now();
    const known = await writer
      .selectFrom("bounced_address")
      .select(["failures", "last_at", "rests_until"])
      .where("address_hash", "=", addressHash)
      .executeTakeFirst();
    // A hard failure stays, whatever comes in later.
    if (known?.rests_until === null) return;
    const rest = { ...restAfter(known, bounce, now), last_at: now };
    await writer
      .insertInto("bounced_address")
      .values({ address_hash: addressHash, ...rest })
      .onConflict((conflict) => conflict.column("address_hash").doUpdateSet(rest))
      .execute();
  });
}

/** Its owner chose what to get, so the address is tried again. */
export async function tryAgain(writer: Writer, addressHash: string): Promise<void> {
  await writer.deleteFrom("bounced_address").where("address_hash", "=", addressHash).execute();
}
