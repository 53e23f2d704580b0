import { version } from "@candor/contract/version";
import { z } from "zod";
import type { Reader, Writer } from "../../platform/database/database.ts";
import { type MailingParts, postToEach } from "../../platform/mail/mailing.ts";
import { send } from "../../platform/outbound/send.ts";
import { enqueue, putOff, type TaskOutcome, type TaskRequest } from "../../platform/tasks/queue.ts";
import type { Shares } from "../../platform/tasks/shares.ts";
import { defineTask, requestOf } from "../../platform/tasks/task.ts";
import { isHiddenApplication } from "../blocks/queries/hidden.ts";
import { ownersOf } from "../organizations/queries/members.ts";
import { codeSecret } from "../session/rules/codes.ts";
import { endAccessOf, endDisownedAccessOf } from "./commands/end-access.ts";
import type { ProgramParts } from "./commands/keys.ts";
import type { WebhookParts } from "./commands/webhooks.ts";
import { deliveryById, eventBySequence, stoppedHook, webhooksOf } from "./queries/webhooks.ts";
import {
  failingTooLong,
  retryDelays,
  signatureOf,
  type WebhookEvent,
  webhookNames,
  webhookSecret,
} from "./rules/webhooks.ts";
import { stoppedMail } from "./views/stopped-mail.ts";
import { type EventRow, webhookBody } from "./views/webhooks.ts";

/** Plans a delivery of an event to each of the organization's addresses. */
export const tellPrograms = defineTask({
  name: "tell-programs",
  schema: z.object({ sequence: z.int(), organizationId: z.int() }),
  run: (parts: WebhookParts, { sequence, organizationId }) => tell(parts, organizationId, [sequence]),
});

/** The same for events that happened together. */
export const tellProgramsOfEach = defineTask({
  name: "tell-programs-of-each",
  schema: z.object({ sequences: z.array(z.int()).readonly(), organizationId: z.int() }),
  run: (parts: WebhookParts, { sequences, organizationId }) => tell(parts, organizationId, sequences),
});

async function tell(
  { database, clock }: WebhookParts,
  organizationId: number,
  sequences: readonly number[],
): Promise<void> {
  // Most organizations have no address: they shouldn't wait for a write.
  if ((await webhooksOf(database.read, organizationId)).length === 0) return;
  await database.write(async (writer) => {
    const live = (await webhooksOf(writer, organizationId)).filter((row) => row.disabled_at === null);
    if (live.length === 0) return;
    const retries = retryDelays.length;
    for (const sequence of sequences) {
      const event = await eventBySequence(writer, sequence);
      const name = event && webhookNames[event.name];
      if (!event || !name || (await isKeptFromPrograms(writer, event))) continue;
      const planned = { name, body: webhookBody(event, sequence), sequence, now: clock.now(), retries };
      for (const { id } of live) await plan(writer, id, planned);
    }
  });
}

/** M-28. Whether it happened to an application that is hidden from its organization. */
async function isKeptFromPrograms(read: Reader, { subject, subject_id: id }: EventRow): Promise<boolean> {
  return subject === "application" && id !== null && (await isHiddenApplication(read, id));
}

interface Planned {
  readonly name: WebhookEvent;
  readonly body: string;
  readonly sequence: number;
  readonly now: number;
  /** After how many failures of its own it is tried again. */
  readonly retries: number;
}

/** An event goes to an address once, however often it is planned. */
export async function plan(
  writer: Writer,
  webhookId: number,
  { name, body, sequence, now, retries }: Planned,
): Promise<void> {
  const delivery = await writer
    .insertInto("webhook_delivery")
    .values({
      webhook_id: webhookId,
      sequence,
      event: name,
      body,
      made_at: now,
      state: "waiting",
      attempts: 0,
      retries,
      tried_at: null,
      status: null,
      fault: null,
    })
    .onConflict((conflict) => conflict.columns(["webhook_id", "sequence"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (delivery) await enqueue(writer, deliveryRequest({ id: delivery.id, attempts: 0 }), now);
}

export interface DeliveryParts extends WebhookParts {
  /** Whose webhooks keep others waiting. */
  readonly webhookShares: Shares;
}

/** Sends a delivery, once for each attempt. */
export const deliverToProgram = defineTask({
  name: "deliver-to-program",
  schema: z.object({ deliveryId: z.int(), attempt: z.int() }),
  lane: "webhooks",
  async run(parts: DeliveryParts, { deliveryId, attempt }, task): Promise<TaskOutcome> {
    const { database, clock } = parts;
    const delivery = await deliveryById(database.read, deliveryId);
    if (delivery?.state !== "waiting" || delivery.attempts !== attempt || delivery.disabled_at !== null)
      return;
    const next = parts.webhookShares.nextAt(delivery.organization_id);
    if (next > clock.now()) return database.write((writer) => putOff(writer, task, next));
    const outcome = await parts.webhookShares.use(delivery.organization_id, () => attemptTo(parts, delivery));
    const now = clock.now();
    const isDelivered = outcome.fault === undefined && isSuccess(outcome.status);
    // A failed test says nothing about how long the address has been failing.
    const failedFrom =
      delivery.event === "webhook.tested" ? delivery.failing_since : (delivery.failing_since ?? now);
    const failingSince = isDelivered ? null : failedFrom;
    const isHopeless = failingSince !== null && now - failingSince >= failingTooLong;
    const mayRetry = !isDelivered && !isHopeless && delivery.retries > 0;
    await database.write(async (writer) => {
      await writer
        .updateTable("webhook_delivery")
        .set({
          state: isDelivered ? "delivered" : mayRetry ? "waiting" : "failed",
          attempts: attempt + 1,
          retries: Math.max(0, delivery.retries - 1),
          tried_at: now,
          status: outcome.status ?? null,
          fault: outcome.fault ?? null,
        })
        .where("id", "=", deliveryId)
        .execute();
      await writer
        .updateTable("webhook")
        .set({ failing_since: failingSince, ...(isHopeless && { disabled_at: now }) })
        .where("id", "=", delivery.webhookId)
        .execute();
      if (isHopeless) await giveUp(writer, delivery.webhookId, now);
      const delay = retryDelays[retryDelays.length - delivery.retries] ?? 0;
      if (mayRetry) {
        const again = { id: deliveryId, attempts: attempt + 1 };
        await enqueue(writer, deliveryRequest(again, { runAt: now + delay }), now);
      }
    });
  },
});

type Delivery = NonNullable<Awaited<ReturnType<typeof deliveryById>>>;

async function attemptTo({ keys, clock, outbound }: WebhookParts, delivery: Delivery) {
  if (!outbound.allowed) return { fault: "The operator has turned outside calls off." };
  const secret = webhookSecret(codeSecret(keys), { id: delivery.webhookId, salt: delivery.salt });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": `Candor/${version}`,
    "candor-event": delivery.event,
    "candor-delivery": String(delivery.id),
    "candor-signature": signatureOf(secret, delivery.body, clock.now()),
  };
  try {
    return { status: await send({ url: delivery.url, headers, body: delivery.body }, outbound.mayReach) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** Fails what is still waiting for a stopped address. */
async function giveUp(writer: Writer, webhookId: number, now: number): Promise<void> {
  await writer
    .updateTable("webhook_delivery")
    .set({ state: "failed" })
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .execute();
  const payload = { webhookId, stoppedAt: now };
  await enqueue(writer, requestOf(mailHookStopped, { key: `${webhookId}:${now}`, payload }), now);
}

/** Tells the organization's owners that a webhook was stopped, once per stop. */
export const mailHookStopped = defineTask({
  name: "mail-webhook-stopped",
  schema: z.object({ webhookId: z.int(), stoppedAt: z.int() }),
  async run(parts: MailingParts, { webhookId, stoppedAt }, task) {
    const { read } = parts.database;
    const hook = await stoppedHook(read, webhookId, stoppedAt);
    if (!hook) return;
    const owners = await ownersOf(read, hook.organization_id);
    await postToEach(parts, owners, task.key, (addressed, { timeZone }) =>
      stoppedMail(hook, { ...addressed, timeZone }),
    );
  },
});

/** Ends what the programs of an organization could do that somebody else answers for now, or nobody. */
export const endProgramAccess = defineTask({
  name: "end-program-access",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: ProgramParts, { organizationId }) => endAccessOf(parts, organizationId),
});

/** Ends what programs could do by what somebody made who was in another's account. */
export const endDisownedAccess = defineTask({
  name: "end-disowned-access",
  schema: z.object({ subjectId: z.int(), since: z.int() }),
  run: (parts: ProgramParts, { subjectId: accountId, since }) =>
    endDisownedAccessOf(parts, { accountId, since }),
});

function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/**
 * Each attempt has its own key, so that it is made once. One that somebody asks for has another key: the task of the
 * planned attempt may have done nothing, because the address was stopped.
 */
export function deliveryRequest(
  { id, attempts }: { readonly id: number; readonly attempts: number },
  { runAt, askedAt }: { readonly runAt?: number; readonly askedAt?: number } = {},
): TaskRequest {
  const payload = { deliveryId: id, attempt: attempts };
  return requestOf(deliverToProgram, {
    key: askedAt === undefined ? `${id}:${attempts}` : `${id}:${attempts}:${askedAt}`,
    payload,
    ...(runAt !== undefined && { runAt }),
  });
}
