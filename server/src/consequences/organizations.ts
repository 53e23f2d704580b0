import { endAgencies } from "../features/agencies/tasks.ts";
import { promiseAnswersOf } from "../features/applications/tasks/answer-clock.ts";
import { startDecisionClocks } from "../features/applications/tasks/decision-clock.ts";
import { tellAbandoned } from "../features/applications/tasks/tell-abandoned.ts";
import { pauseSources } from "../features/exchange/tasks.ts";
import { closeAbandonedGigs } from "../features/gigs/tasks/follow.ts";
import { abandonPostingsOf } from "../features/hosting/tasks/abandon.ts";
import { settleClientsOf } from "../features/hosting/tasks/settle-clients.ts";
import { countAnswersOf } from "../features/ledger/tasks.ts";
import type { OrganizationEvent } from "../features/organizations/events.ts";
import {
  mailClaim,
  mailClaimDecided,
  mailClaimWaiting,
} from "../features/organizations/tasks/mail-claims.ts";
import { mailInvitation } from "../features/organizations/tasks/mail-invitation.ts";
import { mailMerge, mailSeparation } from "../features/organizations/tasks/mail-merges.ts";
import { mailRemoval } from "../features/organizations/tasks/mail-removal.ts";
import { mailRole } from "../features/organizations/tasks/mail-role.ts";
import { endProgramAccess } from "../features/programs/tasks.ts";
import { type Consequences, everyPosting } from "./consequence.ts";

export const organizationConsequences: Consequences<OrganizationEvent> = {
  "organization-created": { notices: everyPosting },
  "organization-changed": { notices: everyPosting },
  "blind-review-set": { notices: everyPosting },
  "blind-review-ended": { notices: everyPosting },
  "decision-promise-changed": { tasks: [startDecisionClocks] },
  "reply-published": { notices: everyPosting },
  "reply-withdrawn": { notices: everyPosting },
  "reply-removed": { notices: everyPosting },
  "organization-claimed": {
    tasks: [promiseAnswersOf, mailClaimDecided, pauseSources, endAgencies, endProgramAccess],
    notices: everyPosting,
  },
  "organization-left": {
    tasks: [
      abandonPostingsOf,
      closeAbandonedGigs,
      tellAbandoned,
      pauseSources,
      endAgencies,
      endProgramAccess,
    ],
    notices: everyPosting,
  },
  "organizations-merged": {
    tasks: [promiseAnswersOf, startDecisionClocks, countAnswersOf, settleClientsOf, mailMerge],
    notices: everyPosting,
  },
  "organizations-separated": {
    tasks: [promiseAnswersOf, startDecisionClocks, countAnswersOf, settleClientsOf, mailSeparation],
    notices: everyPosting,
  },
  "member-invited": { tasks: [mailInvitation] },
  "invitation-revoked": {},
  "member-joined": { notices: everyPosting },
  "member-role-changed": { tasks: [mailRole], notices: everyPosting },
  "member-removed": { tasks: [mailRemoval], notices: everyPosting },
  "member-left": { notices: everyPosting },
  "claim-started": { tasks: [mailClaim] },
  "claim-waiting": { tasks: [mailClaimWaiting] },
  "claim-refused": { tasks: [mailClaimDecided] },
  "claim-withdrawn": {},
};
