import type { MatchSheet } from "@candor/contract/match/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { isoDate } from "../../../platform/iso-time.ts";
import { requirementsOf } from "../../match/rules/asked/requirements-of.ts";
import { sheetOf } from "../../match/rules/sheet.ts";
import { backgroundOf } from "../../match/rules/shown/background-of.ts";

/**
 * M-23: an application's match sheet, as it was when sent. For an application older than match sheets, it is made from
 * what was sent: the posting's text and the resume. Checks no ownership.
 */
export async function sheetOfApplication(read: Reader, id: number): Promise<MatchSheet> {
  const kept = await read
    .selectFrom("application_match")
    .select("sheet_json")
    .where("application_id", "=", id)
    .executeTakeFirst();
  return kept ? (JSON.parse(kept.sheet_json) as MatchSheet) : sheetAfterwards(read, id);
}

async function sheetAfterwards(read: Reader, id: number): Promise<MatchSheet> {
  const sent = await read
    .selectFrom("application")
    .leftJoin("resume", "resume.id", "application.resume_id")
    .select(["application.first_name", "application.last_name", "application.posting_json"])
    .select(["application.created_at", "resume.text"])
    .where("application.id", "=", id)
    .executeTakeFirstOrThrow();
  const names = [sent.first_name, sent.last_name];
  return sheetOf(
    requirementsOf(JSON.parse(sent.posting_json) as { title: string; description: string }),
    backgroundOf({ names, experience: [], skills: [], resumeText: sent.text ?? "" }),
    isoDate(sent.created_at).slice(0, 7),
  );
}
