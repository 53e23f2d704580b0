import type { AlertedPostingTable, JobAlertTable } from "./tables/alerts.ts";
import type {
  ApplicationReceiptTable,
  ApplicationTable,
  ApplyDraftTable,
  DecisionTable,
  InvitationReplyTable,
  ResumeTable,
} from "./tables/applications.ts";
import type {
  LeadTable,
  MemberInvitationTable,
  MembershipTable,
  OrganizationClaimTable,
  OrganizationMergeTable,
  OrganizationTable,
  ProTable,
} from "./tables/organizations.ts";
import type { OutsideApplicationTable, PartnerApplyTable } from "./tables/outside-applications.ts";
import type {
  AccountTable,
  AuthorizationRequestTable,
  DisownLinkTable,
  EmailChangeTable,
  LoginCodeTable,
  LoginLinkTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PreferenceTable,
  SessionCookieTable,
  SessionTable,
  SigningKeyTable,
  SocialIdentityTable,
} from "./tables/people.ts";
import type {
  ClientErrorTable,
  EventTable,
  FileTable,
  IdempotencyKeyTable,
  MailTable,
  MetricCountTable,
  MetricTable,
  RateWindowTable,
  SignatureKeyTable,
  TaskTable,
} from "./tables/platform.ts";
import type {
  DuplicateKeyTable,
  HostedPostingTable,
  ImportRowTable,
  ImportRunTable,
  NewsArticleTable,
  PostingChangeTable,
  PostingTable,
  SourceStatementTable,
} from "./tables/postings.ts";
import type { ExperienceTable, PhoneTable, ProfileTable, SkillTable } from "./tables/profiles.ts";
import type { KeptSearchTable, SavedPostingTable } from "./tables/searches.ts";
import type { UploadPartTable, UploadTable } from "./tables/uploads.ts";

/**
 * Every table, by noun. Times are milliseconds since 1970 (UTC); flags are 0 or 1; columns that end in `_json` hold
 * JSON text. Both databases hold the same values, so that nothing above this folder knows which one runs.
 */
export interface Tables {
  event: EventTable;
  task: TaskTable;
  idempotency_key: IdempotencyKeyTable;
  rate_window: RateWindowTable;
  file: FileTable;
  mail: MailTable;
  signing_key: SigningKeyTable;
  signature_key: SignatureKeyTable;
  account: AccountTable;
  session: SessionTable;
  session_cookie: SessionCookieTable;
  login_code: LoginCodeTable;
  login_link: LoginLinkTable;
  email_change: EmailChangeTable;
  disown_link: DisownLinkTable;
  preference: PreferenceTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  social_identity: SocialIdentityTable;
  authorization_request: AuthorizationRequestTable;
  organization: OrganizationTable;
  pro: ProTable;
  profile: ProfileTable;
  phone: PhoneTable;
  experience: ExperienceTable;
  skill: SkillTable;
  membership: MembershipTable;
  member_invitation: MemberInvitationTable;
  organization_claim: OrganizationClaimTable;
  organization_merge: OrganizationMergeTable;
  lead: LeadTable;
  posting: PostingTable;
  hosted_posting: HostedPostingTable;
  posting_change: PostingChangeTable;
  source_statement: SourceStatementTable;
  duplicate_key: DuplicateKeyTable;
  import_run: ImportRunTable;
  import_row: ImportRowTable;
  resume: ResumeTable;
  upload: UploadTable;
  upload_part: UploadPartTable;
  apply_draft: ApplyDraftTable;
  application: ApplicationTable;
  application_receipt: ApplicationReceiptTable;
  decision: DecisionTable;
  invitation_reply: InvitationReplyTable;
  partner_apply: PartnerApplyTable;
  outside_application: OutsideApplicationTable;
  kept_search: KeptSearchTable;
  saved_posting: SavedPostingTable;
  job_alert: JobAlertTable;
  alerted_posting: AlertedPostingTable;
  news_article: NewsArticleTable;
  metric: MetricTable;
  metric_count: MetricCountTable;
  client_error: ClientErrorTable;
}
