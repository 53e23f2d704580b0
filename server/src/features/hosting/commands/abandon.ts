import { heldPosting } from "./own-posting.ts";
import type { StepParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** After its last owner left, takes an organization's postings off the search, and drafts back from review. */
export async function abandonPostings(parts: StepParts, organizationId: number): Promise<void> {
  const { database } = parts;
  const postings = await database.read
    .selectFrom("posting")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("life", "in", abandoned)
    .orderBy("id")
    .execute();
  for (const { id } of postings)
    await database.write(async (writer) => {
      const row = await heldPosting(parts, writer, id);
      // Moved meanwhile, or claimed: its new owner decides.
      if (row?.claimed !== 0 || !abandoned.some((life) => life === row.life)) return;
      await takeStep(parts, writer, row, { step: "abandon", by: "clock" });
    });
}

const abandoned = ["published", "in-review"] as const;
