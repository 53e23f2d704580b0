import type { Writer } from "../../../platform/database/database.ts";
import type { HostedRow } from "../queries/hosted.ts";
import { lastChangeOf } from "../queries/hosted.ts";
import { publicationFaults } from "./move.ts";
import { heldPosting } from "./own-posting.ts";
import type { SourceParts, StepParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** Closes a published posting that its connected source no longer lists. */
export async function dropPostingOf(parts: StepParts, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, id);
    // Moved meanwhile, or listed again: a run that sees a posting writes its hash.
    if (row?.life !== "published" || row.content_hash !== "") return;
    await takeStep(parts, writer, row, { step: "drop", by: "source" });
  });
}

/** Reopens a posting that its source had dropped and now lists again. What its organization closed stays closed. */
export async function restoreDropped(parts: SourceParts, writer: Writer, row: HostedRow): Promise<void> {
  if (row.life !== "closed" || (await lastChangeOf(writer, row.id)) !== "dropped") return;
  if (publicationFaults(parts, row).length > 0) return;
  await takeStep(parts, writer, row, { step: "restore", by: "source" });
}
