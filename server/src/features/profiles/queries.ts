import type { Reader } from "../../platform/database/database.ts";
import { preparedWith } from "../../platform/database/prepared.ts";
import type { SignedIn } from "../session/gate/scopes.ts";

export type ProfileRows = Awaited<ReturnType<typeof profileRows>>;
type Owner = Pick<SignedIn, "accountId">;

/** Everything that a profile shows, in order. */
export async function profileRows(read: Reader, { accountId }: Owner) {
  const owner = { accountId };
  const [[account], [profile], phones, experience, skills, resumes, organizations] = await Promise.all([
    accountsOf(read, owner),
    profilesOf(read, owner),
    phonesOf(read, owner),
    experienceOf(read, owner),
    skillsOf(read, owner),
    resumesOf(read, owner),
    organizationsOf(read, owner),
  ]);
  if (!account) throw new Error("There is no such account.");
  return { account, profile, phones, experience, skills, resumes, organizations };
}

const accountsOf = preparedWith((read, { accountId }: Owner) =>
  read.selectFrom("account").selectAll().where("id", "=", accountId),
);

const profilesOf = preparedWith((read, { accountId }: Owner) =>
  read.selectFrom("profile").selectAll().where("account_id", "=", accountId),
);

const phonesOf = preparedWith((read, { accountId }: Owner) =>
  read
    .selectFrom("phone")
    .select(["number", "extension", "type"])
    .where("account_id", "=", accountId)
    .orderBy("position"),
);

/** Current jobs come first, then the most recently ended. */
const experienceOf = preparedWith((read, { accountId }: Owner) =>
  read
    .selectFrom("experience")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy((build) => build.case().when("ended", "is", null).then(0).else(1).end())
    .orderBy("ended", "desc")
    .orderBy("started", "desc")
    .orderBy("id", "desc"),
);

const skillsOf = preparedWith((read, { accountId }: Owner) =>
  read.selectFrom("skill").select("name").where("account_id", "=", accountId).orderBy("position"),
);

const resumesOf = preparedWith((read, { accountId }: Owner) =>
  read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .select(["resume.id", "resume.uploaded_at", "resume.inactivated_at"])
    .select((e) => e.fn.coalesce("resume.name", "file.name").as("name"))
    .where("resume.account_id", "=", accountId)
    .orderBy("resume.id", "desc"),
);

/** The organizations that this person belongs to. */
const organizationsOf = preparedWith((read, { accountId }: Owner) =>
  read
    .selectFrom("membership")
    .innerJoin("organization", "organization.id", "membership.organization_id")
    .select(["organization.id", "organization.name", "organization.slug", "membership.role"])
    .where("membership.account_id", "=", accountId)
    .where("organization.merged_into_id", "is", null)
    .orderBy("organization.name"),
);
