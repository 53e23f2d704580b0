import type { Insertable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { PostingChangeTable } from "../../../platform/database/tables/postings.ts";
import type { ChangedField } from "../rules/changes.ts";

interface Change extends Pick<PostingChangeTable, "posting_id" | "kind" | "actor" | "at"> {
  readonly reason?: string | undefined;
  readonly fields?: readonly ChangedField[];
}

/** Adds an entry to a posting's public log. Resolves to its number. */
export async function noteChange(writer: Writer, change: Change): Promise<number> {
  const { id } = await writer
    .insertInto("posting_change")
    .values(rowOf(change))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function noteChanges(writer: Writer, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await writer.insertInto("posting_change").values(changes.map(rowOf)).execute();
}

function rowOf({ reason, fields = [], ...change }: Change): Insertable<PostingChangeTable> {
  return { ...change, reason: reason ?? null, fields_json: JSON.stringify(fields) };
}
