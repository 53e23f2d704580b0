import type { Reader } from "../../platform/database/database.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { ApplicationFileScope, DownloadScope } from "./gate.ts";

export type ResumeRow = Awaited<ReturnType<typeof resumesOf>>[number];

/** Newest first. */
export async function resumesOf(read: Reader, { accountId }: SessionScope) {
  return resumes(read)
    .where("resume.account_id", "=", accountId)
    .orderBy("resume.uploaded_at", "desc")
    .orderBy("resume.id", "desc")
    .execute();
}

/** Checks no ownership: for callers that have checked it. */
export async function resumeById(read: Reader, id: number): Promise<ResumeRow | undefined> {
  return resumes(read).where("resume.id", "=", id).executeTakeFirst();
}

/** Where one of the account's own resumes is stored. */
export async function ownFile(read: Reader, scope: DownloadScope, resumeId: number) {
  return storedFiles(read)
    .where("resume.id", "=", resumeId)
    .where("resume.account_id", "=", scope.accountId)
    .executeTakeFirst();
}

/** Where the resume of an application is stored; undefined once the reader no longer belongs to its organization. */
export async function fileOfApplication(read: Reader, scope: ApplicationFileScope) {
  return storedFiles(read)
    .innerJoin("application", "application.resume_id", "resume.id")
    .innerJoin("membership", "membership.organization_id", "application.organization_id")
    .where("application.id", "=", scope.applicationId)
    .where("membership.account_id", "=", scope.accountId)
    .executeTakeFirst();
}

function resumes(read: Reader) {
  return read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .select(["resume.id", "resume.text", "resume.uploaded_at", "resume.inactivated_at"])
    .select(["file.name", "file.media_type", "file.bytes", "file.sha256"]);
}

function storedFiles(read: Reader) {
  return read
    .selectFrom("resume")
    .innerJoin("file", "file.id", "resume.file_id")
    .select(["file.name", "file.media_type as mediaType", "file.sha256", "file.storage_key as storageKey"]);
}
