import type { Reader } from "../../../platform/database/database.ts";

/** An application with its owner's address. */
export async function applicationWithOwner(read: Reader, id: number) {
  return read
    .selectFrom("application")
    .innerJoin("account", "account.id", "application.account_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .select(["application.id", "application.account_id", "application.posting_id", "account.email"])
    .select(["application.organization_id", "application.resume_id", "posting.title"])
    .select("organization.name as organization_name")
    .where("application.id", "=", id)
    .executeTakeFirst();
}
