import type { BlindStage } from "@candor/contract/values";
import { actorOf } from "../../../platform/events/log.ts";
import type { OwnerScope } from "../gate.ts";
import { ownDetails } from "../queries/details.ts";
import { announce, type OrganizationParts } from "./announce.ts";

/** Chooses until which stage applications are read blind. Those already sent keep what their applicants were told. */
export async function changeBlindReview(
  parts: OrganizationParts,
  scope: OwnerScope,
  slug: string,
  until: BlindStage | null,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id, blind_until } = await ownDetails(writer, scope, slug);
    if (blind_until === until) return;
    await writer.updateTable("organization").set({ blind_until: until }).where("id", "=", id).execute();
    await announce(parts, writer, {
      name: until === null ? "blind-review-ended" : "blind-review-set",
      subject: "organization",
      subjectId: id,
      ...actorOf(scope),
      payload: {},
    });
  });
}
