import type { AdministratorActTable } from "./tables/administration.ts";
import type { AgencyRelationTable } from "./tables/agencies.ts";
import type { AlertedPostingTable, JobAlertTable } from "./tables/alerts.ts";
import type { AnswerFileTable, AnswerTable } from "./tables/answers.ts";
import type {
  AnswerWordsTable,
  ApplicationMatchTable,
  ApplicationReceiptTable,
  ApplicationTable,
  ApplyDraftTable,
  DecisionTable,
  HeldApplicationTable,
  InvitationReplyTable,
  ResumeTable,
} from "./tables/applications.ts";
import type { BlockTable } from "./tables/blocks.ts";
import type { ConsultingEnrollmentTable } from "./tables/consulting.ts";
import type {
  ConversationReadingTable,
  MessageAttachmentTable,
  MessageTable,
  MessageTemplateTable,
  RelayAddressTable,
} from "./tables/conversations.ts";
import type { BiasReportTable, SelfIdentificationTable } from "./tables/fairness.ts";
import type { GigProposalTable, GigTable } from "./tables/gigs.ts";
import type { IncomingMailTable } from "./tables/incoming-mail.ts";
import type { InterviewAnswerTable, InterviewTable } from "./tables/interviews.ts";
import type { KeptInvitationTable, KeptOnFileTable } from "./tables/keeping.ts";
import type { CalendarFeedTable, MeetingAbsenceTable, MeetingTable } from "./tables/meetings.ts";
import type {
  LeadTable,
  MemberInvitationTable,
  MembershipTable,
  OrganizationClaimTable,
  OrganizationMergeTable,
  OrganizationTable,
  ProTable,
  RecordReplyTable,
} from "./tables/organizations.ts";
import type { OutsideApplicationTable, PartnerApplyTable } from "./tables/outside-applications.ts";
import type {
  AccountDeletionTable,
  ConsentTable,
  DataExportTable,
  LegalHoldTable,
  LookTable,
} from "./tables/own-data.ts";
import type { HiddenEntryTable, SeenPostingTable } from "./tables/own-lists.ts";
import type {
  AccountTable,
  AuthorizationRequestTable,
  DisownLinkTable,
  EmailChangeTable,
  LoginCodeTable,
  LoginLinkTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SessionCookieTable,
  SessionTable,
  SigningKeyTable,
  SocialIdentityTable,
} from "./tables/people.ts";
import type {
  ApplicationAssignmentTable,
  ApplicationFeedbackTable,
  ApplicationNoteTable,
  ApplicationPresenceTable,
  ApplicationTagTable,
  SavedViewTable,
} from "./tables/pipeline.ts";
import type {
  AutomatedDecisionTable,
  ClientErrorTable,
  EventTable,
  FileTable,
  IdempotencyKeyTable,
  MailTable,
  MetricCountTable,
  MetricTable,
  PushKeyTable,
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
import type {
  BouncedAddressTable,
  DigestEntryTable,
  DigestReaderTable,
  IncomingSmsTable,
  MailPauseTable,
  MutedApplicationTable,
  PreferenceChangeTable,
  PreferenceTable,
  PushBrowserTable,
  SmsConsentTable,
  SmsNumberTable,
  StoppedMailTable,
} from "./tables/preferences.ts";
import type { ExperienceTable, PhoneTable, ProfileTable, SkillTable } from "./tables/profiles.ts";
import type { ApiKeyTable, WebhookDeliveryTable, WebhookTable } from "./tables/programs.ts";
import type { PostingReportTable, SignalAppealTable } from "./tables/reports.ts";
import type { ClosingReaderTable, KeptSearchTable, SavedPostingTable } from "./tables/searches.ts";
import type { SiteNoticeTable } from "./tables/site-notice.ts";
import type { ConnectedSourceTable, SourceFetchTable } from "./tables/sources.ts";
import type { ServerProcessTable, TerminalRunTable } from "./tables/terminal.ts";
import type { UploadPartTable, UploadTable } from "./tables/uploads.ts";

/**
 * Every table, by noun. Times are milliseconds since 1970 (UTC); flags are 0 or 1; columns that end in `_json` hold
 * JSON text. Both databases hold the same values, so nothing above this folder knows which one runs.
 */
export interface Tables {
  event: EventTable;
  task: TaskTable;
  idempotency_key: IdempotencyKeyTable;
  rate_window: RateWindowTable;
  file: FileTable;
  mail: MailTable;
  incoming_mail: IncomingMailTable;
  signing_key: SigningKeyTable;
  signature_key: SignatureKeyTable;
  account: AccountTable;
  administrator_act: AdministratorActTable;
  account_deletion: AccountDeletionTable;
  data_export: DataExportTable;
  legal_hold: LegalHoldTable;
  look: LookTable;
  block: BlockTable;
  self_identification: SelfIdentificationTable;
  bias_report: BiasReportTable;
  kept_on_file: KeptOnFileTable;
  kept_invitation: KeptInvitationTable;
  record_reply: RecordReplyTable;
  consent: ConsentTable;
  session: SessionTable;
  session_cookie: SessionCookieTable;
  login_code: LoginCodeTable;
  login_link: LoginLinkTable;
  email_change: EmailChangeTable;
  disown_link: DisownLinkTable;
  preference: PreferenceTable;
  preference_change: PreferenceChangeTable;
  stopped_mail: StoppedMailTable;
  bounced_address: BouncedAddressTable;
  mail_pause: MailPauseTable;
  digest_reader: DigestReaderTable;
  digest_entry: DigestEntryTable;
  push_key: PushKeyTable;
  push_browser: PushBrowserTable;
  sms_number: SmsNumberTable;
  sms_consent: SmsConsentTable;
  incoming_sms: IncomingSmsTable;
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
  posting_report: PostingReportTable;
  signal_appeal: SignalAppealTable;
  api_key: ApiKeyTable;
  agency_relation: AgencyRelationTable;
  connected_source: ConnectedSourceTable;
  source_fetch: SourceFetchTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  lead: LeadTable;
  gig: GigTable;
  gig_proposal: GigProposalTable;
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
  answer: AnswerTable;
  answer_file: AnswerFileTable;
  apply_draft: ApplyDraftTable;
  answer_words: AnswerWordsTable;
  application: ApplicationTable;
  application_assignment: ApplicationAssignmentTable;
  application_feedback: ApplicationFeedbackTable;
  application_note: ApplicationNoteTable;
  application_presence: ApplicationPresenceTable;
  application_match: ApplicationMatchTable;
  application_receipt: ApplicationReceiptTable;
  application_tag: ApplicationTagTable;
  automated_decision: AutomatedDecisionTable;
  decision: DecisionTable;
  held_application: HeldApplicationTable;
  invitation_reply: InvitationReplyTable;
  message: MessageTable;
  message_attachment: MessageAttachmentTable;
  conversation_reading: ConversationReadingTable;
  relay_address: RelayAddressTable;
  muted_application: MutedApplicationTable;
  message_template: MessageTemplateTable;
  calendar_feed: CalendarFeedTable;
  meeting: MeetingTable;
  meeting_absence: MeetingAbsenceTable;
  consulting_enrollment: ConsultingEnrollmentTable;
  interview: InterviewTable;
  interview_answer: InterviewAnswerTable;
  partner_apply: PartnerApplyTable;
  outside_application: OutsideApplicationTable;
  kept_search: KeptSearchTable;
  saved_posting: SavedPostingTable;
  closing_reader: ClosingReaderTable;
  hidden_entry: HiddenEntryTable;
  seen_posting: SeenPostingTable;
  saved_view: SavedViewTable;
  job_alert: JobAlertTable;
  alerted_posting: AlertedPostingTable;
  site_notice: SiteNoticeTable;
  news_article: NewsArticleTable;
  metric: MetricTable;
  metric_count: MetricCountTable;
  client_error: ClientErrorTable;
  server_process: ServerProcessTable;
  terminal_run: TerminalRunTable;
}
