import type { Reader } from "../../platform/database/database.ts";
import { isShownTo, mayRead } from "../blocks/queries/hidden.ts";
import type { MemberScope } from "../organizations/gate.ts";
import type { SignedIn } from "../session/gate/scopes.ts";

export type KeepingRow = NonNullable<Awaited<ReturnType<typeof keepingById>>>;
export type KeptRow = Awaited<ReturnType<typeof keptBy>>[number];

/** An application, and whether it may be kept on file. Checks no authority. */
export async function keepingById(read: Reader, id: number) {
  return read
    .selectFrom("application")
    .innerJoin("account", "account.id", "application.account_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .leftJoin("kept_on_file", "kept_on_file.application_id", "application.id")
    .select(["application.id", "application.account_id", "application.organization_id", "application.status"])
    .select(["account.email", "organization.name as organization", "posting.title"])
    .select([
      "kept_on_file.months",
      "kept_on_file.asked_at",
      "kept_on_file.granted_at",
      "kept_on_file.ends_at",
    ])
    .where("application.id", "=", id)
    .executeTakeFirst();
}

/** Undefined unless it was sent to one of the scope's organizations, which may see it. */
export async function keepingForOrganization(read: Reader, scope: MemberScope, id: number) {
  const row = await keepingById(read, id);
  return row && (await mayRead(read, scope, row)) ? row : undefined;
}

/** Undefined unless it is the account's own. */
export async function ownKeeping(read: Reader, { accountId }: Pick<SignedIn, "accountId">, id: number) {
  const row = await keepingById(read, id);
  return row?.account_id === accountId ? row : undefined;
}

/** Applicants who agreed and haven't taken it back; the first to end comes first. */
export async function keptBy(read: Reader, scope: MemberScope, now: number) {
  return read
    .selectFrom("kept_on_file")
    .innerJoin("application", "application.id", "kept_on_file.application_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id", "posting.title"])
    .select(["application.first_name", "application.last_name", "application.blind_until"])
    .select(["kept_on_file.granted_at", "kept_on_file.ends_at"])
    .where("application.organization_id", "in", scope.organizationIds)
    .where("kept_on_file.ends_at", ">", now)
    .where(isShownTo(scope))
    .orderBy("kept_on_file.ends_at")
    .orderBy("application.id")
    .$narrowType<{ granted_at: number; ends_at: number }>()
    .execute();
}

export async function invitationsOf(read: Reader, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return read
    .selectFrom("kept_invitation")
    .select(["application_id", "posting_id"])
    .where("application_id", "in", applicationIds)
    .orderBy("id")
    .execute();
}

/** The open postings of organizations, by title. */
export async function openPostings(read: Reader, organizationIds: readonly number[], most: number) {
  return read
    .selectFrom("posting")
    .select(["id", "title", "organization_id"])
    .where("organization_id", "in", organizationIds)
    .where("status", "=", "open")
    .orderBy("title")
    .orderBy("id")
    .limit(most)
    .execute();
}
