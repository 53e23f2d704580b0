import type { Reader } from "../../../platform/database/database.ts";
import { nameKey } from "../rules/name-key.ts";
import { slugsFor } from "./slugs.ts";

interface NewOrganization {
  readonly name: string;
  readonly about?: string;
  readonly site?: string;
}

/** The rows of new organizations that nobody answers for yet, each with a slug of its own. */
export async function unclaimedRows(read: Reader, organizations: readonly NewOrganization[], now: number) {
  const slugs = await slugsFor(
    read,
    organizations.map(({ name }) => name),
  );
  return organizations.map(({ name, about = null, site = null }, at) => ({
    name,
    name_key: nameKey(name),
    slug: slugs[at] as string,
    about,
    site,
    claimed: 0,
    created_at: now,
  }));
}
