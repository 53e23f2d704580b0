import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { MemberScope } from "../gate.ts";

export async function namedOrganization(read: Reader, id: number) {
  return read.selectFrom("organization").select(["name", "slug"]).where("id", "=", id).executeTakeFirst();
}

/** The member's organizations, by name, with how many postings each has that could be paused or closed. */
export async function organizationsOf(read: Reader, { organizationIds }: MemberScope) {
  return read
    .selectFrom("organization")
    .select(["id", "name", "record_json"])
    .select([postingsIn("published").as("published"), postingsIn("paused").as("paused")])
    .where("id", "in", organizationIds)
    .orderBy("name")
    .execute();
}

/** From an index alone, because rows hold whole postings and an organization may have 50,000. */
function postingsIn(life: "published" | "paused") {
  return sql<number>`(select count(*) from posting
    where posting.organization_id = organization.id and posting.life = ${life})`;
}
