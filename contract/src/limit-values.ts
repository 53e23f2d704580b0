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
/** Rows in one answer to a program. */
export const programPage = 200;
/** Bytes of a request's body, unless the route says otherwise. */
export const bodyBytes = 64 * 1024;
export const metricsBytes = 256 * 1024;
export const metricsPerCall = 500;
/** Names and pages counted separately per day; any others are counted together. */
export const metricsPerDay = 2000;
export const queryCharacters = 500;
export const searchFrom = 100_000;
export const searchSize = 100;
export const defaultSearchSize = 20;
/** The time limit of one search, including its wait. */
export const searchMilliseconds = 2000;
/** Concurrent searches from one network address. */
export const runningSearches = 16;
/** Websockets that one network address may have open: an office whose people open several tabs has fewer. */
export const openSockets = 1000;
/** Chips that a model may propose for one sentence. */
export const proposedChips = 3;
/** Recent searches that are remembered; the oldest is dropped. As many again can be favorites. */
export const keptSearches = 50;
/** The most per account, or per browser. */
export const savedPostings = 200;
/** Postings and organizations that one account hides from its lists. */
export const hidden = 1000;
/** Browsers that show one account's notifications. */
export const pushBrowsers = 10;
/** Organizations and domains that one account blocks. */
export const blocks = 100;
/** Applications made elsewhere, in one list. */
export const outsideApplications = 500;
export const outsideUrlCharacters = 2000;
/** How long a browser keeps an application that it made without a proved account. */
export const partnerApplyDays = 90;
export const claimsAtOnce = 50;
/** Values of one filter. */
export const filterValues = 50;
/** Job alerts of one account. */
export const jobAlerts = 50;
/** Postings that a job alert's mail lists. */
export const alertedPostings = 10;
/** Mails in a row that nobody opens before a job alert asks whether to go on. */
export const unansweredAlerts = 6;
export const breadcrumbs = 100;
export const websocketFrameBytes = 64 * 1024;
export const metaDescriptionCharacters = 170;
export const codeMinutes = 10;
export const linkMinutes = 10;
/** How long the server keeps a form that a browser without scripts sent after its session had ended. */
export const interruptedFormMinutes = 15;
/** Characters of a mailed link's token; a longer one can't be ours. */
export const mailedTokenCharacters = 200;
/** From the redirect to a provider until the browser returns. */
export const authorizationMinutes = 10;
/** After that, the time to prove the mailbox that the provider named. */
export const identityWaitMinutes = 30;
export const codeTries = 5;
/** How long a challenge for a passkey works. */
export const challengeMinutes = 5;
/** Passkeys per account. */
export const passkeys = 20;
/** How long a mailed link can make a new address the account's. */
export const emailChangeHours = 24;
/** How long the link at the end of a mail opens mail preferences. */
export const preferencesLinkDays = 60;
/** How long the session that such a link starts lasts. */
export const provisionalHours = 24;
/** How long a mailed "this was not me" link works. */
export const disownDays = 30;
/** Looks at their applications that a person is shown. */
export const looksShown = 200;
/** Consents that a person is shown; the export has all. */
export const consentsShown = 200;
/** How long an export of one's own data can be downloaded. */
export const exportDays = 3;
/** From the request to delete an account until it is deleted. */
export const deletionDays = 7;
/** Sign-ins that an account's history shows. */
export const signInHistory = 50;
export const sessionDays = 14;
/** How long a browser remembers that it has signed in before. */
export const deviceDays = 365;
/** How long an administrator's impersonation lasts. */
export const impersonationMinutes = 30;
export const reasonMinimum = 10;
export const reasonCharacters = 500;
/** Messages that the figures of mail campaigns count, the newest first. */
export const campaignMessages = 2000;
/** Days whose changed choices those figures count. */
export const campaignDays = 30;
/** Impersonations that an administrator is shown. */
export const impersonations = 50;
/** An article of the news. Its summary is also the page's description (K-12). */
export const articleTitleCharacters = 150;
export const articleSummaryCharacters = 170;
export const articleCharacters = 20_000;
/** The text of the site notice, and an address that it links to. */
export const siteNoticeCharacters = 300;
export const siteNoticeLinkCharacters = 300;
/** The last changes of the site notice that an administrator is shown. */
export const siteNoticesShown = 50;
/** A command at the terminal with its arguments, and the output that is kept. */
export const commandCharacters = 200;
export const commandOutputCharacters = 8000;
/** How long a call waits for a command to end. */
export const commandSeconds = 10;
/** Commands of one process that an administrator is shown. */
export const runsShown = 20;
/** Accounts on a page of the administrators' list. */
export const usersShown = 50;
export const userSearchCharacters = 100;
/** The last acts of administrators that an account's page shows. */
export const userActsShown = 50;
/** The days that the dashboard's "lately" covers, and those of its outcomes of promised answers. */
export const dashboardRecentDays = 7;
export const dashboardAnswerDays = 30;
export const downloadTokenHours = 24;
export const idempotencyHours = 24;
export const nameCharacters = 100;
export const profileUrlCharacters = 300;
export const addressCharacters = 200;
export const phones = 10;
/** Rows of experience in one profile. */
export const experience = 100;
export const experienceCharacters = 5000;
export const skills = 100;
/** The field that adds skills takes a list of them. */
export const typedSkillsCharacters = 2000;
export const goalCharacters = 1000;
/** The most that a person can say they earn or expect, in dollars. */
export const payOfPerson = 20_000_000;
export const passwordMinimum = 8;
export const passwordCharacters = 256;
export const pitchCharacters = 5000;
export const noteCharacters = 2000;
/** Rows in a list of applications. */
export const applicationsPerPage = 200;
/** Cards in one column of a board. */
export const boardColumn = 25;
export const filterWordsCharacters = 200;
/** Postings that a filter of applications offers. */
export const jobsCounted = 100;
export const tagCharacters = 40;
export const tagsOfApplication = 20;
/** Characters that a colleague can write about one requirement. */
export const feedbackCharacters = 300;
/** Requirements that one colleague can comment on. */
export const feedbackLines = 100;
/** Notes of an application that members are shown, the latest first. */
export const notesShown = 200;
/** Colleagues that one note names. */
export const mentions = 20;
/** Filters of applications that one person saves as views. */
export const savedViews = 20;
/** Decisions in one call, and marks of one Pro. */
export const decisionsAtOnce = 500;
export const decisionsBytes = 2 * 1024 * 1024;
/** From pressing Send until a decision leaves. */
export const undoSeconds = 10;
/** The same when several leave at once. */
export const bulkUndoSeconds = 30;
/** Applications in 24 hours from which sending another asks first. It refuses none. */
export const applicationsADay = 20;
/** Postings that a list checks for 1-Click Apply at once. */
export const oneClickPostings = 100;
/** How long a mark is kept after its last change. */
export const markDays = 7;
/** Skills that an Instant Interview asks about. */
export const interviewSkills = 10;
/** The most years of experience that somebody can have. */
export const interviewYears = 60;
/** How long a link to an Instant Interview works. */
export const interviewLinkDays = 14;
/** How long after applying we mail somebody the interview that they haven't finished. */
export const interviewMailMinutes = 60;
/** The least time between two links that a Pro has mailed. */
export const interviewLinkHours = 24;
export const messageCharacters = 5000;
/** Files per message, and the bytes of each; encoded in a mail they are a third larger. */
export const messageAttachments = 5;
export const attachmentBytes = 4 * 1024 * 1024;
/** Bytes of all files of a message that is sent by form or call. */
export const messageFilesBytes = 10 * 1024 * 1024;
/** Message templates per organization. */
export const templates = 50;
export const templateNameCharacters = 80;
/** Messages that one side can send before the other one writes. */
export const messagesInARow = 10;
/** How long people can still write after the last event of a closed application. */
export const conversationDays = 60;
/** Times that one invitation offers. */
export const meetingTimes = 5;
/** How long after an interview somebody can say that the other side did not come. */
export const absenceDays = 30;
/** Replies to the invitations of one application. */
export const invitationReplies = 30;
/** Bytes of each part of an upload in parts, except the last. */
export const uploadPartBytes = 1024 * 1024;
/** How long parts are kept, so that an interrupted upload can continue. */
export const uploadHours = 24;
export const fileNameCharacters = 120;
/** Resumes that one account has uploaded, whether it still uses them or not. */
export const resumes = 1000;
export const resumeBytes = 10 * 1024 * 1024;
export const resumeLinkMinutes = 5;
export const draftHours = 24;
/** Drafts per key; the one unchanged for longest makes room. */
export const drafts = 50;
/** Answers given or due before an organization's record is public: fewer say too little. */
export const answersForRecord = 5;
export const organizationNameCharacters = 200;
export const organizationAboutCharacters = 2000;
export const recordReplyCharacters = 400;
export const organizationSiteCharacters = 300;
export const domainCharacters = 253;
/** How long a mailed invitation can be accepted. */
export const invitationDays = 7;
/** How long a claim waits for its proof. */
export const claimDays = 14;
/** Agencies and clients that the members of an organization are shown. */
export const agenciesShown = 500;
/** How long an agency waits to ask a client again that refused or ended the relation. */
export const agencyRestDays = 90;
/** Changes of an organization that its members are shown. */
export const memberChanges = 100;
/** Open claims that an administrator is shown at once. */
export const claimsToDecide = 100;
/** Pros named on an organization's page. */
export const prosShown = 20;
/** Leads that members are shown. */
export const leadsShown = 200;
export const gigCharacters = 10_000;
export const gigPlaceCharacters = 100;
export const gigSkills = 10;
/** The most that an hour, and a project, of a gig can cost, in dollars. */
export const gigDollarsAnHour = 10_000;
export const gigDollarsAProject = 10_000_000;
/** Gigs that one organization has open. */
export const openGigs = 50;
/** Gigs on a page of the public list. */
export const gigsPerPage = 20;
/** Gigs of their organizations that members are shown. */
export const gigsShown = 200;
/** Proposals that are shown at once: one's own, or those for a gig. */
export const gigProposalsShown = 200;
/** Reports that administrators are shown at once. */
export const reportsShown = 200;
export const mergesShown = 100;
/** The promise of a posting that states none, in business days. */
export const answerBusinessDays = 10;
/** The longest promise that a posting may make, in business days. */
export const mostAnswerBusinessDays = 30;
/** The longest time within which an organization may promise decisions after interviews, in days. */
export const mostDecisionDays = 90;
/** How many overdue decisions the dashboard lists. */
export const overdueDecisionsShown = 100;
export const postingTitleCharacters = 150;
/** What search engines and shared links show about a posting, in its organization's words. */
export const searchDescriptionCharacters = 160;
export const cardTitleCharacters = 70;
export const cardTextCharacters = 120;
/** Characters of a description, or of a pasted text. */
export const postingCharacters = 30_000;
/** Characters that a description needs before it can be published. */
export const postingLeastCharacters = 100;
export const postingBytes = 256 * 1024;
/** Its form's: nine bytes for each character of its fields, its questions, a pasted text and what was read from it. */
export const postingFormBytes = 1536 * 1024;
/** Questions that a posting asks its applicants. */
export const questions = 10;
export const questionCharacters = 200;
export const questionChoices = 20;
export const answerCharacters = 2000;
/** Questions of one posting that take a file, and the bytes of each file: one form holds them all. */
export const fileQuestions = 2;
export const answerFileBytes = 5 * 1024 * 1024;
/** Answers that a person keeps; the least recently used one makes room. */
export const keptAnswers = 500;
/** From one confirmation until the next is due; a posting that isn't confirmed in time is paused. */
export const confirmationDays = 30;
/** How long before that day we ask the organization. */
export const confirmationNoticeDays = 5;
/** Imported postings that are confirmed at once. */
export const confirmedAtOnce = 50;
/** The longest that a posting stays open before somebody has to reopen it. */
export const validityDays = 180;
