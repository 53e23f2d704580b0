import { version } from "@candor/contract/version";
import { noteWhereabouts } from "./features/accounts/commands/time-zone.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { administrationRoutes } from "./features/administration/routes.ts";
import { agencyRoutes } from "./features/agencies/routes.ts";
import { alertRoutes } from "./features/alerts/routes/alerts.ts";
import { alertFeedRoutes } from "./features/alerts/routes/feeds.ts";
import { mailedRoutes } from "./features/alerts/routes/mailed.ts";
import { answerRoutes } from "./features/answers/routes.ts";
import { draftCookieName } from "./features/applications/gate.ts";
import { answerFileRoutes } from "./features/applications/routes/answer-files.ts";
import { decisionRoutes } from "./features/applications/routes/decisions.ts";
import { draftRoutes } from "./features/applications/routes/drafts.ts";
import { matchSheetRoutes } from "./features/applications/routes/match.ts";
import { meetingRoutes } from "./features/applications/routes/meetings.ts";
import { migrationRoutes } from "./features/applications/routes/migrations.ts";
import { oneClickRoutes } from "./features/applications/routes/one-click.ts";
import { organizationRoutes } from "./features/applications/routes/organization.ts";
import { receiptRoutes } from "./features/applications/routes/receipts.ts";
import { seekerRoutes } from "./features/applications/routes/seeker.ts";
import { automationRoutes } from "./features/automation/routes.ts";
import { blockRoutes } from "./features/blocks/routes.ts";
import { calendarRoutes } from "./features/calendars/routes.ts";
import { campaignRoutes } from "./features/campaigns/routes.ts";
import { charityRoutes } from "./features/charities/routes.ts";
import { clientErrorRoutes } from "./features/client-errors/routes.ts";
import { consultingRoutes } from "./features/consulting/routes.ts";
import { attachmentRoutes } from "./features/conversations/routes/attachments.ts";
import { conversationRoutes } from "./features/conversations/routes/conversations.ts";
import { environmentRoutes } from "./features/environment/routes.ts";
import { applyButtonRoutes } from "./features/exchange/routes/apply-button.ts";
import { careersRoutes } from "./features/exchange/routes/careers.ts";
import { changedAddressRoutes } from "./features/exchange/routes/changed-addresses.ts";
import { feedRoutes } from "./features/exchange/routes/feeds.ts";
import { jobBoardRoutes } from "./features/exchange/routes/job-boards.ts";
import { sitemapRoutes } from "./features/exchange/routes/sitemaps.ts";
import { sourceRoutes } from "./features/exchange/routes/sources.ts";
import { fairnessRoutes } from "./features/fairness/routes.ts";
import { gigRoutes } from "./features/gigs/routes.ts";
import { confirmationRoutes } from "./features/hosting/routes/confirmations.ts";
import { defaultsRoutes } from "./features/hosting/routes/defaults.ts";
import { importedRoutes } from "./features/hosting/routes/imported.ts";
import { hostingRoutes } from "./features/hosting/routes/postings.ts";
import { withheldRoutes } from "./features/hosting/routes/withheld.ts";
import { answeringRoutes } from "./features/interviews/routes/answering.ts";
import { interviewRecordRoutes } from "./features/interviews/routes/records.ts";
import { cardRoutes } from "./features/jobs/routes/cards.ts";
import { eligibilityRoutes } from "./features/jobs/routes/eligibility.ts";
import { jobRoutes } from "./features/jobs/routes/look-up.ts";
import { keepingRoutes } from "./features/keeping/routes.ts";
import { leadRoutes } from "./features/leads/routes.ts";
import { ledgerRoutes } from "./features/ledger/routes.ts";
import { matchRoutes } from "./features/match/routes.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { newsRoutes } from "./features/news/routes.ts";
import { claimRoutes } from "./features/organizations/routes/claims.ts";
import { detailsRoutes } from "./features/organizations/routes/details.ts";
import { memberRoutes } from "./features/organizations/routes/members.ts";
import { mergeRoutes } from "./features/organizations/routes/merges.ts";
import { replyRoutes } from "./features/organizations/routes/replies.ts";
import { outsideRoutes } from "./features/outside-applications/routes.ts";
import { ownDataRoutes } from "./features/own-data/routes.ts";
import { ownListsRoutes } from "./features/own-lists/routes.ts";
import { pipelineRoutes } from "./features/pipeline/routes.ts";
import { preferencesRoutes } from "./features/preferences/routes/preferences.ts";
import { pushRoutes } from "./features/preferences/routes/push.ts";
import { smsRoutes } from "./features/preferences/routes/sms.ts";
import { profileRows } from "./features/profiles/queries.ts";
import { profileRoutes } from "./features/profiles/routes.ts";
import { profileView } from "./features/profiles/views.ts";
import { programRoutes } from "./features/programs/routes/keys.ts";
import { webhookRoutes } from "./features/programs/routes/webhooks.ts";
import { proRoutes } from "./features/pros/routes.ts";
import { reportRoutes } from "./features/reports/routes.ts";
import { madeRoutes } from "./features/resumes/routes/made.ts";
import { resumeRoutes } from "./features/resumes/routes/own.ts";
import { pageRoutes } from "./features/resumes/routes/pages.ts";
import { readingRoutes } from "./features/resumes/routes/reading.ts";
import { uploadRoutes } from "./features/resumes/routes/uploads.ts";
import { savedPostingsRoutes } from "./features/saved-postings/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { searchesRoutes } from "./features/searches/routes.ts";
import type { GateParts } from "./features/session/gate/parts.ts";
import type { SignInHooks } from "./features/session/routes/browser.ts";
import { codeAndLinkRoutes } from "./features/session/routes/codes-and-links.ts";
import { credentialRoutes } from "./features/session/routes/credentials.ts";
import { identityRoutes } from "./features/session/routes/identities.ts";
import { impersonationRoutes } from "./features/session/routes/impersonation.ts";
import { logInRoutes } from "./features/session/routes/log-in.ts";
import { passkeyRoutes } from "./features/session/routes/passkeys.ts";
import { sessionRoutes } from "./features/session/routes/session.ts";
import { signalRoutes } from "./features/signals/routes.ts";
import { siteNoticeRoutes } from "./features/site-notice/routes.ts";
import { templateRoutes } from "./features/templates/routes.ts";
import { terminalRoutes } from "./features/terminal/routes.ts";
import { trustRoutes } from "./features/trust/routes.ts";
import type { Parts } from "./parts.ts";
import type { Serving } from "./platform/http/serve.ts";

type RoutesByNoun = Readonly<
  Record<string, readonly ((serving: Serving, parts: Parts, gates: GateParts) => void)[]>
>;

/** The routes of every noun, in alphabetical order. */
export const routesByNoun: RoutesByNoun = {
  accounts: [accountRoutes],
  administration: [administrationRoutes],
  agencies: [agencyRoutes],
  alerts: [alertRoutes, mailedRoutes, alertFeedRoutes],
  answers: [answerRoutes],
  applications: [
    seekerRoutes,
    meetingRoutes,
    answerFileRoutes,
    oneClickRoutes,
    migrationRoutes,
    matchSheetRoutes,
    organizationRoutes,
    decisionRoutes,
    receiptRoutes,
  ],
  automation: [automationRoutes],
  blocks: [blockRoutes],
  calendars: [calendarRoutes],
  campaigns: [campaignRoutes],
  charities: [charityRoutes],
  "client-errors": [clientErrorRoutes],
  consulting: [consultingRoutes],
  conversations: [attachmentRoutes, conversationRoutes, templateRoutes],
  environment: [(serving, { origin }) => environmentRoutes(serving, origin, version)],
  exchange: [
    applyButtonRoutes,
    careersRoutes,
    changedAddressRoutes,
    feedRoutes,
    jobBoardRoutes,
    sitemapRoutes,
    sourceRoutes,
  ],
  fairness: [fairnessRoutes],
  gigs: [gigRoutes],
  hosting: [hostingRoutes, confirmationRoutes, importedRoutes, withheldRoutes, defaultsRoutes],
  interviews: [answeringRoutes, interviewRecordRoutes],
  jobs: [
    (serving, { database, jobAnswers }) => jobRoutes(serving, database.read, jobAnswers),
    eligibilityRoutes,
    cardRoutes,
  ],
  keeping: [keepingRoutes],
  leads: [leadRoutes],
  ledger: [ledgerRoutes],
  match: [matchRoutes],
  metrics: [metricsRoutes],
  news: [newsRoutes],
  organizations: [memberRoutes, detailsRoutes, claimRoutes, mergeRoutes, replyRoutes],
  "outside-applications": [outsideRoutes],
  "own-data": [ownDataRoutes],
  "own-lists": [ownListsRoutes],
  pipeline: [pipelineRoutes],
  preferences: [preferencesRoutes, pushRoutes, smsRoutes],
  profiles: [profileRoutes],
  programs: [programRoutes, webhookRoutes],
  pros: [proRoutes],
  reports: [reportRoutes],
  resumes: [resumeRoutes, readingRoutes, pageRoutes, madeRoutes, uploadRoutes],
  "saved-postings": [savedPostingsRoutes],
  search: [searchRoutes],
  searches: [searchesRoutes],
  signals: [signalRoutes],
  "site-notice": [siteNoticeRoutes],
  terminal: [terminalRoutes],
  trust: [trustRoutes],
};

/** Routes that read or set cookies. Cookies are parsed only for these. */
export const routesWithCookies: RoutesByNoun = {
  applications: [draftRoutes],
  session: [
    codeAndLinkRoutes,
    (serving, parts, gates) => logInRoutes(serving, parts, gates, signInHooks(parts)),
    (serving, parts, gates) => sessionRoutes(serving, parts, gates, signInHooks(parts)),
    credentialRoutes,
    passkeyRoutes,
    identityRoutes,
    (serving, parts, gates) => impersonationRoutes(serving, parts, gates, signInHooks(parts)),
  ],
};

/** What other nouns have to do when somebody signs in or out. */
function signInHooks(parts: Parts): SignInHooks {
  return {
    typedCookies: [draftCookieName],
    noteWhereabouts: (owner, where) => noteWhereabouts(parts, owner, where),
    readProfile: async (owner) => {
      const rows = await profileRows(parts.database.read, owner);
      return {
        ...profileView(rows, parts.places),
        ...(rows.account.administrator === 1 &&
          (owner.impersonatorId ?? null) === null && { administrator: true as const }),
      };
    },
  };
}

export function bindRoutes(byNoun: RoutesByNoun, serving: Serving, parts: Parts): void {
  for (const bind of Object.values(byNoun).flat()) bind(serving, parts, parts.gates);
}
