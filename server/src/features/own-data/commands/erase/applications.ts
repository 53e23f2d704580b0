import { message } from "@candor/contract/messages/message";
import { sql } from "kysely";
import { pending } from "../../../applications/rules/transitions.ts";
import type { Erasing } from "./erasing.ts";

type OfApplication =
  | "answer_words"
  | "application_assignment"
  | "application_feedback"
  | "application_match"
  | "application_note"
  | "application_presence"
  | "application_receipt"
  | "application_tag"
  | "conversation_reading"
  | "decision"
  | "digest_entry"
  | "interview"
  | "interview_answer"
  | "invitation_reply"
  | "kept_invitation"
  | "kept_on_file"
  | "meeting"
  | "meeting_absence"
  | "message"
  | "relay_address";

/** Those with an account of their own: that of the colleague who marked, reads, decides or is written to. */
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
    const { numDeletedRows } = await writer
      .deleteFrom(table)
      .where("application_id", "in", own)
      .executeTakeFirst();
    if (!isOfColleague(table)) return Number(numDeletedRows);
    const drafts = await writer.deleteFrom(table).where("account_id", "=", accountId).executeTakeFirst();
    return Number(numDeletedRows + drafts.numDeletedRows);
  };
}

function isOfColleague(table: OfApplication): table is OfColleague {
  return (ofColleagues as readonly string[]).includes(table);
}

/**
 * The hirers' copies keep the posting, the dates and the answer: an applicant, withdrawn. When something last happened
 * stays too, unless the application still waited: leaving is what happens to it now.
 */
export const eraseApplications: Erasing = async (writer, { accountId }, now) => {
  const { numUpdatedRows } = await writer
    .updateTable("application")
    .set({
      first_name: message("ownData.nobodyFirst"),
      last_name: message("ownData.nobodyLast"),
      phone: "",
      postal_code: "",
      elevator_pitch: "",
      answers_json: "[]",
      charity_id: null,
      contact_shared_at: null,
      blind_until: null,
      blind_text: null,
      resume_id: null,
      viewed_at: null,
      modified_at: sql<number>`case when status in (${sql.join(pending)}) then ${now} else modified_at end`,
      status: "withdrawn",
    })
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
