import * as administration from "../administration/shapes.ts";
import * as administrationUsers from "../administration/user-shapes.ts";
import * as agencies from "../agencies/shapes.ts";
import * as alerts from "../alerts/shapes.ts";
import * as answers from "../answers/shapes.ts";
import * as applications from "../applications/shapes.ts";
import * as automation from "../automation/shapes.ts";
import * as blocks from "../blocks/shapes.ts";
import * as campaigns from "../campaigns/shapes.ts";
import * as charities from "../charities/shapes.ts";
import * as clientErrors from "../client-errors/shapes.ts";
import * as consulting from "../consulting/shapes.ts";
import * as conversations from "../conversations/shapes.ts";
import * as drafts from "../drafts/shapes.ts";
import * as exchangeSource from "../exchange/source-shapes.ts";
import * as fairness from "../fairness/shapes.ts";
import * as gigs from "../gigs/shapes.ts";
import * as hosting from "../hosting/shapes.ts";
import * as identities from "../identities/shapes.ts";
import * as interviews from "../interviews/shapes.ts";
import * as jobs from "../jobs/shapes.ts";
import * as keeping from "../keeping/shapes.ts";
import * as leads from "../leads/shapes.ts";
import * as match from "../match/shapes.ts";
import * as metrics from "../metrics/shapes.ts";
import * as news from "../news/shapes.ts";
import * as oneClick from "../one-click/shapes.ts";
import * as organizationsClaim from "../organizations/claim-shapes.ts";
import * as organizationsDetails from "../organizations/details-shapes.ts";
import * as organizationsMember from "../organizations/member-shapes.ts";
import * as organizationsPublic from "../organizations/public-shapes.ts";
import * as organizationsReply from "../organizations/reply-shapes.ts";
import * as organizations from "../organizations/shapes.ts";
import * as outsideApplications from "../outside-applications/shapes.ts";
import * as ownData from "../own-data/shapes.ts";
import * as ownLists from "../own-lists/shapes.ts";
import * as passkeys from "../passkeys/shapes.ts";
import * as pipeline from "../pipeline/shapes.ts";
import * as preferences from "../preferences/shapes.ts";
import * as profiles from "../profiles/shapes.ts";
import * as programs from "../programs/shapes.ts";
import * as programsWebhook from "../programs/webhook-shapes.ts";
import * as pros from "../pros/shapes.ts";
import * as receipts from "../receipts/shapes.ts";
import * as reports from "../reports/shapes.ts";
import * as resumes from "../resumes/shapes.ts";
import * as savedPostings from "../saved-postings/shapes.ts";
import * as search from "../search/shapes.ts";
import * as searches from "../searches/shapes.ts";
import * as session from "../session/shapes.ts";
import * as signals from "../signals/shapes.ts";
import * as siteNotice from "../site-notice/shapes.ts";
import * as terminal from "../terminal/shapes.ts";
import * as trust from "../trust/shapes.ts";

/** What the contract exports, by noun. The OpenAPI document takes its schemas' names from here. */
export const shapes = {
  administration,
  administrationUsers,
  agencies,
  alerts,
  answers,
  applications,
  automation,
  blocks,
  campaigns,
  charities,
  clientErrors,
  consulting,
  conversations,
  drafts,
  exchangeSource,
  fairness,
  gigs,
  hosting,
  identities,
  interviews,
  jobs,
  keeping,
  leads,
  match,
  metrics,
  news,
  oneClick,
  organizationsClaim,
  organizationsDetails,
  organizationsMember,
  organizationsPublic,
  organizationsReply,
  organizations,
  outsideApplications,
  ownData,
  ownLists,
  passkeys,
  pipeline,
  preferences,
  profiles,
  programs,
  programsWebhook,
  pros,
  receipts,
  reports,
  resumes,
  savedPostings,
  search,
  searches,
  session,
  signals,
  siteNotice,
  terminal,
  trust,
};
