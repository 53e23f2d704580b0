import { account } from "../accounts/messages.ts";
import { administration } from "../administration/messages.ts";
import { users } from "../administration/user-messages.ts";
import { agencies } from "../agencies/messages.ts";
import { alerts } from "../alerts/messages.ts";
import { answers } from "../answers/messages.ts";
import { apiGuide } from "../api-reference/messages.ts";
import { apiReference } from "../api-reference/reference-messages.ts";
import { decisions } from "../applications/decision-messages.ts";
import { meetings } from "../applications/meeting-messages.ts";
import { applications } from "../applications/messages.ts";
import { pace } from "../applications/pace-messages.ts";
import { automationLog } from "../automation/log-messages.ts";
import { automation } from "../automation/messages.ts";
import { blocks } from "../blocks/messages.ts";
import { calendars } from "../calendars/messages.ts";
import { campaigns } from "../campaigns/messages.ts";
import { consulting } from "../consulting/messages.ts";
import { conversations } from "../conversations/messages.ts";
import { apply } from "../drafts/messages.ts";
import { drills } from "../drills/messages.ts";
import { checks } from "../environment/messages.ts";
import { exchange } from "../exchange/messages.ts";
import { fairness } from "../fairness/messages.ts";
import { gigs } from "../gigs/messages.ts";
import { postingHeads } from "../hosting/head-messages.ts";
import { hosting } from "../hosting/messages.ts";
import { hostingQuestions } from "../hosting/question-messages.ts";
import { repost } from "../hosting/repost-messages.ts";
import { interviews } from "../interviews/messages.ts";
import { facts } from "../jobs/fact-messages.ts";
import { jobs } from "../jobs/messages.ts";
import { keepings } from "../keeping/messages.ts";
import { leads } from "../leads/messages.ts";
import { match } from "../match/messages.ts";
import { adminNews } from "../news/messages.ts";
import { offline } from "../offline/messages.ts";
import { oneClick } from "../one-click/messages.ts";
import { blindReview } from "../organizations/blind-messages.ts";
import { organizationDetails } from "../organizations/details-messages.ts";
import { members } from "../organizations/member-messages.ts";
import { merges } from "../organizations/merge-messages.ts";
import { openBooks, organization } from "../organizations/messages.ts";
import { recordReplies } from "../organizations/reply-messages.ts";
import { outsideApplications } from "../outside-applications/messages.ts";
import { ownData } from "../own-data/messages.ts";
import { ownLists } from "../own-lists/messages.ts";
import { passkeys } from "../passkeys/messages.ts";
import { pipeline } from "../pipeline/messages.ts";
import { communication, sms } from "../preferences/messages.ts";
import { profile } from "../profiles/messages.ts";
import { programs } from "../programs/messages.ts";
import { receipts } from "../receipts/messages.ts";
import { reports } from "../reports/messages.ts";
import { resumes } from "../resumes/messages.ts";
import { retentionTexts } from "../retention/messages.ts";
import { savedPostings } from "../saved-postings/messages.ts";
import { chips } from "../search/chip-messages.ts";
import { explain } from "../search/explanation-messages.ts";
import { searchPage } from "../search/messages.ts";
import { searches } from "../searches/messages.ts";
import { login } from "../session/login-messages.ts";
import { people } from "../session/messages.ts";
import { signals } from "../signals/messages.ts";
import { siteNotice } from "../site-notice/messages.ts";
import { terminal } from "../terminal/messages.ts";
import { trust } from "../trust/messages.ts";
import { errors } from "./shared/errors.ts";
import { forms } from "./shared/forms.ts";
import { labels } from "./shared/labels.ts";
import { legal } from "./shared/legal.ts";
import { mail } from "./shared/mail.ts";
import { measured } from "./shared/measured.ts";
import { pages } from "./shared/pages.ts";
import { problems } from "./shared/problems.ts";
import { quality } from "./shared/quality.ts";

/** The catalogue of every text shown to a person, in the default locale. Placeholders are `{{name}}`. */
export const enUs = {
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
} as const;

export type MessageKey = keyof typeof enUs;

/** Every text in some locale. */
export type Catalogue = Readonly<Record<MessageKey, string>>;
