import { publicationFaults } from "./move.ts";
import { heldPosting } from "./own-posting.ts";
import type { HostingParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** The result of the operator's review: whether the posting was waiting for one and could be published. */
export type Reviewed = "done" | "not-in-review" | "unready";

/** The operator publishes a posting that waits for review, or returns it to its organization as a draft. */
export async function reviewPosting(
  parts: Pick<HostingParts, "database" | "clock" | "events" | "places">,
  id: number,
  verdict: "approve" | "return",
): Promise<Reviewed> {
  return parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, id);
    if (row?.life !== "in-review") return "not-in-review";
    const isReady = publicationFaults(parts, row).length === 0;
    if (verdict === "approve" && !isReady) return "unready";
    await takeStep(parts, writer, row, { step: verdict, by: "operator" });
    return "done";
  });
}
