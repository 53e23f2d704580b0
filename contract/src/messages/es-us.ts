import { account } from "../accounts/messages-es-us.ts";
import { administration } from "../administration/messages-es-us.ts";
import { users } from "../administration/user-messages-es-us.ts";
import { agencies } from "../agencies/messages-es-us.ts";
import { alerts } from "../alerts/messages-es-us.ts";
import { answers } from "../answers/messages-es-us.ts";
import { apiGuide } from "../api-reference/messages-es-us.ts";
import { apiReference } from "../api-reference/reference-messages-es-us.ts";
import { decisions } from "../applications/decision-messages-es-us.ts";
import { meetings } from "../applications/meeting-messages-es-us.ts";
import { applications } from "../applications/messages-es-us.ts";
import { pace } from "../applications/pace-messages-es-us.ts";
import { automationLog } from "../automation/log-messages-es-us.ts";
import { automation } from "../automation/messages-es-us.ts";
import { blocks } from "../blocks/messages-es-us.ts";
import { calendars } from "../calendars/messages-es-us.ts";
import { campaigns } from "../campaigns/messages-es-us.ts";
import { consulting } from "../consulting/messages-es-us.ts";
import { conversations } from "../conversations/messages-es-us.ts";
import { apply } from "../drafts/messages-es-us.ts";
import { drills } from "../drills/messages-es-us.ts";
import { checks } from "../environment/messages-es-us.ts";
import { exchange } from "../exchange/messages-es-us.ts";
import { fairness } from "../fairness/messages-es-us.ts";
import { gigs } from "../gigs/messages-es-us.ts";
import { postingHeads } from "../hosting/head-messages-es-us.ts";
import { hosting } from "../hosting/messages-es-us.ts";
import { hostingQuestions } from "../hosting/question-messages-es-us.ts";
import { repost } from "../hosting/repost-messages-es-us.ts";
import { interviews } from "../interviews/messages-es-us.ts";
import { facts } from "../jobs/fact-messages-es-us.ts";
import { jobs } from "../jobs/messages-es-us.ts";
import { keepings } from "../keeping/messages-es-us.ts";
import { leads } from "../leads/messages-es-us.ts";
import { match } from "../match/messages-es-us.ts";
import { adminNews } from "../news/messages-es-us.ts";
import { offline } from "../offline/messages-es-us.ts";
import { oneClick } from "../one-click/messages-es-us.ts";
import { blindReview } from "../organizations/blind-messages-es-us.ts";
import { organizationDetails } from "../organizations/details-messages-es-us.ts";
import { members } from "../organizations/member-messages-es-us.ts";
import { merges } from "../organizations/merge-messages-es-us.ts";
import { openBooks, organization } from "../organizations/messages-es-us.ts";
import { recordReplies } from "../organizations/reply-messages-es-us.ts";
import { outsideApplications } from "../outside-applications/messages-es-us.ts";
import { ownData } from "../own-data/messages-es-us.ts";
import { ownLists } from "../own-lists/messages-es-us.ts";
import { passkeys } from "../passkeys/messages-es-us.ts";
import { pipeline } from "../pipeline/messages-es-us.ts";
import { communication, sms } from "../preferences/messages-es-us.ts";
import { profile } from "../profiles/messages-es-us.ts";
import { programs } from "../programs/messages-es-us.ts";
import { receipts } from "../receipts/messages-es-us.ts";
import { reports } from "../reports/messages-es-us.ts";
import { resumes } from "../resumes/messages-es-us.ts";
import { retentionTexts } from "../retention/messages-es-us.ts";
import { savedPostings } from "../saved-postings/messages-es-us.ts";
import { chips } from "../search/chip-messages-es-us.ts";
import { explain } from "../search/explanation-messages-es-us.ts";
import { searchPage } from "../search/messages-es-us.ts";
import { searches } from "../searches/messages-es-us.ts";
import { login } from "../session/login-messages-es-us.ts";
import { people } from "../session/messages-es-us.ts";
import { signals } from "../signals/messages-es-us.ts";
import { siteNotice } from "../site-notice/messages-es-us.ts";
import { terminal } from "../terminal/messages-es-us.ts";
import { trust } from "../trust/messages-es-us.ts";
import type { Catalogue } from "./en-us.ts";
import { errors } from "./shared/errors-es-us.ts";
import { forms } from "./shared/forms-es-us.ts";
import { labels } from "./shared/labels-es-us.ts";
import { legal } from "./shared/legal-es-us.ts";
import { mail } from "./shared/mail-es-us.ts";
import { measured } from "./shared/measured-es-us.ts";
import { pages } from "./shared/pages-es-us.ts";
import { problems } from "./shared/problems-es-us.ts";
import { quality } from "./shared/quality-es-us.ts";

/** The same texts in the Spanish of the United States. */
export const esUs: Catalogue = {
  ...forms,
  ...people,
  ...jobs,
  ...facts,
  ...errors,
  ...labels,
  ...problems,
  ...mail,
  ...legal,
  ...retentionTexts,
  ...automation,
  ...automationLog,
  ...pages,
  ...login,
  ...searchPage,
  ...searches,
  ...savedPostings,
  ...explain,
  ...chips,
  ...apply,
  ...answers,
  ...offline,
  ...oneClick,
  ...applications,
  ...conversations,
  ...decisions,
  ...pace,
  ...meetings,
  ...calendars,
  ...campaigns,
  ...interviews,
  ...outsideApplications,
  ...openBooks,
  ...organization,
  ...pipeline,
  ...members,
  ...merges,
  ...organizationDetails,
  ...exchange,
  ...fairness,
  ...keepings,
  ...gigs,
  ...leads,
  ...match,
  ...hosting,
  ...hostingQuestions,
  ...postingHeads,
  ...repost,
  ...programs,
  ...signals,
  ...adminNews,
  ...siteNotice,
  ...terminal,
  ...trust,
  ...reports,
  ...measured,
  ...quality,
  ...apiGuide,
  ...apiReference,
  ...checks,
  ...drills,
  ...account,
  ...ownData,
  ...ownLists,
  ...blindReview,
  ...blocks,
  ...passkeys,
  ...receipts,
  ...recordReplies,
  ...resumes,
  ...administration,
  ...users,
  ...agencies,
  ...alerts,
  ...communication,
  ...sms,
  ...consulting,
  ...profile,
};
