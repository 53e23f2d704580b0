import type { Writer } from "../../../platform/database/database.ts";
import { forgetFile } from "../../../platform/file-records.ts";
import type { Forget } from "../../../platform/retention/timer.ts";
import type { DraftScope } from "../gate.ts";

/** Deletes the files of drafts that are gone. */
export const forgetUnsentAnswerFiles: Forget = async (writer, now, most) => {
  const left = await writer
    .selectFrom("answer_file")
    .leftJoin("apply_draft", (join) =>
      join
        .onRef("apply_draft.key_hash", "=", "answer_file.draft_key_hash")
        .onRef("apply_draft.posting_id", "=", "answer_file.posting_id"),
    )
    .select("answer_file.id")
    .where("answer_file.application_id", "is", null)
    .where("apply_draft.key_hash", "is", null)
    .limit(most)
    .execute();
  await forgetAnswerFiles(writer, idsOf(left), now);
  return left.length;
};

export async function forgetAnswerFilesOfDraft(
  writer: Writer,
  { keyHash }: DraftScope,
  postingId: number,
  now: number,
): Promise<void> {
  const own = await writer
    .selectFrom("answer_file")
    .select("id")
    .where("draft_key_hash", "=", keyHash)
    .where("posting_id", "=", postingId)
    .execute();
  await forgetAnswerFiles(writer, idsOf(own), now);
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

export async function forgetAnswerFiles(writer: Writer, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const files = await writer
    .selectFrom("answer_file")
    .innerJoin("file", "file.id", "answer_file.file_id")
    .select(["file.id", "file.storage_key as storageKey"])
    .where("answer_file.id", "in", ids)
    .execute();
  await writer.deleteFrom("answer_file").where("id", "in", ids).execute();
  for (const file of files) await forgetFile(writer, file, now);
}
