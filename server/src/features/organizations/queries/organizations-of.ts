import type { Reader } from "../../../platform/database/database.ts";

/** For which this person answers as a Pro, by name. */
export async function organizationsOf(read: Reader, accountId: number) {
  return read
    .selectFrom("pro")
    .innerJoin("organization", "organization.id", "pro.organization_id")
    .select(["organization.id", "organization.name", "organization.responsiveness_json"])
    .distinct()
    .where("pro.account_id", "=", accountId)
    .orderBy("organization.name")
    .execute();
}
