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

/** An organization's keys that are not revoked, newest first. */
export async function keysOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("api_key")
    .select(["id", "name", "ending", "scopes_json", "made_at", "used_at"])
    .where("organization_id", "=", organizationId)
    .where("revoked_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}
