import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/programs/webhook-routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { ownerGate } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { replay } from "../commands/replay.ts";
import { testHook } from "../commands/test-hook.ts";
import { makeHook, removeHook, resumeHook, type WebhookParts } from "../commands/webhooks.ts";
import { deliveriesOf, webhooksOf } from "../queries/webhooks.ts";
import { webhookView } from "../views/webhooks.ts";

/** M-45: the addresses that get an organization's events. */
export function webhookRoutes(serving: Serving, parts: WebhookParts, gates: GateParts): void {
  const { read } = gates;
  const owner = ownerGate(gates);

  serve(serving, contract.listWebhooks, owner, async ({ scope, params }) => {
    const { id } = await ownOrganization(read, scope, params.slug);
    const webhooks = [];
    for (const row of await webhooksOf(read, id))
      webhooks.push(webhookView(row, await deliveriesOf(read, row.id, limits.deliveriesShown)));
    return { allowed: parts.outbound.allowed, webhooks };
  });

  serve(serving, contract.makeWebhook, owner, ({ scope, params, body, repeat }) =>
    makeHook(parts, scope, { ...params, ...body }, repeat),
  );

  serve(serving, contract.removeWebhook, owner, ({ scope, params }) => removeHook(parts, scope, params));
  serve(serving, contract.resumeWebhook, owner, ({ scope, params }) => resumeHook(parts, scope, params));
  serve(serving, contract.testWebhook, owner, ({ scope, params }) => testHook(parts, scope, params));
  serve(serving, contract.replayDelivery, owner, ({ scope, params }) => replay(parts, scope, params));
}
