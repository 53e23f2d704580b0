import type { Webhook, WebhookDelivery } from "@candor/contract/programs/webhook-shapes";
import { payloadOf } from "../../../platform/events/event-row.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { deliveriesOf, eventBySequence, webhooksOf } from "../queries/webhooks.ts";
import { nextTryOf, type WebhookEvent, webhookNames } from "../rules/webhooks.ts";

type HookRow = Awaited<ReturnType<typeof webhooksOf>>[number];
type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number];
export type EventRow = NonNullable<Awaited<ReturnType<typeof eventBySequence>>>;

export function webhookView(row: HookRow, deliveries: readonly DeliveryRow[]): Webhook {
  return {
    id: String(row.id),
    url: row.url,
    made: isoTime(row.made_at),
    ...(row.failing_since !== null && { failingSince: isoTime(row.failing_since) }),
    ...(row.disabled_at !== null && { disabled: isoTime(row.disabled_at) }),
    deliveries: deliveries.map((delivery) => deliveryView(delivery, row.disabled_at !== null)),
  };
}

function deliveryView(row: DeliveryRow, isStopped: boolean): WebhookDelivery {
  const next = isStopped ? undefined : nextTryOf(row);
  return {
    id: String(row.id),
    event: row.event,
    made: isoTime(row.made_at),
    state: row.state,
    attempts: row.attempts,
    ...(row.tried_at !== null && { tried: isoTime(row.tried_at) }),
    ...(next !== undefined && { next: isoTime(next) }),
    ...(row.status !== null && { status: row.status }),
    ...(row.fault !== null && { fault: row.fault }),
  };
}

/** The body of a delivery, the same in each attempt: what happened to what. A program with a key can read the rest. */
export function webhookBody(event: EventRow, sequence: number): string {
  const name = webhookNames[event.name];
  const payload = payloadOf<{ payload: { stage?: string; to?: string } }>(event);
  const subject = subjectOf(name);
  return JSON.stringify({
    id: String(sequence),
    event: name,
    occurred: isoTime(event.occurred_at),
    ...(subject && { [subject]: String(event.subject_id) }),
    ...(payload.stage !== undefined && { stage: payload.stage }),
    ...(payload.to !== undefined && { state: payload.to }),
  });
}

/** A test is about nothing. */
function subjectOf(name: WebhookEvent | undefined): "postingId" | "applicationId" | undefined {
  if (name === "webhook.tested") return undefined;
  return name?.startsWith("posting.") ? "postingId" : "applicationId";
}
