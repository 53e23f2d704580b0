import type { KeyScope } from "@candor/contract/programs/key-scopes";
import type { webhookEvents } from "@candor/contract/programs/webhook-shapes";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

/** An address that is told about an organization's postings and applications. */
export interface WebhookTable {
  id: Generated<number>;
  organization_id: number;
  url: string;
  /** Random; with a key of the server it makes the secret, which is stored nowhere. */
  salt: string;
  made_by: number;
  made_at: number;
  /** Since its last success; null while it works. */
  failing_since: number | null;
  /** When it was stopped because it had failed for days. */
  disabled_at: number | null;
  removed_at: number | null;
}

/** An event on its way to a webhook. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  /** The event's sequence. */
  sequence: number;
  event: (typeof webhookEvents)[number];
  /** The same in each attempt. */
  body: string;
  made_at: number;
  state: "waiting" | "delivered" | "failed";
  attempts: number;
  /** How many automatic tries are left. */
  retries: number;
  tried_at: number | null;
  /** The HTTP status of the last answer. */
  status: number | null;
  /** Why there was no answer. */
  fault: string | null;
}

/** What an organization's program sends in place of a session. */
export interface ApiKeyTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  /** SHA-256 of the key, in hex. The key itself, which is too long to guess, is stored nowhere. */
  hash: string;
  /** The key's last characters, so that people can tell keys apart. */
  ending: string;
  scopes_json: JsonText<KeyScope[]>;
  made_by: number;
  made_at: number;
  /** To the minute. */
  used_at: number | null;
  revoked_at: number | null;
}
