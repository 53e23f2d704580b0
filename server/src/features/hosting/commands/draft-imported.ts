import { importedById } from "../queries/imported.ts";
import { importedForm } from "../rules/imported-form.ts";
import { keepForm } from "./keep-form.ts";
import { heldPosting } from "./own-posting.ts";
import type { SourceParts } from "./parts.ts";

/** Gives a posting that was imported as a draft its form, so that its organization can read and publish it. */
export async function draftImported(parts: SourceParts, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    if (await heldPosting(parts, writer, id)) return;
    const posting = await writer
      .selectFrom("posting")
      .select(["organization_id", "life"])
      .where("id", "=", id)
      .executeTakeFirst();
    const row = posting?.life === "draft" && (await importedById(writer, posting.organization_id, id));
    if (!row) return;
    const source = importedForm(row, parts.places);
    await keepForm(parts, writer, id, { fields: source, source });
  });
}
