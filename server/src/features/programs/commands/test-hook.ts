import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { OwnerScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { ProgramEvent } from "../events.ts";
import { eventBySequence, webhooksOf } from "../queries/webhooks.ts";
import { webhookNames } from "../rules/webhooks.ts";
import { plan } from "../tasks.ts";
import { webhookBody } from "../views/webhooks.ts";
import type { WebhookParts } from "./webhooks.ts";

/** Sends a delivery about nothing to one address. It is tried only once, so that its owner sees the result at once. */
export async function testHook(
  { database, clock, events }: WebhookParts,
  scope: OwnerScope,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  await database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const hook = (await webhooksOf(writer, organizationId)).find((row) => row.id === idOf(id));
    if (!hook) throw new Problem("not-found");
    if (hook.disabled_at !== null) throw new Problem("webhook-stopped");
    const event: ProgramEvent = {
      name: "webhook-tested",
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { webhookId: hook.id },
    };
    const sequence = await events.append(writer, event);
    const logged = await eventBySequence(writer, sequence);
    const name = webhookNames[event.name];
    if (!logged || !name) throw new Error(`Event ${sequence} is not in the log.`);
    const body = webhookBody(logged, sequence);
    await plan(writer, hook.id, { name, body, sequence, now: clock.now(), retries: 0 });
  });
}
