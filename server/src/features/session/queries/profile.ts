import type { Reader } from "../../../platform/database/database.ts";
import type { SignedIn } from "../gate/scopes.ts";

/** A profile's rows: the account, its resumes, newest first, and the organizations it is a Pro of. */
export async function profileRows(read: Reader, { accountId }: SignedIn) {
  const [account, resumes, organizations] = await Promise.all([
    read.selectFrom("account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow(),
    read
      .selectFrom("resume")
      .innerJoin("file", "file.id", "resume.file_id")
      .select(["resume.id", "resume.uploaded_at", "resume.inactivated_at"])
      .select((e) => e.fn.coalesce("resume.name", "file.name").as("name"))
      .where("resume.account_id", "=", accountId)
      .orderBy("resume.id", "desc")
      .execute(),
    read
      .selectFrom("pro")
      .innerJoin("organization", "organization.id", "pro.organization_id")
      .select(["organization.id", "organization.name"])
      .where("pro.account_id", "=", accountId)
      .orderBy("organization.name")
      .execute(),
  ]);
  return { account, resumes, organizations };
}
