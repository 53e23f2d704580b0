import type { TimedName } from "@candor/contract/retention/table";
import type { Tables } from "../../src/platform/database/tables.ts";

/** What rows refer to. */
export interface Referred {
  readonly account_id: number;
  readonly application_id: number;
  readonly posting_id: number;
  readonly organization_id: number;
}

type Row = Readonly<Record<string, unknown>>;

/** One row of a table; the clock with this name counts from `at`, unless the row has an end of its own. */
export type AgedRow = readonly [TimedName, keyof Tables, Row];

/** A row for each table whose rows a clock deletes by age. `ends`: when each expires. */
export function agedRows(of: Referred, at: number, ends: (name: TimedName) => number): readonly AgedRow[] {
  const { account_id, application_id, posting_id, organization_id } = of;
  const ended = { created_at: at, expires_at: at };
  return [
    [
      "drafts",
      "apply_draft",
      { key_hash: "x", posting_id, fields_json: "{}", resume_id: null, expires_at: ends("drafts") },
    ],
    [
      "heldApplications",
      "held_application",
      { account_id, impersonator_id: null, posting_id, sending_json: "{}", state: "failed", leaves_at: at },
    ],
    ["partnerApplies", "partner_apply", { email: "x@y.example", posting_id, key_hash: "x", made_at: at }],
    [
      "exports",
      "data_export",
      { account_id, asked_at: at, steps: 1, steps_done: 0, expires_at: ends("exports") },
    ],
    ["interviewAnswers", "interview_answer", { application_id, question: "skills", answered_at: at }],
    ["seenPostings", "seen_posting", { account_id, posting_id, seen_at: at }],
    ["toldPostings", "alerted_posting", { account_id, posting_id, told_at: at }],
    [
      "phoneNumbers",
      "sms_number",
      { account_id, number: "+15125550100", salt: "x", tries: 0, asked_at: at, wording: "x" },
    ],
    ["addressChanges", "email_change", { account_id, old_email: "x", email: "y", salt: "x", ...ended }],
    [
      "addressChanges",
      "disown_link",
      { account_id, email: "x", restores_email: 0, salt: "x", reason: "x", expires_at: at },
    ],
    [
      "looks",
      "look",
      {
        account_id,
        looker_id: account_id,
        organization_id,
        application_id,
        kind: "list",
        day: "2026-11-02",
        first_at: at,
        last_at: at,
        times: 1,
      },
    ],
    [
      "consents",
      "consent",
      {
        account_id,
        kind: "current-pay",
        about: "",
        wording: "x",
        given_at: at,
        given_where: "goals",
        taken_back_at: at,
      },
    ],
    [
      "consents",
      "sms_consent",
      { account_id, number: "+15125550100", wording: "x", given_at: at, withdrawn_at: at },
    ],
    [
      "administratorActs",
      "administrator_act",
      { account_id, administrator_id: account_id, kind: "signed-out", reason: "x", acted_at: at },
    ],
    [
      "mailPauses",
      "mail_pause",
      { kind: "jobAlerts", reason: "x", paused_by: account_id, paused_at: at, resumed_at: at },
    ],
    ["marks", "decision", { account_id, application_id, stage: "declined", state: "marked", made_at: at }],
    ["keptOnFile", "kept_on_file", { application_id, months: 6, asked_at: at, granted_at: at, ends_at: at }],
    [
      "leads",
      "lead",
      {
        organization_id,
        first_name: "x",
        last_name: "x",
        company: "x",
        email: "x@y.example",
        phone: "",
        message: "x",
        created_at: at,
        answer_by: at,
      },
    ],
    [
      "gigs",
      "gig",
      {
        organization_id,
        title: "x",
        description: "x",
        budget: "hourly",
        amount_from: 1,
        amount_to: 1,
        skills_json: "[]",
        answer_business_days: 1,
        created_at: at,
        closed_at: at,
      },
    ],
    [
      "invitations",
      "member_invitation",
      { organization_id, email: "x", role: "pro", salt: "x", invited_by: account_id, ...ended },
    ],
    [
      "mails",
      "mail",
      {
        message_key: "x",
        reason: "x",
        channel: "email",
        recipient: "x",
        sender: "x",
        subject: "",
        text: "",
        html: "",
        headers_json: "{}",
        created_at: at,
      },
    ],
    ["incoming", "incoming_mail", { digest: "x", recipient: "x", raw_base64: "", received_at: at }],
    ["incoming", "incoming_sms", { digest: "x", received_at: at }],
    ["codes", "login_code", { email: "x", salt: "x", tries: 0, created_at: at }],
    ["counts", "rate_window", { key: "x", started_at: at, hits: 1 }],
    ["counts", "idempotency_key", { key: "x", fingerprint: "x", created_at: at }],
    ["tasks", "task", { ...aTask(at), key: "done", state: "done" }],
    ["failedTasks", "task", { ...aTask(at), key: "dead", state: "dead" }],
    ["measurements", "metric", { kind: "metric", name: "x", payload_json: "{}", received_at: at }],
    ["measurements", "client_error", { report_json: "{}", received_at: at }],
  ];
}

function aTask(at: number): Row {
  return { name: "x", payload_json: "{}", attempts: 1, run_at: at, leased_until: 0, finished_at: at };
}
