import type { Reader } from "../../platform/database/database.ts";
import { proRoles } from "../organizations/queries/members.ts";
import { proName } from "../session/queries/names.ts";

/**
 * A Pro who has a page: an owner or a recruiter, or a demo one without an account. One who left the organization has
 * none.
 */
export async function proBySlug(read: Reader, slug: string) {
  return read
    .selectFrom("pro")
    .innerJoin("organization", "organization.id", "pro.organization_id")
    .leftJoin("membership", (join) =>
      join
        .onRef("membership.account_id", "=", "pro.account_id")
        .onRef("membership.organization_id", "=", "pro.organization_id"),
    )
    .leftJoin("file", "file.id", "pro.picture_file_id")
    .select([proName.as("name"), "pro.id", "pro.slug", "pro.title", "pro.bio", "pro.account_id as accountId"])
    .select(["organization.id as organizationId", "organization.name as organizationName"])
    .select(["organization.slug as organizationSlug", "pro.record_json as recordJson"])
    .select(["file.storage_key as storageKey", "file.sha256", "file.media_type as mediaType"])
    .where("pro.slug", "=", slug.toLowerCase())
    .where((e) => e.or([e("pro.account_id", "is", null), e("membership.role", "in", proRoles)]))
    .executeTakeFirst();
}

export type ProRow = NonNullable<Awaited<ReturnType<typeof proBySlug>>>;
