import * as accounts from "./accounts/routes.ts";
import * as administration from "./administration/routes.ts";
import * as agencies from "./agencies/routes.ts";
import * as alerts from "./alerts/routes.ts";
import * as answers from "./answers/routes.ts";
import * as pace from "./applications/pace-routes.ts";
import * as applications from "./applications/routes.ts";
import * as automation from "./automation/routes.ts";
import * as blocks from "./blocks/routes.ts";
import * as calendars from "./calendars/routes.ts";
import * as campaigns from "./campaigns/routes.ts";
import * as charities from "./charities/routes.ts";
import * as clientErrors from "./client-errors/routes.ts";
import * as consulting from "./consulting/routes.ts";
import * as conversations from "./conversations/routes.ts";
import * as drafts from "./drafts/routes.ts";
import * as environment from "./environment/routes.ts";
import * as changedAddresses from "./exchange/address-routes.ts";
import * as sources from "./exchange/source-routes.ts";
import * as fairness from "./fairness/routes.ts";
import * as gigs from "./gigs/routes.ts";
import * as postingDefaults from "./hosting/defaults.ts";
import * as hosting from "./hosting/routes.ts";
import * as identities from "./identities/routes.ts";
import * as interviews from "./interviews/routes.ts";
import * as jobs from "./jobs/routes.ts";
import * as keeping from "./keeping/routes.ts";
import * as leads from "./leads/routes.ts";
import * as match from "./match/routes.ts";
import * as metrics from "./metrics/routes.ts";
import * as news from "./news/routes.ts";
import * as oneClick from "./one-click/routes.ts";
import * as organizationBlindReview from "./organizations/blind-routes.ts";
import * as organizationClaims from "./organizations/claim-routes.ts";
import * as organizationDecisionPromise from "./organizations/decision-promise-routes.ts";
import * as organizationDecisions from "./organizations/decision-routes.ts";
import * as organizationDetails from "./organizations/details-routes.ts";
import * as organizationMembers from "./organizations/member-routes.ts";
import * as organizationMerges from "./organizations/merge-routes.ts";
import * as organizationReplies from "./organizations/reply-routes.ts";
import * as organizations from "./organizations/routes.ts";
import * as outsideApplications from "./outside-applications/routes.ts";
import * as ownData from "./own-data/routes.ts";
import * as ownLists from "./own-lists/routes.ts";
import * as passkeys from "./passkeys/routes.ts";
import * as pipeline from "./pipeline/routes.ts";
import * as preferences from "./preferences/routes.ts";
import * as profiles from "./profiles/routes.ts";
import * as programs from "./programs/routes.ts";
import * as webhooks from "./programs/webhook-routes.ts";
import * as pros from "./pros/routes.ts";
import * as receipts from "./receipts/routes.ts";
import * as reports from "./reports/routes.ts";
import * as resumes from "./resumes/routes.ts";
import type { Route } from "./route.ts";
import * as savedPostings from "./saved-postings/routes.ts";
import * as search from "./search/routes.ts";
import * as searches from "./searches/routes.ts";
import * as session from "./session/routes.ts";
import * as signals from "./signals/routes.ts";
import * as siteNotice from "./site-notice/routes.ts";
import * as terminal from "./terminal/routes.ts";
import * as trust from "./trust/routes.ts";

/** Every call of the wire contract, by name. The meta-test, the OpenAPI document and the typed client go through it. */
export const routes = {
  ...accounts,
  ...administration,
  ...agencies,
  ...alerts,
  ...answers,
  ...applications,
  ...automation,
  ...pace,
  ...calendars,
  ...campaigns,
  ...blocks,
  ...changedAddresses,
  ...charities,
  ...clientErrors,
  ...consulting,
  ...conversations,
  ...drafts,
  ...environment,
  ...fairness,
  ...gigs,
  ...hosting,
  readPostingDefaults: postingDefaults.readPostingDefaults,
  savePostingDefaults: postingDefaults.savePostingDefaults,
  ...identities,
  ...interviews,
  ...jobs,
  ...keeping,
  ...leads,
  ...match,
  ...metrics,
  ...news,
  ...oneClick,
  ...organizationBlindReview,
  ...organizationDecisionPromise,
  ...organizationClaims,
  ...organizationDecisions,
  ...organizationDetails,
  ...organizationMembers,
  ...organizationMerges,
  ...organizationReplies,
  ...organizations,
  ...ownData,
  ...ownLists,
  ...outsideApplications,
  ...passkeys,
  ...pipeline,
  ...preferences,
  ...profiles,
  ...programs,
  ...webhooks,
  ...pros,
  ...receipts,
  ...reports,
  ...resumes,
  ...savedPostings,
  ...search,
  ...searches,
  ...session,
  ...signals,
  ...sources,
  ...siteNotice,
  ...terminal,
  ...trust,
} as const satisfies Record<string, Route>;
