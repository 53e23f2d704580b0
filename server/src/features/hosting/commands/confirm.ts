import { Problem } from "../../../platform/http/problem.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import type { ConfirmationScope } from "../gate.ts";
import { publicationFaults } from "./move.ts";
import { heldPosting } from "./own-posting.ts";
import type { HostingParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/** The answer from the link in a mail: the posting is still open, or its position is filled. */
export async function answerConfirmation(
  parts: HostingParts,
  { posting, accountId }: ConfirmationScope,
  isOpen: boolean,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, posting.id);
    // Two people are asked the same: the second press finds it done.
    if (row?.confirm_by !== posting.confirm_by) throw new Problem("proof-refused");
    // The posting, or the person, may have moved on since the link was checked.
    const pros = await prosOf(writer, row.organization_id);
    if (!pros.some((pro) => pro.accountId === accountId)) throw new Problem("proof-refused");
    const step = !isOpen ? "close" : row.life === "paused" ? "resume" : "confirm";
    if (isOpen && publicationFaults(parts, row).length > 0) throw new Problem("posting-unready");
    await takeStep(parts, writer, row, {
      step,
      by: "organization",
      actor: { accountId, impersonatorId: null },
      ...(!isOpen && { reason: "filled" as const }),
    });
  });
}
