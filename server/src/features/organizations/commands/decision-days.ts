import { actorOf } from "../../../platform/events/log.ts";
import type { OwnerScope } from "../gate.ts";
import { ownDetails } from "../queries/details.ts";
import { announce, type OrganizationParts } from "./announce.ts";

/** M-03: promises decisions within some days after interviews, those that have been held included; null ends that. */
export async function changeDecisionDays(
  parts: OrganizationParts,
  scope: OwnerScope,
  slug: string,
  days: number | null,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id, decision_days } = await ownDetails(writer, scope, slug);
    if (decision_days === days) return;
    await writer.updateTable("organization").set({ decision_days: days }).where("id", "=", id).execute();
    await announce(parts, writer, {
      name: "decision-promise-changed",
      subject: "organization",
      subjectId: id,
      ...actorOf(scope),
      payload: { organizationId: id },
    });
  });
}
