import type { Reader } from "../../../platform/database/database.ts";

/** An organization's addresses that were not removed, newest first. */
export async function webhooksOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("webhook")
    .select(["id", "url", "salt", "made_at", "failing_since", "disabled_at"])
    .where("organization_id", "=", organizationId)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** The latest deliveries to an address, newest first. */
export async function deliveriesOf(read: Reader, webhookId: number, most: number) {
  return read
    .selectFrom("webhook_delivery")
    .select(["id", "event", "made_at", "state", "attempts", "retries"])
    .select(["tried_at", "status", "fault"])
    .where("webhook_id", "=", webhookId)
    .orderBy("sequence", "desc")
    .limit(most)
    .execute();
}

/** A delivery with everything needed to send it; undefined if it or its address is gone. */
export async function deliveryById(read: Reader, id: number) {
  return read
    .selectFrom("webhook_delivery as delivery")
    .innerJoin("webhook", "webhook.id", "delivery.webhook_id")
    .select(["delivery.id", "delivery.event", "delivery.body", "delivery.state"])
    .select(["delivery.attempts", "delivery.retries", "webhook.id as webhookId", "webhook.url"])
    .select(["webhook.salt", "webhook.organization_id", "webhook.failing_since", "webhook.disabled_at"])
    .where("delivery.id", "=", id)
    .where("webhook.removed_at", "is", null)
    .executeTakeFirst();
}

/** An address that was stopped at this moment, unless somebody has removed or restarted it since. */
export async function stoppedHook(read: Reader, id: number, stoppedAt: number) {
  return read
    .selectFrom("webhook")
    .innerJoin("organization", "organization.id", "webhook.organization_id")
    .select(["webhook.url", "webhook.failing_since", "webhook.organization_id"])
    .select((e) => e.ref("webhook.disabled_at").$notNull().as("disabled_at"))
    .select(["organization.name as organization", "organization.slug"])
    .where("webhook.id", "=", id)
    .where("webhook.disabled_at", "=", stoppedAt)
    .where("webhook.removed_at", "is", null)
    .executeTakeFirst();
}

/** What an event's delivery says: row numbers, and nothing about a person. */
export async function eventBySequence(read: Reader, sequence: number) {
  return read
    .selectFrom("event")
    .select(["name", "subject", "subject_id", "payload_json", "occurred_at"])
    .where("sequence", "=", sequence)
    .executeTakeFirst();
}
