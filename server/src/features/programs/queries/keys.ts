import type { Reader } from "../../../platform/database/database.ts";

/** Neither unknown nor revoked. The keys of a merged organization are suspended until the merge is undone. */
export async function liveKey(read: Reader, hash: string) {
  return read
    .selectFrom("api_key")
    .innerJoin("organization", "organization.id", "api_key.organization_id")
    .select(["api_key.id", "organization_id", "scopes_json", "used_at"])
    .where("hash", "=", hash)
    .where("revoked_at", "is", null)
    .where("organization.merged_into_id", "is", null)
    .executeTakeFirst();
}

/** An organization's keys that are not revoked, newest first, and whether their makers still own it. */
export async function keysOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("api_key")
    .leftJoin("membership", (join) =>
      join
        .onRef("membership.organization_id", "=", "api_key.organization_id")
        .onRef("membership.account_id", "=", "api_key.made_by")
        .on("membership.role", "=", "owner"),
    )
    .select(["api_key.id", "api_key.name", "ending", "scopes_json", "made_at", "used_at"])
    .select("membership.id as ownership_id")
    .where("api_key.organization_id", "=", organizationId)
    .where("revoked_at", "is", null)
    .orderBy("api_key.id", "desc")
    .execute();
}
