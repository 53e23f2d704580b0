import type { Reader } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";

/** The views that somebody saved, by name. */
export async function viewsOf(read: Reader, accountId: number) {
  const rows = await read
    .selectFrom("saved_view")
    .select(["id", "name", "filters_json"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, filters_json }) => ({ id, name, filters: fromJson(filters_json) }));
}
