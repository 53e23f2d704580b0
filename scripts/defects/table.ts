import type { Defect } from "./defect.ts";
import { administration } from "./table/administration.ts";
import { agencyRelations } from "./table/agencies.ts";
import { alerts } from "./table/alerts.ts";
import { answers } from "./table/answers.ts";
import { automation } from "./table/automation.ts";
import { blindReview } from "./table/blind-review.ts";
import { blocks } from "./table/blocks.ts";
import { campaigns } from "./table/campaigns.ts";
import { consulting } from "./table/consulting.ts";
import { conversations } from "./table/conversations.ts";
import { cookies } from "./table/cookies.ts";
import { decisionsHeld } from "./table/decisions.ts";
import { decisionsDue } from "./table/decisions-due.ts";
import { draftsBounded } from "./table/drafts.ts";
import { fairness } from "./table/fairness.ts";
import { gigsAnswered } from "./table/gigs.ts";
import { guessesLimited } from "./table/guesses.ts";
import { hostedPostings } from "./table/hosting.ts";
import { incoming } from "./table/incoming.ts";
import { interrupted } from "./table/interrupted.ts";
import { interviews } from "./table/interviews.ts";
import { limitsKept } from "./table/limits.ts";
import { loadShed } from "./table/load.ts";
import { mailed } from "./table/mailed.ts";
import { members } from "./table/members.ts";
import { oneClick } from "./table/one-click.ts";
import { ownData } from "./table/own-data.ts";
import { ownLists } from "./table/own-lists.ts";
import { partnerApplies } from "./table/partner-applies.ts";
import { passwordGuesses } from "./table/password-guesses.ts";
import { permissions } from "./table/permissions.ts";
import { pictures } from "./table/pictures.ts";
import { pipelineKept } from "./table/pipeline.ts";
import { programs } from "./table/programs.ts";
import { push } from "./table/push.ts";
import { receiptsSigned } from "./table/receipts.ts";
import { redirects } from "./table/redirects.ts";
import { requiredSessions } from "./table/required-sessions.ts";
import { resumesKept } from "./table/resumes.ts";
import { retention } from "./table/retention.ts";
import { savedPostings } from "./table/saved-postings.ts";
import { sessions } from "./table/sessions.ts";
import { administratorsDecisions, signalsShown } from "./table/signals.ts";
import { sms } from "./table/sms.ts";
import { sources } from "./table/sources.ts";
import { stops } from "./table/stops.ts";
import { terminal } from "./table/terminal.ts";
import { unproved } from "./table/unproved.ts";
import { waiting } from "./table/waiting.ts";
import { waysBack } from "./table/ways-back.ts";

export const defects: readonly Defect[] = [
  ...sessions,
  ...administration,
  ...administratorsDecisions,
  ...signalsShown,
  ...blindReview,
  ...fairness,
  ...blocks,
  ...campaigns,
  ...consulting,
  ...conversations,
  ...cookies,
  ...unproved,
  ...alerts,
  ...incoming,
  ...answers,
  ...automation,
  ...permissions,
  ...members,
  ...programs,
  ...sources,
  ...terminal,
  ...agencyRelations,
  ...gigsAnswered,
  ...hostedPostings,
  ...requiredSessions,
  ...redirects,
  ...guessesLimited,
  ...limitsKept,
  ...draftsBounded,
  ...decisionsHeld,
  ...decisionsDue,
  ...pipelineKept,
  ...oneClick,
  ...pictures,
  ...resumesKept,
  ...interrupted,
  ...interviews,
  ...receiptsSigned,
  ...partnerApplies,
  ...ownLists,
  ...push,
  ...savedPostings,
  ...ownData,
  ...retention,
  ...passwordGuesses,
  ...loadShed,
  ...mailed,
  ...sms,
  ...stops,
  ...waiting,
  ...waysBack,
];
