import type { Reader } from "../../platform/database/database.ts";
import type { SignedIn } from "../session/gate/scopes.ts";

export type ProfileRows = Awaited<ReturnType<typeof profileRows>>;

/** Everything that a profile shows, in order. */
export async function profileRows(read: Reader, { accountId }: Pick<SignedIn, "accountId">) {
  const [account, profile, phones, experience, skills, resumes, organizations] = await Promise.all([
    read.selectFrom("account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow(),
    read.selectFrom("profile").selectAll().where("account_id", "=", accountId).executeTakeFirst(),
    phonesOf(read, accountId),
    experienceOf(read, accountId),
    read.selectFrom("skill").select("name").where("account_id", "=", accountId).orderBy("position").execute(),
    resumesOf(read, accountId),
    organizationsOf(read, accountId),
  ]);
  return { account, profile, phones, experience, skills, resumes, organizations };
}

function phonesOf(read: Reader, accountId: number) {
  return read
    .selectFrom("phone")
    .select(["number", "extension", "type"])
    .where("account_id", "=", accountId)
    .orderBy("position")
    .execute();
}

/** Current jobs come first, then the most recently ended. */
function experienceOf(read: Reader, accountId: number) {
  return read
    .selectFrom("experience")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy((build) => build.case().when("ended", "is", null).then(0).else(1).end())
    .orderBy("ended", "desc")
    .orderBy("started", "desc")
    .orderBy("id", "desc")
    .execute();
}

function resumesOf(read: Reader, accountId: number) {
  return read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .select(["resume.id", "resume.uploaded_at", "resume.inactivated_at"])
    .select((e) => e.fn.coalesce("resume.name", "file.name").as("name"))
    .where("resume.account_id", "=", accountId)
    .orderBy("resume.id", "desc")
    .execute();
}

/** The organizations that this person belongs to. */
function organizationsOf(read: Reader, accountId: number) {
  return read
    .selectFrom("membership")
    .innerJoin("organization", "organization.id", "membership.organization_id")
    .select(["organization.id", "organization.name", "organization.slug", "membership.role"])
    .where("membership.account_id", "=", accountId)
    .where("organization.merged_into_id", "is", null)
    .orderBy("organization.name")
    .execute();
}
