import type { Reader } from "../../../platform/database/database.ts";
import { idInAddress } from "../../jobs/rules/id-in-address.ts";
import { sourceAddresses } from "../rules/source-addresses.ts";

/** The number of the posting that somebody names: by its number, its address here, or its address at its source. */
export async function postingAt(read: Reader, named: string): Promise<number | undefined> {
  const addresses = sourceAddresses(named);
  // Another site's addresses can look like ours.
  return (await importedFrom(read, addresses)) ?? idInAddress(named);
}

/** If a source used an address again, the open posting, and of several the newest. */
async function importedFrom(read: Reader, addresses: readonly string[]): Promise<number | undefined> {
  if (addresses.length === 0) return undefined;
  const found = await read
    .selectFrom("posting")
    .select("id")
    .where("source_url", "in", addresses)
    .orderBy((e) => e.case().when("status", "=", "open").then(0).else(1).end())
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
