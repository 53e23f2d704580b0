import type { Writer } from "../../../platform/database/database.ts";
import type { HostedRow } from "../queries/hosted.ts";
import { statementOf } from "../queries/imported.ts";
import { changesBetween, fieldsOf } from "../rules/changes.ts";
import { faultsOf } from "../rules/faults.ts";
import { followedForm, type ImportedColumns, importedForm } from "../rules/imported-form.ts";
import { readPosting } from "../rules/reading.ts";
import { restoreDropped } from "./drop.ts";
import { noteChange } from "./note-change.ts";
import { heldPosting } from "./own-posting.ts";
import { announce, type SourceParts } from "./parts.ts";

/**
 * Updates a posting from what its source says now, in the fields that nobody edited here. Ignores a statement that
 * would make a published posting unpublishable. Reopens a posting that its source had dropped.
 */
export async function followSource(parts: SourceParts, postingId: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, postingId);
    const statement = await statementOf(writer, postingId);
    if (!row || !statement || row.life === "imported") return;
    const source = importedForm(JSON.parse(statement.columns_json) as ImportedColumns, parts.places);
    const fields = followedForm(row, source);
    const { columns, content } = readPosting(fields, parts.places);
    const now = parts.clock.now();
    if (row.life === "published" && faultsOf(fields, content, now).length > 0) return;
    const changes = changesBetween(fieldsOf(row.fields_json), fields);
    const isChanged = changes.length > 0;
    await writer
      .updateTable("hosted_posting")
      .set({
        source_fields_json: JSON.stringify(source),
        ...(isChanged && { version: row.version + 1, fields_json: JSON.stringify(fields), saved_at: now }),
      })
      .where("posting_id", "=", postingId)
      .execute();
    if (isChanged) {
      await writer
        .updateTable("posting")
        .set({ ...columns, changed_at: now })
        .where("id", "=", postingId)
        .execute();
      await log(parts, writer, row, changes);
    }
    await restoreDropped(parts, writer, { ...row, fields_json: JSON.stringify(fields) });
  });
}

async function log(
  parts: SourceParts,
  writer: Writer,
  row: HostedRow,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  const followed = { kind: "followed", actor: "source", fields: changes } as const;
  const changeId = await noteChange(writer, { posting_id: row.id, ...followed, at: parts.clock.now() });
  await announce(parts, writer, {
    name: "posting-edited",
    subjectId: row.id,
    payload: { organizationId: row.organization_id, changeId },
  });
}
