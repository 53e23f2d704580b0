import { createHmac } from "node:crypto";
import type { webhookEvents } from "@candor/contract/programs/webhook-shapes";
import { day, hour, minute } from "../../../platform/durations.ts";

export type WebhookEvent = (typeof webhookEvents)[number];

/** Keyed by the event log's names. */
export const webhookNames: Readonly<Record<string, WebhookEvent>> = {
  "application-submitted": "application.submitted",
  "application-moved": "application.moved",
  "application-withdrawn": "application.withdrawn",
  "posting-moved": "posting.moved",
  "posting-edited": "posting.edited",
  "webhook-tested": "webhook.tested",
};

/** How long after each failure a delivery is retried; after that it stays failed until somebody sends it again. */
export const retryDelays: readonly number[] = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  day,
];

interface Tried {
  readonly state: "waiting" | "delivered" | "failed";
  readonly tried_at: number | null;
  /** Those that are left after the last try. */
  readonly retries: number;
}

/** When a delivery that failed is tried again; undefined if it isn't, or is about to be sent. */
export function nextTryOf({ state, tried_at: triedAt, retries }: Tried): number | undefined {
  const delay = retryDelays[retryDelays.length - 1 - retries];
  return state !== "waiting" || triedAt === null || delay === undefined ? undefined : triedAt + delay;
}

/** An address that has failed for this long gets nothing more. */
export const failingTooLong = 3 * day;

/** Derived from a server secret and the row's salt, and never stored. */
export function webhookSecret(serverSecret: string, { id, salt }: { id: number; salt: string }): string {
  return `whsec_${createHmac("sha256", serverSecret).update(`webhook:${id}:${salt}`).digest("base64url")}`;
}

/** `t=SECONDS,v1=HEX`: HMAC-SHA256 over the time, a dot, and the body. The time prevents replays of old deliveries. */
export function signatureOf(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}
