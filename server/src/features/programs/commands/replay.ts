import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import type { OwnerScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import { deliveryById } from "../queries/webhooks.ts";
import { deliveryRequest } from "../tasks.ts";
import type { WebhookParts } from "./webhooks.ts";

/** Sends a delivery again. One that is waiting leaves on its own. */
export async function replay(
  { database, clock }: WebhookParts,
  scope: OwnerScope,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  await database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const delivery = await deliveryById(writer, idOf(id) ?? -1);
    if (delivery?.organization_id !== organizationId) throw new Problem("not-found");
    if (delivery.disabled_at !== null) throw new Problem("webhook-stopped");
    if (delivery.state === "waiting") return;
    await writer
      .updateTable("webhook_delivery")
      .set({ state: "waiting", retries: 0, tried_at: null })
      .where("id", "=", delivery.id)
      .execute();
    const now = clock.now();
    await enqueue(writer, deliveryRequest(delivery, { askedAt: now }), now);
  });
}
