import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import type { Person } from "./person.ts";

type Row = Readonly<Record<string, unknown>>;
type Portion = (person: Person) => RawBuilder<unknown>;

/** M-26: which rows of each table somebody can take along. A new table doesn't compile until somebody has decided. */
const portions: Readonly<Record<keyof Tables, Portion | { readonly leftOut: string }>> = {
  account: ({ accountId }) => sql`id = ${accountId}`,
  account_deletion: own,
  data_export: { leftOut: "It would tell of itself." },
  profile: own,
  phone: own,
  experience: own,
  skill: own,
  resume: own,
  file: ({ accountId }) => sql`(owner_id = ${accountId}
    or id in (select file_id from resume where account_id = ${accountId})
    or id in (select file_id from answer_file where application_id in
      (select id from application where account_id = ${accountId}))
    or id in (select file_id from message_attachment where application_id in
      (select id from application where account_id = ${accountId})))
    and id not in (select file_id from data_export where file_id is not null)`,
  saved_posting: own,
  closing_reader: own,
  hidden_entry: own,
  seen_posting: own,
  saved_view: own,
  kept_search: own,
  job_alert: own,
  alerted_posting: own,
  preference: own,
  preference_change: own,
  digest_reader: own,
  push_browser: own,
  sms_number: own,
  sms_consent: own,
  consulting_enrollment: own,
  answer: own,
  session: own,
  administrator_act: own,
  passkey: own,
  social_identity: own,
  email_change: own,
  application: own,
  answer_file: ofApplications,
  application_match: ofApplications,
  automated_decision: ofApplications,
  application_receipt: ofApplications,
  held_application: own,
  interview: ofApplications,
  interview_answer: ofApplications,
  outside_application: own,
  partner_apply: own,
  invitation_reply: ofApplications,
  kept_invitation: ofApplications,
  kept_on_file: ofApplications,
  calendar_feed: own,
  meeting: ofApplications,
  meeting_absence: ofApplications,
  answer_words: ofApplications,
  message: ofApplications,
  message_attachment: ofApplications,
  conversation_reading: own,
  muted_application: ofApplications,
  look: own,
  block: own,
  consent: own,
  self_identification: own,
  gig_proposal: own,
  gig: ({ accountId }) => sql`id in (select gig_id from gig_proposal where account_id = ${accountId})`,
  pro: own,
  membership: own,
  organization_claim: own,
  member_invitation: byEmail("email"),
  lead: byEmail("email"),
  posting_report: byEmail("email"),
  mail: (person) => sql`(${byEmail("recipient")(person)}
    or (channel = 'sms' and reason like ${`sms:${person.accountId}:%`})
    or (channel = 'push' and reason like ${`push:${person.accountId}:%`})) and ${provesNothing}`,
  event: ({ accountId }) => sql`actor_id = ${accountId}
    or (subject = 'account' and subject_id = ${accountId})
    or (subject = 'application' and subject_id in (select id from application where account_id = ${accountId}))
    or (subject = 'gig-proposal' and subject_id in (select id from gig_proposal where account_id = ${accountId}))
    or (subject = 'resume' and subject_id in (select id from resume where account_id = ${accountId}))`,
  application_assignment: { leftOut: "Who answers is the organization's own affair." },
  application_feedback: { leftOut: "An organization's own; it answers who asks it by law." },
  application_note: { leftOut: "An organization's own; it answers who asks it by law." },
  application_presence: { leftOut: "Who looks at an application now, for less than a minute." },
  legal_hold: { leftOut: "The operator's; it names an application by number." },
  application_tag: { leftOut: "An organization's own; it answers who asks it by law." },
  decision: { leftOut: "Drafts of hirers, until they leave." },
  session_cookie: { leftOut: "Hashes that keep somebody signed in." },
  login_code: { leftOut: "Hashes of codes, for ten minutes." },
  login_link: { leftOut: "Hashes of links, for ten minutes." },
  disown_link: { leftOut: "Hashes of mailed links." },
  passkey_challenge: { leftOut: "Hashes, for five minutes." },
  authorization_request: { leftOut: "Hashes, for minutes." },
  digest_entry: { leftOut: "What waits for the day's mail; the mail is with them." },
  stopped_mail: { leftOut: "Hashes of addresses." },
  bounced_address: { leftOut: "Hashes of addresses." },
  incoming_mail: { leftOut: "Mail that came in, for two days." },
  incoming_sms: { leftOut: "Hashes of a gateway's numbers, for two days." },
  push_key: { leftOut: "The server's secret." },
  signature_key: { leftOut: "The server's secret." },
  signing_key: { leftOut: "The server's secret." },
  task: { leftOut: "Work that is queued names rows." },
  idempotency_key: { leftOut: "Hashes of requests, for a day." },
  rate_window: { leftOut: "Counts of the last day." },
  server_process: { leftOut: "The server's own." },
  terminal_run: { leftOut: "The operator's own; what one did is with them, as events." },
  metric: { leftOut: "Names no account." },
  metric_count: { leftOut: "Names no account." },
  client_error: { leftOut: "What browsers report of our faults." },
  upload: { leftOut: "Belongs to a key, for a day." },
  upload_part: { leftOut: "Belongs to a key, for a day." },
  apply_draft: { leftOut: "Belongs to a browser, for a day." },
  organization: { leftOut: "An organization's." },
  agency_relation: { leftOut: "An organization's." },
  connected_source: { leftOut: "An organization's." },
  source_fetch: { leftOut: "About postings." },
  webhook: { leftOut: "An organization's." },
  webhook_delivery: { leftOut: "An organization's." },
  api_key: { leftOut: "An organization's." },
  signal_appeal: { leftOut: "An organization's." },
  organization_merge: { leftOut: "An organization's." },
  mail_pause: { leftOut: "The operator's." },
  site_notice: { leftOut: "The operator's." },
  posting: { leftOut: "An organization's; what applications quote is with them." },
  relay_address: { leftOut: "Random names of mailboxes." },
  record_reply: { leftOut: "An organization's." },
  bias_report: { leftOut: "Figures of groups of five people or more." },
  message_template: { leftOut: "An organization's." },
  hosted_posting: { leftOut: "An organization's." },
  posting_change: { leftOut: "An organization's." },
  source_statement: { leftOut: "An organization's." },
  duplicate_key: { leftOut: "About postings." },
  import_run: { leftOut: "About postings." },
  import_row: { leftOut: "About postings." },
  news_article: { leftOut: "The operator's." },
};

function own({ accountId }: Person) {
  return sql`account_id = ${accountId}`;
}

function ofApplications({ accountId }: Person) {
  return sql`application_id in (select id from application where account_id = ${accountId})`;
}

function byEmail(column: string): Portion {
  return ({ emails }) =>
    emails.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(emails)})`;
}

/** Codes and links show who reads a mailbox or a phone: an export may be in other hands while they still work. */
const provesNothing = sql.join(
  ["mail-code:%", "mail-link:%", "mail-migration-code:%", "mail-email-change:%", "sms:%:code:%"].map(
    (reason) => sql`reason not like ${reason}`,
  ),
  sql` and `,
);

/** They protect the account or belong to this instance, and say nothing about its person. */
const secrets = new Set([
  "administrator",
  "password_hash",
  "cookie_hash",
  "device_hash",
  "draft_key_hash",
  "criteria_hash",
  "salt",
  "endpoint",
  "p256dh",
  "auth",
  "credential_id",
  "public_key",
  "counter",
  "storage_key",
  "key_hash",
  "picture_key",
  "message_key",
  "impersonator_session_id",
]);

/** A person's rows, table by table, in column order: equal records give equal bytes. */
export async function recordsOf(
  read: Reader,
  person: Person,
  told: () => Promise<void> = async () => {},
): Promise<Map<string, readonly Row[]>> {
  const records = new Map<string, readonly Row[]>();
  for (const [table, portion] of Object.entries(portions)) {
    if (typeof portion !== "function") continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${portion(person)}`.execute(read);
    const kept = rows.map(withoutSecrets).toSorted(inOrder);
    if (kept.length > 0) records.set(table, kept);
    await told();
  }
  return records;
}

export const steps = Object.values(portions).filter((portion) => typeof portion === "function").length;

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.has(column)));
}

/** By number if rows have one, otherwise by content. */
function inOrder(one: Row, other: Row): number {
  return numberOf(one) - numberOf(other) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
}

function numberOf(row: Row): number {
  const number = row["id"] ?? row["sequence"];
  return typeof number === "number" ? number : 0;
}
