export const limits = {
  keyNameCharacters: 60,
  keysPerOrganization: 20,
  webhooksPerOrganization: 5,
  webhookCharacters: 500,
  deliveriesShown: 20,
  sourcesPerOrganization: 10,
  sourceUrlCharacters: 500,
  sourcePostings: 50_000,
  fetchesShown: 10,
  refusalsShown: 50,
  /** Rows of one answer to a program. */
  programPage: 200,
  /** Bytes of a request's body unless the route says otherwise. */
  bodyBytes: 64 * 1024,
  metricsBytes: 256 * 1024,
  metricsPerCall: 500,
  /** Names and pages counted separately per day; any others are counted together. */
  metricsPerDay: 2000,
  queryCharacters: 500,
  searchFrom: 100_000,
  searchSize: 100,
  defaultSearchSize: 20,
  /** The time limit of one search, waiting included. */
  searchMilliseconds: 2000,
  /** Concurrent searches of one network address. */
  searchesInHand: 16,
  /** Chips that a model may propose for one sentence. */
  proposedChips: 3,
  /** Recent searches that are remembered; the oldest is dropped. The same number can be favorites. */
  keptSearches: 50,
  /** Of one account, and of one browser. */
  savedPostings: 200,
  /** Postings and organizations that one account hides from its lists. */
  hidden: 1000,
  /** Browsers that show one account's notifications. */
  pushBrowsers: 10,
  /** Organizations and domains that one account keeps away. */
  blocks: 100,
  /** Applications made elsewhere, in one list. */
  outsideApplications: 500,
  outsideUrlCharacters: 2000,
  /** For how long a browser keeps an application that it made without a proved account. */
  partnerApplyDays: 90,
  claimsAtOnce: 50,
  /** Values of one filter. */
  filterValues: 50,
  /** Job alerts of one account. */
  jobAlerts: 50,
  /** Postings that a job alert's mail lists. */
  alertedPostings: 10,
  /** Mails of a job alert that nobody opens before it asks whether to go on. */
  unansweredAlerts: 6,
  breadcrumbs: 100,
  websocketFrameBytes: 64 * 1024,
  metaDescriptionCharacters: 170,
  snapshotMinutes: 5,
  codeMinutes: 10,
  linkMinutes: 10,
  /** Characters of a mailed link's token; a longer one can't be ours. */
  mailedTokenCharacters: 200,
  /** From the redirect to a provider until the way back. */
  authorizationMinutes: 10,
  /** After it, for proving the mailbox that the provider named. */
  identityWaitMinutes: 30,
  codeTries: 5,
  /** A challenge for a passkey. */
  challengeMinutes: 5,
  /** Passkeys of one account. */
  passkeys: 20,
  /** A mailed link that makes an address the account's. */
  emailChangeHours: 24,
  /** The link at the end of a mail that opens mail preferences. */
  preferencesLinkDays: 60,
  /** The session that such a link starts. */
  provisionalHours: 24,
  /** A mailed link that says "this was not me". */
  disownDays: 30,
  /** That a person is shown of those who looked at their applications. */
  looksShown: 200,
  /** That a person is shown of what they agreed to; the export has all. */
  consentsShown: 200,
  /** For how long an export of one's own data is there. */
  exportDays: 3,
  /** From asking for the deletion of an account until it goes. */
  deletionDays: 7,
  /** Sign-ins that an account's history shows. */
  signInHistory: 50,
  sessionDays: 14,
  /** How long a browser remembers that it has signed in before. */
  deviceDays: 365,
  /** An impersonation by an administrator. */
  impersonationMinutes: 30,
  reasonMinimum: 10,
  reasonCharacters: 500,
  /** That an administrator is shown. */
  impersonations: 50,
  refreshAgeHours: 24,
  downloadTokenHours: 24,
  idempotencyHours: 24,
  nameCharacters: 100,
  profileUrlCharacters: 300,
  addressCharacters: 200,
  phones: 10,
  /** Rows of one profile. */
  experience: 100,
  experienceCharacters: 5000,
  skills: 100,
  goalCharacters: 1000,
  /** What a person earns, or expects to, in dollars. */
  payOfPerson: 20_000_000,
  passwordMinimum: 8,
  passwordCharacters: 256,
  pitchCharacters: 5000,
  noteCharacters: 2000,
  /** Rows of a list of applications. */
  applicationsPerPage: 200,
  /** Cards of one column of a board. */
  boardColumn: 25,
  filterWordsCharacters: 200,
  /** Postings that a filter of applications offers. */
  jobsCounted: 100,
  tagCharacters: 40,
  tagsOfApplication: 20,
  /** Words of a colleague about one requirement. */
  feedbackCharacters: 300,
  /** Requirements that one colleague says something about. */
  feedbackLines: 100,
  /** Colleagues whom one note names. */
  mentions: 20,
  /** Views of applications that one person keeps. */
  savedViews: 20,
  /** Decisions of one call, and marks of one Pro. */
  decisionsAtOnce: 500,
  decisionsBytes: 2 * 1024 * 1024,
  /** From pressing Send until decisions leave. */
  undoSeconds: 10,
  /** The same where several leave at once. */
  bulkUndoSeconds: 30,
  /** Of which a list asks at once whether one press can apply. */
  oneClickPostings: 100,
  /** How long a mark is kept after it last changed. */
  markDays: 7,
  /** Skills that an Instant Interview asks about. */
  interviewSkills: 10,
  /** The most years of experience that somebody can have. */
  interviewYears: 60,
  /** How long a link to an Instant Interview works. */
  interviewLinkDays: 14,
  /** How long after applying a mail brings somebody to the interview that they have not finished. */
  interviewMailMinutes: 60,
  /** From one link that a Pro has mailed until the next. */
  interviewLinkHours: 24,
  messageCharacters: 5000,
  /** Files that one message brings, and the bytes of each; a mail is a third larger. */
  messageAttachments: 5,
  attachmentBytes: 4 * 1024 * 1024,
  /** Of all files of a message that is sent by form or call. */
  messageFilesBytes: 10 * 1024 * 1024,
  /** Of one organization. */
  templates: 50,
  templateNameCharacters: 80,
  /** Messages of one side until the other one writes. */
  messagesInARow: 10,
  /** How long after the last thing that happened to a closed application people can still write. */
  conversationDays: 60,
  /** Times that one invitation offers. */
  meetingTimes: 5,
  /** How long after an interview somebody can say that the other side did not come. */
  absenceDays: 30,
  /** Replies to the invitations of one application. */
  invitationReplies: 30,
  /** Bytes of each part of an upload in parts, but the last. */
  uploadPartBytes: 1024 * 1024,
  /** How long parts are kept, so that a broken upload can be continued. */
  uploadHours: 24,
  fileNameCharacters: 120,
  resumeBytes: 10 * 1024 * 1024,
  resumeLinkMinutes: 5,
  draftHours: 24,
  /** Drafts of one key; the one that was not changed for longest makes room. */
  drafts: 50,
  /** Answers given or due, from which on an organization's record is public: fewer tell too little. */
  answersForRecord: 5,
  organizationNameCharacters: 200,
  organizationAboutCharacters: 2000,
  recordReplyCharacters: 400,
  organizationSiteCharacters: 300,
  domainCharacters: 253,
  /** For how long a mailed invitation makes its reader a member. */
  invitationDays: 7,
  /** For how long a claim waits for its proof. */
  claimDays: 14,
  /** Agencies and clients that the members of an organization are shown. */
  agenciesShown: 500,
  /** After a client refused or ended it, its agency does not ask again for so long. */
  agencyRestDays: 90,
  /** Changes of an organization that its members are shown. */
  memberChanges: 100,
  /** Open claims that an administrator is shown at once. */
  claimsToDecide: 100,
  /** Pros that an organization's page names. */
  prosShown: 20,
  /** Leads that members are shown. */
  leadsShown: 200,
  /** That administrators are shown at once. */
  reportsShown: 200,
  mergesShown: 100,
  /** The promise of a posting that states none. */
  answerBusinessDays: 10,
  /** The longest promise that a posting may make. */
  mostAnswerBusinessDays: 30,
  postingTitleCharacters: 150,
  /** What an organization has search engines and shared links say of a posting. */
  searchDescriptionCharacters: 160,
  cardTitleCharacters: 70,
  cardTextCharacters: 120,
  /** Of a description, or of a text that is pasted. */
  postingCharacters: 30_000,
  /** Of a description that can be published. */
  postingLeastCharacters: 100,
  postingBytes: 256 * 1024,
  /** That a posting asks its applicants. */
  questions: 10,
  questionCharacters: 200,
  questionChoices: 20,
  answerCharacters: 2000,
  /** Questions of one posting that are answered by a file, and the bytes of each: one form holds them all. */
  fileQuestions: 2,
  answerFileBytes: 5 * 1024 * 1024,
  /** Answers that a person keeps; the one that was used longest ago makes room. */
  keptAnswers: 500,
  /** From a confirmation until the next one is due; a posting that isn't confirmed is paused. */
  confirmationDays: 30,
  /** How long before that day the organization is asked. */
  confirmationNoticeDays: 5,
  /** Imported postings that are confirmed at once. */
  confirmedAtOnce: 50,
  /** The longest that a posting may stay open before somebody reopens it. */
  validityDays: 180,
} as const;
