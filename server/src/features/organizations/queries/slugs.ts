import { freeSlug, isReserved, organizationSlug } from "@candor/contract/organizations/slug";
import type { Reader } from "../../../platform/database/database.ts";

/** Slugs for new organizations, in the order of their names: unused so far, and different from each other. */
export async function slugsFor(read: Reader, names: readonly string[]): Promise<string[]> {
  const wanted = names.map(organizationSlug);
  const taken = new Set(await usedAmong(read, wanted));
  const numbered = wanted.filter(
    (slug, at) => taken.has(slug) || isReserved(slug) || /-\d+$/.test(slug) || wanted.indexOf(slug) < at,
  );
  for (const slug of await usedWithNumber(read, [...new Set(numbered)])) taken.add(slug);
  return names.map((name) => {
    const slug = freeSlug(name, taken);
    taken.add(slug);
    return slug;
  });
}

async function usedAmong(read: Reader, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await read.selectFrom("organization").select("slug").where("slug", "in", slugs).execute();
  return rows.map(({ slug }) => slug);
}

/** Slugs contain no wildcards. */
async function usedWithNumber(read: Reader, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await read
    .selectFrom("organization")
    .select("slug")
    .where((e) => e.or(slugs.map((slug) => e("slug", "like", `${slug}-%`))))
    .execute();
  return rows.map(({ slug }) => slug);
}
