import type { DraftFields } from "@candor/contract/drafts/shapes";
import type { MatchSheet } from "@candor/contract/match/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { idOf } from "../../../platform/ids.ts";
import { isoMonth } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { askedBy, sheetNow } from "../../match/queries.ts";
import { requirementsOf } from "../../match/rules/asked/requirements-of.ts";
import { sheetOf } from "../../match/rules/sheet.ts";
import { backgroundOf } from "../../match/rules/shown/background-of.ts";
import { isActiveResume } from "../../resumes/queries.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { DraftScope } from "../gate.ts";
import { keptDraft } from "./drafts.ts";

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
  return kept ? fromJson(kept.sheet_json) : sheetAfterwards(read, id);
}

interface Unsent {
  readonly postingId: number;
  /** Absent where the browser has no draft yet: the default resume is what it would send. */
  readonly draft: DraftScope | undefined;
  readonly now: number;
}

/** M-23: the sheet that goes along if the draft is sent now; undefined for a posting that nobody may read. */
export async function sheetOfDraft(
  read: Reader,
  scope: SessionScope,
  { postingId, draft, now }: Unsent,
): Promise<MatchSheet | undefined> {
  const asked = await askedBy(read, postingId);
  if (!asked) return undefined;
  const { accountId } = scope;
  const kept = draft && (await keptDraft(read, draft, postingId, now));
  const fields = kept?.fields ?? {};
  const { firstName, lastName } = fields;
  const resumeId = kept?.resumeId ?? (await chosenResume(read, scope, fields));
  return sheetNow(read, asked, { accountId, resumeId, firstName, lastName }, now);
}

/** The one chosen in the draft, while it is still offered. */
async function chosenResume(read: Reader, scope: SessionScope, { resumeId }: DraftFields) {
  const id = idOf(resumeId ?? "");
  return id !== undefined && (await isActiveResume(read, scope, id)) ? id : undefined;
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
    requirementsOf(fromJson(sent.posting_json)),
    backgroundOf({ names, experience: [], skills: [], resumeText: sent.text ?? "" }),
    isoMonth(sent.created_at),
  );
}
