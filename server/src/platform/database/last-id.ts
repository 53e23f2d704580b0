import type { Reader } from "./database.ts";

/** The highest id in a table; 0 if the table is empty. */
export async function lastId(read: Reader, table: "gig" | "organization" | "posting"): Promise<number> {
  const last = await read.selectFrom(table).select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return last?.id ?? 0;
}
