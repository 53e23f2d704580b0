import type { Writer } from "../../../platform/database/database.ts";
import { forgetFile } from "../../../platform/file-records.ts";

/** Those of drafts that are gone. */
export async function forgetLeftAnswerFiles(writer: Writer, now: number): Promise<void> {
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
    .execute();
  await forgetAnswerFiles(
    writer,
    left.map(({ id }) => id),
    now,
  );
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
