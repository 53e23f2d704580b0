import type { Reader } from "../../../platform/database/database.ts";

/** How many of the latest applications are measured. */
const measured = 200;

/** Milliseconds from a draft's first field to sending it, for the latest applications, in no particular order. */
export async function timesToApply(read: Reader): Promise<number[]> {
  const rows = await read
    .selectFrom("application")
    .select(["started_at", "created_at"])
    .where("started_at", "is not", null)
    .orderBy("started_at", "desc")
    .limit(measured)
    .execute();
  return rows.map(({ started_at, created_at }) => created_at - (started_at ?? created_at));
}
