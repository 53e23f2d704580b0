import type { Reader } from "../../../platform/database/database.ts";
import { lastId } from "../../../platform/database/last-id.ts";

/** The tables whose rows have sitemaps. */
export type SitemapTable = "gig" | "organization" | "posting";

/** The id up to which a table has sitemaps. */
export function sitemapsThrough(read: Reader, table: SitemapTable): Promise<number> {
  return lastId(read, table);
}

/** Numbers of open gigs for sitemaps, above `after` up to `through`. */
export async function openGigIdsBetween(read: Reader, after: number, through: number): Promise<number[]> {
  const rows = await read
    .selectFrom("gig")
    .select("id")
    .where("id", ">", after)
    .where("id", "<=", through)
    .where("closed_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
