import { countRows } from "../../platform/database/count-rows.ts";
import type { Reader } from "../../platform/database/database.ts";
import { fromJson } from "../../platform/json-text.ts";
import { isShownTo } from "../blocks/queries/hidden.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { ApplicationFileScope, DownloadScope } from "./gate/scopes.ts";

export type ResumeRow = Awaited<ReturnType<typeof resumesOf>>[number];

/** Newest first. */
export async function resumesOf(read: Reader, scope: SessionScope) {
  return newestFirst(read, scope).execute();
}

/** The newest resume, whether it is still in use or not; undefined if there is none. */
export async function latestResume(read: Reader, scope: SessionScope) {
  return newestFirst(read, scope).limit(1).executeTakeFirst();
}

/** How many resumes an account has, whether they are still in use or not. */
export async function countResumes(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
): Promise<number> {
  return countRows(read.selectFrom("resume").where("account_id", "=", accountId));
}

/** The resume that goes with an application that names none; undefined without an active one. */
export async function defaultResume(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
): Promise<number | undefined> {
  const row = await read
    .selectFrom("resume")
    .select("id")
    .where("account_id", "=", accountId)
    .where("inactivated_at", "is", null)
    .orderBy((e) => e.fn.coalesce("preferred_at", e.lit(0)), "desc")
    .orderBy("uploaded_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id;
}

/** Whether it is one of the account's own resumes, and still offered for new applications. */
export async function isActiveResume(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
  id: number,
): Promise<boolean> {
  const row = await read
    .selectFrom("resume")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("inactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined for somebody else's. */
export async function ownResume(
  read: Reader,
  { accountId }: SessionScope,
  id: number,
): Promise<ResumeRow | undefined> {
  return resumes(read)
    .where("resume.id", "=", id)
    .where("resume.account_id", "=", accountId)
    .executeTakeFirst();
}

/** The settled keys of one of the account's own resumes; undefined for somebody else's. */
export async function settledOf(
  read: Reader,
  { accountId }: SessionScope,
  id: number,
): Promise<readonly string[] | undefined> {
  const row = await read
    .selectFrom("resume")
    .select("settled_json")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row && (row.settled_json === null ? [] : fromJson(row.settled_json));
}

/** Checks no ownership: for callers that have checked it. */
export async function resumeById(read: Reader, id: number): Promise<ResumeRow | undefined> {
  return resumes(read).where("resume.id", "=", id).executeTakeFirst();
}

/** Where one of the account's own resumes is stored; undefined if the link is for another one. */
export async function ownFile(read: Reader, scope: DownloadScope, resumeId: number) {
  if (scope.resumeId !== undefined && scope.resumeId !== resumeId) return undefined;
  return storedFiles(read)
    .where("resume.id", "=", resumeId)
    .where("resume.account_id", "=", scope.accountId)
    .executeTakeFirst();
}

/**
 * Where an application's resume is stored; undefined if the reader no longer belongs to its organization, or may not
 * see it.
 */
export async function fileOfApplication(read: Reader, scope: ApplicationFileScope) {
  return storedFiles(read)
    .innerJoin("application", "application.resume_id", "resume.id")
    .innerJoin("membership", "membership.organization_id", "application.organization_id")
    .innerJoin("account", "account.id", "application.account_id")
    .select(["application.id", "application.account_id", "application.organization_id", "resume.text"])
    .select([
      "application.contact_shared_at",
      "application.blind_until as blindUntil",
      "application.phone",
      "account.email",
    ])
    .select(["application.first_name as firstName", "application.last_name as lastName"])
    .where("application.id", "=", scope.applicationId)
    .where("membership.account_id", "=", scope.accountId)
    .where(isShownTo(scope))
    .executeTakeFirst();
}

/** Whose copy it is: the account that downloads it, and its organization. */
export async function readerOf(
  read: Reader,
  { accountId, impersonatorId }: ApplicationFileScope,
  { organization_id }: { readonly organization_id: number },
): Promise<{ readonly email: string; readonly organization: string }> {
  const { email } = await read
    .selectFrom("account")
    .select("email")
    .where("id", "=", impersonatorId ?? accountId)
    .executeTakeFirstOrThrow();
  const { name: organization } = await read
    .selectFrom("organization")
    .select("name")
    .where("id", "=", organization_id)
    .executeTakeFirstOrThrow();
  return { email: email ?? "", organization };
}

function newestFirst(read: Reader, { accountId }: SessionScope) {
  return resumes(read)
    .where("resume.account_id", "=", accountId)
    .orderBy("resume.uploaded_at", "desc")
    .orderBy("resume.id", "desc");
}

function resumes(read: Reader) {
  return read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .select(["resume.id", "resume.text", "resume.uploaded_at", "resume.inactivated_at"])
    .select((e) => e.fn.coalesce("resume.name", "file.name").as("name"))
    .select(["file.media_type", "file.bytes", "file.sha256", "file.storage_key"]);
}

function storedFiles(read: Reader) {
  return read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .select((e) => e.fn.coalesce("resume.name", "file.name").as("name"))
    .select(["file.media_type as mediaType", "file.sha256", "file.storage_key as storageKey"]);
}
