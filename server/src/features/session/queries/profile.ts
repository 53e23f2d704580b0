import type { Reader } from "../../../platform/database/database.ts";
import type { SignedIn } from "../gate/scopes.ts";

/** A profile's rows: the account, its resumes, newest first, and the organizations it belongs to. */
export async function profileRows(read: Reader, { accountId }: SignedIn) {
  const [account, resumes, organizations] = await Promise.all([
    read.selectFrom("account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow(),
    read
      .selectFrom("resume")
      .innerJoin("file", "file.id", "resume.file_id")
      .select(["resume.id", "file.name", "resume.uploaded_at", "resume.inactivated_at"])
      .where("resume.account_id", "=", accountId)
      .orderBy("resume.id", "desc")
      .execute(),
    read
      .selectFrom("membership")
      .innerJoin("organization", "organization.id", "membership.organization_id")
      .select(["organization.id", "organization.name", "organization.slug", "membership.role"])
      .where("membership.account_id", "=", accountId)
      .orderBy("organization.name")
      .execute(),
  ]);
  return { account, resumes, organizations };
}
