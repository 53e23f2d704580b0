import { limits } from "@candor/contract/limits";
import type { Reader } from "../../../platform/database/database.ts";
import { isShown } from "../../blocks/queries/hidden.ts";

export type MailedNote = NonNullable<Awaited<ReturnType<typeof noteById>>>;

/** The latest notes about an application, newest first. */
export async function notesOf(read: Reader, applicationId: number) {
  return notes(read)
    .where("application_note.application_id", "=", applicationId)
    .orderBy("application_note.id", "desc")
    .limit(limits.notesShown)
    .execute();
}

/** Checks no authority: for the task that mails it. Undefined if its application is hidden from the organization. */
export async function noteById(read: Reader, id: number) {
  return notes(read)
    .innerJoin("application", "application.id", "application_note.application_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id as application_id", "application.organization_id", "posting.title"])
    .select(["application.first_name as applicant_first", "application.last_name as applicant_last"])
    .select("application.blind_until")
    .where("application_note.id", "=", id)
    .where(isShown)
    .executeTakeFirst();
}

function notes(read: Reader) {
  return read
    .selectFrom("application_note")
    .innerJoin("account", "account.id", "application_note.account_id")
    .select(["application_note.id", "application_note.text", "application_note.created_at"])
    .select(["account.email", "account.display_name", "account.first_name", "account.last_name"]);
}
