import type { AskedQuestion } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { receive } from "../../../platform/documents/receive.ts";
import { recordFile } from "../../../platform/file-records.ts";
import type { UploadedFile } from "../../../platform/http/bodies/uploads.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { questionsOf } from "../../hosting/queries/questions.ts";
import type { DraftScope } from "../gate.ts";
import type { DraftFiles } from "../queries/answer-files.ts";
import { type DraftParts, openDraft } from "./drafts.ts";
import { forgetAnswerFiles } from "./forget-answer-files.ts";

interface Answered {
  readonly postingId: number;
  readonly questionId: string;
}

/** Answers a draft's question with a file, which replaces an earlier one. It is read like an uploaded resume. */
export async function keepAnswerFile(
  parts: DraftParts,
  scope: DraftScope,
  { postingId, questionId }: Answered,
  file: UploadedFile,
): Promise<void> {
  const asked = await questionsOf(parts.database.read, postingId);
  if (!asked.some(({ id, kind }) => id === questionId && kind === "file")) throw new Problem("not-found");
  if (file.bytes.length > limits.answerFileBytes) throw new Problem("payload-too-large");
  await receive(parts, file, (document) =>
    parts.database.write(async (writer) => {
      const now = parts.clock.now();
      await openDraft(writer, scope, postingId, now);
      await forgetAnswerFiles(writer, await ofDraft(writer, scope, postingId, questionId), now);
      await writer
        .insertInto("answer_file")
        .values({
          draft_key_hash: scope.keyHash,
          posting_id: postingId,
          question_id: questionId,
          application_id: null,
          // It belongs to the application, not to an account.
          file_id: await recordFile(writer, document, null, now),
          text: document.text,
        })
        .execute();
    }),
  );
}

export async function dropAnswerFile(
  { database, clock }: DraftParts,
  scope: DraftScope,
  { postingId, questionId }: Answered,
): Promise<void> {
  await database.write(async (writer) => {
    const now = clock.now();
    await openDraft(writer, scope, postingId, now);
    await forgetAnswerFiles(writer, await ofDraft(writer, scope, postingId, questionId), now);
  });
}

/** Moves a draft's files to the application they were sent with. Those no longer asked for go with the draft. */
export async function sendAnswerFiles(
  writer: Writer,
  applicationId: number,
  questions: readonly AskedQuestion[],
  files: DraftFiles,
): Promise<void> {
  const ids = questions.flatMap(({ id, kind }) => (kind === "file" ? (files.get(id)?.id ?? []) : []));
  if (ids.length === 0) return;
  await writer
    .updateTable("answer_file")
    .set({ application_id: applicationId, draft_key_hash: null })
    .where("id", "in", ids)
    .execute();
}

async function ofDraft(
  writer: Writer,
  { keyHash }: DraftScope,
  postingId: number,
  questionId: string,
): Promise<number[]> {
  const rows = await writer
    .selectFrom("answer_file")
    .select("id")
    .where("draft_key_hash", "=", keyHash)
    .where("posting_id", "=", postingId)
    .where("question_id", "=", questionId)
    .execute();
  return rows.map(({ id }) => id);
}
