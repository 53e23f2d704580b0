import type { Tables } from "../../../../platform/database/tables.ts";
import { emptyAccount, forgetFiles, forgetResumes } from "./account.ts";
import { eraseApplications, ofApplications } from "./applications.ts";
import type { Erasing } from "./erasing.ts";
import { byEmail, draftsNaming, limitsNaming, mailsAbout, mailTasks, reportsOf } from "./named.ts";
import { eraseClaims, erasePros, unnamePostings } from "./organizations.ts";
import { childrenOf, ofAccount } from "./rows.ts";

/**
 * M-27: what becomes of each table when somebody's account is deleted, in the order in which it is done: rows go before
 * what they refer to. A new table doesn't compile until somebody has decided.
 */
export const fates: Readonly<Record<keyof Tables, Erasing | { readonly stays: string }>> = {
  session_cookie: childrenOf("session_cookie", "session_id", "session"),
  session: ofAccount("session"),
  login_code: byEmail("login_code", "email"),
  login_link: byEmail("login_link", "email"),
  passkey: ofAccount("passkey"),
  passkey_challenge: ofAccount("passkey_challenge"),
  social_identity: ofAccount("social_identity"),
  authorization_request: ofAccount("authorization_request"),
  task: mailTasks,
  mail: mailsAbout,
  email_change: ofAccount("email_change"),
  disown_link: ofAccount("disown_link"),
  preference: ofAccount("preference"),
  profile: ofAccount("profile"),
  phone: ofAccount("phone"),
  experience: ofAccount("experience"),
  skill: ofAccount("skill"),
  kept_search: ofAccount("kept_search"),
  saved_posting: ofAccount("saved_posting"),
  job_alert: ofAccount("job_alert"),
  alerted_posting: ofAccount("alerted_posting"),
  look: ofAccount("look"),
  answer_words: ofApplications("answer_words"),
  invitation_reply: ofApplications("invitation_reply"),
  decision: ofApplications("decision"),
  application: eraseApplications,
  apply_draft: draftsNaming,
  posting: unnamePostings,
  lead: byEmail("lead", "email"),
  pro: erasePros,
  membership: ofAccount("membership"),
  member_invitation: byEmail("member_invitation", "email"),
  organization_claim: eraseClaims,
  data_export: ofAccount("data_export"),
  resume: forgetResumes,
  file: forgetFiles,
  rate_window: limitsNaming,
  client_error: reportsOf,
  account: emptyAccount,

  account_deletion: { stays: "It names nobody, and has the receipt." },
  event: { stays: "Events name rows by number: response figures are read from them." },
  idempotency_key: { stays: "Answers name rows, and go within a day." },
  upload: { stays: "Parts without an owner go within a day." },
  upload_part: { stays: "Parts without an owner go within a day." },
  signing_key: { stays: "The server's own." },
  organization: { stays: "What it says of itself is its own." },
  organization_merge: { stays: "It names its administrator by number." },
  hosted_posting: { stays: "What an organization posts is its own." },
  posting_change: { stays: "What an organization posts is its own." },
  source_statement: { stays: "What an organization posts is its own." },
  duplicate_key: { stays: "About postings." },
  import_run: { stays: "About postings." },
  import_row: { stays: "About postings." },
  news_article: { stays: "The operator's own." },
  metric: { stays: "Measurements name no account." },
  metric_count: { stays: "Sums of measurements." },
};
