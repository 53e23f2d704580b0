import type { Reader } from "../../../platform/database/database.ts";

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

/** The highest number of a gig; 0 if there are none. */
export async function lastGigId(read: Reader): Promise<number> {
  const last = await read.selectFrom("gig").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return last?.id ?? 0;
}
