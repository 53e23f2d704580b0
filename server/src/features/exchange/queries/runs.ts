import type { Reader } from "../../../platform/database/database.ts";
import type { PostingDraft } from "../../jobs/rules/posting-draft.ts";

/** The content of a staged row: a posting, or for a refused row only its source id. */
type StagedContent = { readonly draft: PostingDraft } | { readonly refused: string };

export type StagedRow = StagedContent & { readonly row: number };

/** Staged rows after a given row, in the file's order. */
export async function stagedRows(
  read: Reader,
  runId: number,
  after: number,
  most: number,
): Promise<StagedRow[]> {
  const rows = await read
    .selectFrom("import_row")
    .select(["row", "content_json"])
    .where("run_id", "=", runId)
    .where("row", ">", after)
    .orderBy("row")
    .limit(most)
    .execute();
  return rows.map(({ row, content_json }) => ({ row, ...(JSON.parse(content_json) as StagedContent) }));
}

export async function runById(read: Reader, id: number) {
  return read.selectFrom("import_run").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Interrupted runs, oldest first. */
export async function unfinishedRuns(read: Reader) {
  return read
    .selectFrom("import_run")
    .selectAll()
    .where("state", "in", ["staging", "staged"])
    .orderBy("id")
    .execute();
}
