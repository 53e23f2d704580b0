import type { Database } from "../../../platform/database/database.ts";
import { slugsFor } from "../queries/slugs.ts";
import { nameKey } from "../rules.ts";

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
    const slugs = await slugsFor(
      writer,
      profiles.map(({ name }) => name),
    );
    const rows = profiles.map(({ name, about, site }, at) => ({
      name,
      name_key: nameKey(name),
      slug: slugs[at] as string,
      about,
      site,
      claimed: 0,
      created_at: now,
    }));
    await writer
      .insertInto("organization")
      .values(rows)
      .onConflict((conflict) => conflict.column("name_key").doNothing())
      .execute();
  });
}
