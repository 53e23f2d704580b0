import type { Database } from "../../../platform/database/database.ts";
import { unclaimedRows } from "../queries/unclaimed-rows.ts";

export interface OrganizationProfile {
  readonly name: string;
  readonly about: string;
  readonly site: string;
}

/** Creates organizations that nobody answers for yet; one whose name already exists stays unchanged. */
export async function enterOrganizations(
  database: Database,
  profiles: readonly OrganizationProfile[],
  now: number,
): Promise<void> {
  await database.write(async (writer) => {
    await writer
      .insertInto("organization")
      .values(await unclaimedRows(writer, profiles, now))
      .onConflict((conflict) => conflict.column("name_key").doNothing())
      .execute();
  });
}
