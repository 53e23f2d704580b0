import { createHash } from "node:crypto";
import type { AskedQuestion, GivenAnswers } from "@candor/contract/answers/shapes";
import type { DraftFields } from "@candor/contract/drafts/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { owesResume, questionsOf } from "../../hosting/queries/questions.ts";
import { isGeneralPitch } from "../../match/queries.ts";
import { type ResumeRow, resumeById } from "../../resumes/queries.ts";
import type { DraftScope } from "../gate.ts";
import { withFiles } from "../rules/answers.ts";
import { type DraftFiles, filesOfDraft } from "./answer-files.ts";

export interface Draft {
  readonly fields: DraftFields;
  readonly questions: readonly AskedQuestion[];
  readonly answers: GivenAnswers;
  readonly files: DraftFiles;
  readonly owesResume: boolean;
  readonly resume: ResumeRow | undefined;
  /** M-38: whether its pitch mentions nothing of the posting. */
  readonly pitchIsGeneral: boolean;
  /** Undefined until something is saved. */
  readonly expiresAt: number | undefined;
  /** The same in every tab that shows this draft, so that it is sent once. */
  readonly idempotencyKey: string;
}

/** The draft for a posting; empty if there is none or it has expired. */
export async function draftFor(
  read: Reader,
  scope: DraftScope,
  postingId: number,
  now: number,
): Promise<Draft> {
  const { keyHash } = scope;
  const row = await read
    .selectFrom("apply_draft")
    .select(["fields_json", "answers_json", "resume_id", "expires_at"])
    .where("key_hash", "=", keyHash)
    .where("posting_id", "=", postingId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  const fields = row ? (JSON.parse(row.fields_json) as DraftFields) : {};
  const questions = await questionsOf(read, postingId);
  const files = await filesOfDraft(read, scope, postingId, now);
  const typed = row ? (JSON.parse(row.answers_json) as GivenAnswers) : {};
  return {
    fields,
    pitchIsGeneral: await isGeneralPitch(read, postingId, fields.elevatorPitch ?? ""),
    questions,
    answers: withFiles(questions, typed, files),
    files,
    owesResume: await owesResume(read, postingId),
    expiresAt: row?.expires_at,
    resume: row?.resume_id ? await resumeById(read, row.resume_id) : undefined,
    idempotencyKey: createHash("sha256").update(`${keyHash} ${postingId}`).digest("base64url"),
  };
}
