import { messageForAll } from "@candor/contract/messages/catalogues";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Writer } from "../../../../platform/database/database.ts";
import type { Tables } from "../../../../platform/database/tables.ts";
import { jsonText } from "../../../../platform/json-text.ts";
import { pending } from "../../../applications/rules/transitions.ts";
import type { Erasing } from "./erasing.ts";

/** Tables about an application, whose rows are deleted with it; rows are deleted before the rows they refer to. */
export const aboutApplications = [
  "answer_file",
  "answer_words",
  "invitation_reply",
  "meeting_absence",
  "meeting",
  "decision",
  "digest_entry",
  "kept_invitation",
  "kept_on_file",
  "message_attachment",
  "message",
  "conversation_reading",
  "relay_address",
  "muted_application",
  "interview_answer",
  "interview",
  "application_assignment",
  "application_feedback",
  "application_note",
  "application_presence",
  "application_match",
  "automated_decision",
  "application_receipt",
  "application_tag",
  "legal_hold",
] as const;
type AboutApplication = (typeof aboutApplications)[number];

/** Those whose rows name a file that belongs to the application. */
export const filesOfApplications = ["answer_file", "message_attachment"] as const;
export type FilesOfApplications = (typeof filesOfApplications)[number];
type OfApplication = Exclude<AboutApplication, FilesOfApplications>;

/** Those with their own account column: the colleague who marked, reads, decides or gets the mail. */
const ofColleagues = [
  "application_assignment",
  "application_feedback",
  "application_note",
  "application_presence",
  "conversation_reading",
  "decision",
  "digest_entry",
  "relay_address",
] as const;
type OfColleague = (typeof ofColleagues)[number];

/** Deletes what was written about the person's applications, and what the person wrote or decided about others'. */
export function ofApplications(table: OfApplication): Erasing {
  return async (writer, { accountId }) => {
    const own = writer.selectFrom("application").select("id").where("account_id", "=", accountId);
    const count = await forgetAbout(writer, table, own);
    if (!isOfColleague(table)) return count;
    const drafts = await writer.deleteFrom(table).where("account_id", "=", accountId).executeTakeFirst();
    return count + Number(drafts.numDeletedRows);
  };
}

/** Resolves with how many rows about these applications it deleted. */
export async function forgetAbout(
  writer: Writer,
  table: AboutApplication,
  applications: readonly number[] | SelectQueryBuilder<Tables, "application", { id: number }>,
): Promise<number> {
  const { numDeletedRows } = await writer
    .deleteFrom(table)
    .where("application_id", "in", applications)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function isOfColleague(table: OfApplication): table is OfColleague {
  return (ofColleagues as readonly string[]).includes(table);
}

/** What replaces an applicant's data in an application. */
export const nobody = {
  first_name: messageForAll("ownData.nobodyFirst"),
  last_name: messageForAll("ownData.nobodyLast"),
  phone: "",
  postal_code: "",
  elevator_pitch: "",
  answers_json: jsonText([]),
  charity_id: null,
  contact_shared_at: null,
  blind_until: null,
  blind_text: null,
  resume_id: null,
} as const;

/**
 * Organizations' copies keep the posting, the dates and the answer, for a withdrawn applicant. The time of the last
 * event stays too, unless the application was still waiting: then leaving is its last event.
 */
export const eraseApplications: Erasing = async (writer, { accountId }, now) => {
  const { numUpdatedRows } = await writer
    .updateTable("application")
    .set({
      ...nobody,
      viewed_at: null,
      forgotten_at: now,
      modified_at: sql<number>`case when status in (${sql.join(pending)}) then ${now} else modified_at end`,
      status: "withdrawn",
    })
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
