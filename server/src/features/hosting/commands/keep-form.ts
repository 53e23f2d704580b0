import type { Writer } from "../../../platform/database/database.ts";
import type { StepParts } from "./parts.ts";

/** Saves the form of a posting that was imported, and what its source says, as a form. */
export async function keepForm(
  { clock }: StepParts,
  writer: Writer,
  postingId: number,
  { fields, source }: { readonly fields: object; readonly source: object },
): Promise<void> {
  const kept = { fields_json: JSON.stringify(fields), source_fields_json: JSON.stringify(source) };
  await writer
    .insertInto("hosted_posting")
    .values({
      posting_id: postingId,
      version: 1,
      ...kept,
      published_at: null,
      confirm_by: null,
      former_id: null,
      saved_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .column("posting_id")
        .doUpdateSet((e) => ({ ...kept, version: e("hosted_posting.version", "+", 1) })),
    )
    .execute();
}
