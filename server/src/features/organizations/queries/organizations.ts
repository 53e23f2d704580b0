import type { Reader } from "../../../platform/database/database.ts";
import type { ProScope } from "../gate.ts";

/** The Pro's organizations, by name. */
export async function organizationsOf(read: Reader, { organizationIds }: ProScope) {
  return read
    .selectFrom("organization")
    .select(["id", "name", "record_json"])
    .where("id", "in", organizationIds)
    .orderBy("name")
    .execute();
}
