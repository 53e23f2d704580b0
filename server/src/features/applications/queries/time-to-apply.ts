import type { Reader } from "../../../platform/database/database.ts";

/** The latest applications are measured. */
const measured = 200;

/** In milliseconds, from the first field of its draft until an application was sent; of the latest, in no order. */
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
