import { randomBytes } from "node:crypto";
import type { Tables } from "../../../../platform/database/tables.ts";
import { hashOf } from "../../../searches/rules.ts";

export type Row = Readonly<Record<string, unknown>>;

/** Values that an archive leaves out of a row but the records require. None of them opens anything. */
export const standIns: Partial<Record<keyof Tables, (row: Row) => Row>> = {
  account: ({ picture_file_id }) => ({
    administrator: 0,
    picture_key: picture_file_id === null ? null : made(),
  }),
  account_deletion: () => ({ salt: made() }),
  session: () => ({ cookie_hash: made() }),
  passkey: () => ({ credential_id: made(), public_key: "", counter: 0 }),
  email_change: () => ({ salt: made() }),
  sms_number: () => ({ salt: made() }),
  // Nothing calls this address: a browser adds itself again when its person signs in to the instance.
  push_browser: () => ({ endpoint: `https://archive.invalid/${made()}`, p256dh: "", auth: "" }),
  calendar_feed: () => ({ salt: made() }),
  member_invitation: () => ({ salt: made() }),
  organization_claim: () => ({ salt: made() }),
  partner_apply: () => ({ key_hash: made() }),
  mail: () => ({ message_key: made() }),
  kept_search: ({ criteria_json }) => ({ criteria_hash: hashOf(String(criteria_json)) }),
  job_alert: ({ criteria_json }) => ({ criteria_hash: hashOf(String(criteria_json)) }),
};

/** Stand-ins for others who are named: an account that nobody can sign in to, and a posting that nobody finds. */
export const namedStandIns: Partial<Record<keyof Tables, (row: Row, now: number) => Row>> = {
  organization: () => ({ claimed: 0 }),
  account: ({ id }, now) => ({ email: `named account ${String(id)}`, administrator: 0, created_at: now }),
  posting: ({ id }, now) => ({
    source: "archive",
    source_id: String(id),
    status: "closed",
    description: "",
    text: "",
    places_json: "[]",
    remote_kind: "unknown",
    remote_json: "[]",
    skills_json: "[]",
    languages_json: "[]",
    first_seen_at: now,
    closed_at: now,
    content_hash: "",
    speaks: 0,
    cluster_size: 1,
  }),
};

function made(): string {
  return randomBytes(16).toString("hex");
}
