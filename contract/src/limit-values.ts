export const keyNameCharacters = 60;
export const keysPerOrganization = 20;
export const webhooksPerOrganization = 5;
export const webhookCharacters = 500;
export const deliveriesShown = 20;
export const sourcesPerOrganization = 10;
export const sourceUrlCharacters = 500;
export const sourcePostings = 50_000;
export const fetchesShown = 10;
export const refusalsShown = 50;
/** Rows of one answer to a program. */
export const programPage = 200;
/** Bytes of a request's body unless the route says otherwise. */
export const bodyBytes = 64 * 1024;
export const metricsBytes = 256 * 1024;
export const metricsPerCall = 500;
/** Names and pages counted separately per day; any others are counted together. */
export const metricsPerDay = 2000;
export const queryCharacters = 500;
export const searchFrom = 100_000;
export const searchSize = 100;
export const defaultSearchSize = 20;
/** The time limit of one search, waiting included. */
export const searchMilliseconds = 2000;
/** Concurrent searches of one network address. */
export const searchesInHand = 16;
/** Chips that a model may propose for one sentence. */
export const proposedChips = 3;
/** Recent searches that are remembered; the oldest is dropped. The same number can be favorites. */
export const keptSearches = 50;
/** Of one account, and of one browser. */
export const savedPostings = 200;
/** Postings and organizations that one account hides from its lists. */
export const hidden = 1000;
/** Browsers that show one account's notifications. */
export const pushBrowsers = 10;
/** Organizations and domains that one account keeps away. */
export const blocks = 100;
/** Applications made elsewhere, in one list. */
export const outsideApplications = 500;
export const outsideUrlCharacters = 2000;
/** For how long a browser keeps an application that it made without a proved account. */
export const partnerApplyDays = 90;
export const claimsAtOnce = 50;
/** Values of one filter. */
export const filterValues = 50;
/** Job alerts of one account. */
export const jobAlerts = 50;
/** Postings that a job alert's mail lists. */
export const alertedPostings = 10;
/** Mails of a job alert that nobody opens before it asks whether to go on. */
export const unansweredAlerts = 6;
export const breadcrumbs = 100;
export const websocketFrameBytes = 64 * 1024;
export const metaDescriptionCharacters = 170;
export const codeMinutes = 10;
export const linkMinutes = 10;
/** Characters of a mailed link's token; a longer one can't be ours. */
export const mailedTokenCharacters = 200;
/** From the redirect to a provider until the way back. */
export const authorizationMinutes = 10;
/** After it, for proving the mailbox that the provider named. */
export const identityWaitMinutes = 30;
export const codeTries = 5;
/** A challenge for a passkey. */
export const challengeMinutes = 5;
/** Passkeys of one account. */
export const passkeys = 20;
/** A mailed link that makes an address the account's. */
export const emailChangeHours = 24;
/** The link at the end of a mail that opens mail preferences. */
export const preferencesLinkDays = 60;
/** The session that such a link starts. */
export const provisionalHours = 24;
/** A mailed link that says "this was not me". */
export const disownDays = 30;
/** That a person is shown of those who looked at their applications. */
export const looksShown = 200;
/** That a person is shown of what they agreed to; the export has all. */
export const consentsShown = 200;
/** For how long an export of one's own data is there. */
export const exportDays = 3;
/** From asking for the deletion of an account until it goes. */
export const deletionDays = 7;
/** Sign-ins that an account's history shows. */
export const signInHistory = 50;
export const sessionDays = 14;
/** How long a browser remembers that it has signed in before. */
export const deviceDays = 365;
/** An impersonation by an administrator. */
export const impersonationMinutes = 30;
export const reasonMinimum = 10;
export const reasonCharacters = 500;
/** That an administrator is shown. */
export const impersonations = 50;
export const downloadTokenHours = 24;
export const idempotencyHours = 24;
export const nameCharacters = 100;
export const profileUrlCharacters = 300;
export const addressCharacters = 200;
export const phones = 10;
/** Rows of one profile. */
export const experience = 100;
export const experienceCharacters = 5000;
export const skills = 100;
export const goalCharacters = 1000;
/** What a person earns, or expects to, in dollars. */
export const payOfPerson = 20_000_000;
export const passwordMinimum = 8;
export const passwordCharacters = 256;
export const pitchCharacters = 5000;
export const noteCharacters = 2000;
/** Rows of a list of applications. */
export const applicationsPerPage = 200;
/** Cards of one column of a board. */
export const boardColumn = 25;
export const filterWordsCharacters = 200;
/** Postings that a filter of applications offers. */
export const jobsCounted = 100;
export const tagCharacters = 40;
export const tagsOfApplication = 20;
/** Words of a colleague about one requirement. */
export const feedbackCharacters = 300;
/** Requirements that one colleague says something about. */
export const feedbackLines = 100;
/** Colleagues whom one note names. */
export const mentions = 20;
/** Views of applications that one person keeps. */
export const savedViews = 20;
/** Decisions of one call, and marks of one Pro. */
export const decisionsAtOnce = 500;
export const decisionsBytes = 2 * 1024 * 1024;
/** From pressing Send until decisions leave. */
export const undoSeconds = 10;
/** The same where several leave at once. */
export const bulkUndoSeconds = 30;
/** Of which a list asks at once whether one press can apply. */
export const oneClickPostings = 100;
/** How long a mark is kept after it last changed. */
export const markDays = 7;
/** Skills that an Instant Interview asks about. */
export const interviewSkills = 10;
/** The most years of experience that somebody can have. */
export const interviewYears = 60;
/** How long a link to an Instant Interview works. */
export const interviewLinkDays = 14;
/** How long after applying a mail brings somebody to the interview that they have not finished. */
export const interviewMailMinutes = 60;
/** From one link that a Pro has mailed until the next. */
export const interviewLinkHours = 24;
export const messageCharacters = 5000;
/** Files that one message brings, and the bytes of each; a mail is a third larger. */
export const messageAttachments = 5;
export const attachmentBytes = 4 * 1024 * 1024;
/** Of all files of a message that is sent by form or call. */
export const messageFilesBytes = 10 * 1024 * 1024;
/** Of one organization. */
export const templates = 50;
export const templateNameCharacters = 80;
/** Messages of one side until the other one writes. */
export const messagesInARow = 10;
/** How long after the last thing that happened to a closed application people can still write. */
export const conversationDays = 60;
/** Times that one invitation offers. */
export const meetingTimes = 5;
/** How long after an interview somebody can say that the other side did not come. */
export const absenceDays = 30;
/** Replies to the invitations of one application. */
export const invitationReplies = 30;
/** Bytes of each part of an upload in parts, but the last. */
export const uploadPartBytes = 1024 * 1024;
/** How long parts are kept, so that a broken upload can be continued. */
export const uploadHours = 24;
export const fileNameCharacters = 120;
export const resumeBytes = 10 * 1024 * 1024;
export const resumeLinkMinutes = 5;
export const draftHours = 24;
/** Drafts of one key; the one that was not changed for longest makes room. */
export const drafts = 50;
/** Answers given or due, from which on an organization's record is public: fewer tell too little. */
export const answersForRecord = 5;
export const organizationNameCharacters = 200;
export const organizationAboutCharacters = 2000;
export const recordReplyCharacters = 400;
export const organizationSiteCharacters = 300;
export const domainCharacters = 253;
/** For how long a mailed invitation makes its reader a member. */
export const invitationDays = 7;
/** For how long a claim waits for its proof. */
export const claimDays = 14;
/** Agencies and clients that the members of an organization are shown. */
export const agenciesShown = 500;
/** After a client refused or ended it, its agency does not ask again for so long. */
export const agencyRestDays = 90;
/** Changes of an organization that its members are shown. */
export const memberChanges = 100;
/** Open claims that an administrator is shown at once. */
export const claimsToDecide = 100;
/** Pros that an organization's page names. */
export const prosShown = 20;
/** Leads that members are shown. */
export const leadsShown = 200;
/** That administrators are shown at once. */
export const reportsShown = 200;
export const mergesShown = 100;
/** The promise of a posting that states none. */
export const answerBusinessDays = 10;
/** The longest promise that a posting may make. */
export const mostAnswerBusinessDays = 30;
export const postingTitleCharacters = 150;
/** What an organization has search engines and shared links say of a posting. */
export const searchDescriptionCharacters = 160;
export const cardTitleCharacters = 70;
export const cardTextCharacters = 120;
/** Of a description, or of a text that is pasted. */
export const postingCharacters = 30_000;
/** Of a description that can be published. */
export const postingLeastCharacters = 100;
export const postingBytes = 256 * 1024;
/** That a posting asks its applicants. */
export const questions = 10;
export const questionCharacters = 200;
export const questionChoices = 20;
export const answerCharacters = 2000;
/** Questions of one posting that are answered by a file, and the bytes of each: one form holds them all. */
export const fileQuestions = 2;
export const answerFileBytes = 5 * 1024 * 1024;
/** Answers that a person keeps; the one that was used longest ago makes room. */
export const keptAnswers = 500;
/** From a confirmation until the next one is due; a posting that isn't confirmed is paused. */
export const confirmationDays = 30;
/** How long before that day the organization is asked. */
export const confirmationNoticeDays = 5;
/** Imported postings that are confirmed at once. */
export const confirmedAtOnce = 50;
/** The longest that a posting may stay open before somebody reopens it. */
export const validityDays = 180;
