import type { Reader } from "../../../platform/database/database.ts";

/** When the first event after a sequence happened, in milliseconds since 1970; undefined if there is none. */
export async function occurredAfter(read: Reader, sequence: number): Promise<number | undefined> {
  const row = await read
    .selectFrom("event")
    .select("occurred_at")
    .where("sequence", ">", sequence)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at;
}
