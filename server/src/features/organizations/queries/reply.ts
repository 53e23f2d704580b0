import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";

/** The reply now shown beside an organization's record. */
export async function standingReply(read: Reader, organizationId: number) {
  return read
    .selectFrom("record_reply")
    .select(["id", "text", "published_at"])
    .where("organization_id", "=", organizationId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** The last reply, unless its organization took it back: a removed one says why. */
export async function lastReply(read: Reader, organizationId: number) {
  const row = await read
    .selectFrom("record_reply")
    .select(["text", "published_at", "ended_at", "removal_reason"])
    .where("organization_id", "=", organizationId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && (row.ended_at === null || row.removal_reason !== null) ? row : undefined;
}

export async function countStandingReplies(read: Reader): Promise<number> {
  return countRows(read.selectFrom("record_reply").where("ended_at", "is", null));
}

/** The replies now shown beside records, newest first. */
export async function standingReplies(read: Reader, most: number) {
  return read
    .selectFrom("record_reply")
    .innerJoin("organization", "organization.id", "record_reply.organization_id")
    .select(["record_reply.id", "record_reply.text", "record_reply.published_at"])
    .select(["organization.name", "organization.slug"])
    .where("record_reply.ended_at", "is", null)
    .orderBy("record_reply.id", "desc")
    .limit(most)
    .execute();
}
