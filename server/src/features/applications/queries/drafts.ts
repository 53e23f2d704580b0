import { hash } from "node:crypto";
import type { AskedQuestion, GivenAnswers } from "@candor/contract/answers/shapes";
import type { DraftFields } from "@candor/contract/drafts/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
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

/** What was saved of a draft. */
interface KeptDraft {
  readonly fields: DraftFields;
  readonly answers: GivenAnswers;
  /** The resume that was uploaded for it. */
  readonly resumeId: number | null;
  readonly expiresAt: number;
}

/** Undefined if nothing was saved, or it has expired. */
export async function keptDraft(
  read: Reader,
  { keyHash }: DraftScope,
  postingId: number,
  now: number,
): Promise<KeptDraft | undefined> {
  const row = await read
    .selectFrom("apply_draft")
    .select(["fields_json", "answers_json", "resume_id", "expires_at"])
    .where("key_hash", "=", keyHash)
    .where("posting_id", "=", postingId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return (
    row && {
      fields: fromJson(row.fields_json),
      answers: fromJson(row.answers_json),
      resumeId: row.resume_id,
      expiresAt: row.expires_at,
    }
  );
}

/** The draft for a posting; empty if there is none or it has expired. */
export async function draftFor(
  read: Reader,
  scope: DraftScope,
  postingId: number,
  now: number,
): Promise<Draft> {
  const kept = await keptDraft(read, scope, postingId, now);
  const fields = kept?.fields ?? {};
  const questions = await questionsOf(read, postingId);
  const files = await filesOfDraft(read, scope, postingId, now);
  return {
    fields,
    pitchIsGeneral: await isGeneralPitch(read, postingId, fields.elevatorPitch ?? ""),
    questions,
    answers: withFiles(questions, kept?.answers ?? {}, files),
    files,
    owesResume: await owesResume(read, postingId),
    expiresAt: kept?.expiresAt,
    resume: kept?.resumeId ? await resumeById(read, kept.resumeId) : undefined,
    idempotencyKey: hash("sha256", `${scope.keyHash} ${postingId}`, "base64url"),
  };
}
