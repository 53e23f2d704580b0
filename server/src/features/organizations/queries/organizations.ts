import type { Reader } from "../../../platform/database/database.ts";
import type { MemberScope } from "../gate.ts";

export async function namedOrganization(read: Reader, id: number) {
  return read.selectFrom("organization").select(["name", "slug"]).where("id", "=", id).executeTakeFirst();
}

/** The member's organizations, by name. */
export async function organizationsOf(read: Reader, { organizationIds }: MemberScope) {
  return read
    .selectFrom("organization")
    .select(["id", "name", "record_json"])
    .where("id", "in", organizationIds)
    .orderBy("name")
    .execute();
}
