import { hostedById } from "../queries/hosted.ts";
import { heldPosting } from "./own-posting.ts";
import type { StepParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** Expires or pauses a posting whose time has come; does nothing if it was confirmed or moved meanwhile. */
export async function tendPosting(parts: StepParts, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, id);
    if (!row) return;
    const now = parts.clock.now();
    const isOver = row.closes_at !== null && row.closes_at < now;
    const isLapsed = row.confirm_by !== null && row.confirm_by <= now;
    if (isOver && (row.life === "published" || row.life === "paused"))
      await takeStep(parts, writer, row, { step: "expire", by: "clock" });
    else if (isLapsed && row.life === "published")
      await takeStep(parts, writer, row, { step: "lapse", by: "clock" });
  });
}

/** When the clock has to look at a posting again, in milliseconds since 1970. */
export async function deadlinesOf(
  { database }: StepParts,
  id: number,
): Promise<{ readonly confirmBy?: number; readonly expiresAt?: number }> {
  const row = await hostedById(database.read, id);
  if (!row || (row.life !== "published" && row.life !== "paused")) return {};
  return {
    ...(row.life === "published" && row.confirm_by !== null && { confirmBy: row.confirm_by }),
    ...(row.closes_at !== null && { expiresAt: row.closes_at + 1 }),
  };
}
