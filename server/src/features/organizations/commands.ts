import type { Database } from "../../platform/database/database.ts";
import { nameKey, slugOf } from "./rules.ts";

export interface OrganizationProfile {
  readonly name: string;
  readonly about: string;
  readonly site: string;
}

/** Creates claimed organizations; one that already exists by name is left unchanged. */
export async function enterOrganizations(
  database: Database,
  profiles: readonly OrganizationProfile[],
  now: number,
): Promise<void> {
  const rows = profiles.map(({ name, about, site }) => ({
    name,
    name_key: nameKey(name),
    slug: slugOf(name),
    about,
    site,
    claimed: 1,
    created_at: now,
  }));
  await database.write((writer) =>
    writer
      .insertInto("organization")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
