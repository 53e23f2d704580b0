import type { Reader } from "../../platform/database/database.ts";
import type { PostingDraft } from "../jobs/rules/posting-draft.ts";

export interface StagedRow {
  readonly row: number;
  readonly draft: PostingDraft;
}

/** Staged rows after a row, in the file's order. */
export async function stagedRows(
  read: Reader,
  runId: number,
  after: number,
  most: number,
): Promise<StagedRow[]> {
  const rows = await read
    .selectFrom("import_row")
    .select(["row", "draft_json"])
    .where("run_id", "=", runId)
    .where("row", ">", after)
    .orderBy("row")
    .limit(most)
    .execute();
  return rows.map(({ row, draft_json }) => ({ row, draft: JSON.parse(draft_json) as PostingDraft }));
}

export async function runById(read: Reader, id: number) {
  return read.selectFrom("import_run").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Runs that a stop interrupted, oldest first. */
export async function unfinishedRuns(read: Reader) {
  return read
    .selectFrom("import_run")
    .selectAll()
    .where("state", "in", ["staging", "staged"])
    .orderBy("id")
    .execute();
}
