import { accountConsequences } from "./consequences/accounts.ts";
import { agencyConsequences } from "./consequences/agencies.ts";
import { applicationConsequences } from "./consequences/applications.ts";
import { blockConsequences } from "./consequences/blocks.ts";
import type { Consequence, Consequences, Showing } from "./consequences/consequence.ts";
import { conversationConsequences } from "./consequences/conversations.ts";
import { exchangeConsequences } from "./consequences/exchange.ts";
import { gigConsequences } from "./consequences/gigs.ts";
import { hostingConsequences } from "./consequences/hosting.ts";
import { interviewConsequences } from "./consequences/interviews.ts";
import { jobConsequences } from "./consequences/jobs.ts";
import { keepingConsequences } from "./consequences/keeping.ts";
import { leadConsequences } from "./consequences/leads.ts";
import { ledgerConsequences } from "./consequences/ledger.ts";
import { newsConsequences } from "./consequences/news.ts";
import { organizationConsequences } from "./consequences/organizations.ts";
import { ownDataConsequences } from "./consequences/own-data.ts";
import { pipelineConsequences } from "./consequences/pipeline.ts";
import { reportConsequences } from "./consequences/reports.ts";
import { sessionConsequences } from "./consequences/session.ts";
import { siteNoticeConsequences } from "./consequences/site-notice.ts";
import { terminalConsequences } from "./consequences/terminal.ts";
import type { AlertEvent } from "./features/alerts/events.ts";
import type { CampaignEvent } from "./features/campaigns/events.ts";
import type { ConsultingEvent } from "./features/consulting/events.ts";
import type { FairnessEvent } from "./features/fairness/events.ts";
import type { PartnerApplyClaimed } from "./features/outside-applications/events.ts";
import type { PreferenceEvent } from "./features/preferences/events.ts";
import type { ProfileEvent } from "./features/profiles/events.ts";
import type { ProgramEvent } from "./features/programs/events.ts";
import type { ResumeEvent } from "./features/resumes/events.ts";
import type { Announcement, LoggedEvent, TasksFor } from "./platform/events/log.ts";

/** Events that are only logged. */
const noted: Consequences<
  | AlertEvent
  | CampaignEvent
  | ConsultingEvent
  | FairnessEvent
  | PartnerApplyClaimed
  | PreferenceEvent
  | ProfileEvent
  | ProgramEvent
  | ResumeEvent
> = {
  "alert-made": {},
  "bias-report-counted": {},
  "bias-report-published": {},
  "alert-changed": {},
  "alert-paused": {},
  "alert-resumed": {},
  "alert-removed": {},
  "mails-paused": {},
  "mails-resumed": {},
  "consulting-enrolled": {},
  "consulting-changed": {},
  "consulting-unenrolled": {},
  "partner-apply-claimed": {},
  "preferences-changed": {},
  "profile-changed": {},
  "key-made": {},
  "key-revoked": {},
  "webhook-made": {},
  "webhook-removed": {},
  "webhook-resumed": {},
  "webhook-tested": {},
  "resume-uploaded": {},
  "resume-renamed": {},
  "resume-made-default": {},
  "resume-used-again": {},
  "resume-inactivated": {},
};

/** What follows from every event of the product. A noun with more than `noted` has its own table. */
const consequences = {
  ...accountConsequences,
  ...agencyConsequences,
  ...applicationConsequences,
  ...conversationConsequences,
  ...blockConsequences,
  ...exchangeConsequences,
  ...gigConsequences,
  ...hostingConsequences,
  ...interviewConsequences,
  ...jobConsequences,
  ...keepingConsequences,
  ...leadConsequences,
  ...ledgerConsequences,
  ...newsConsequences,
  ...organizationConsequences,
  ...ownDataConsequences,
  ...pipelineConsequences,
  ...reportConsequences,
  ...sessionConsequences,
  ...siteNoticeConsequences,
  ...terminalConsequences,
  ...noted,
};

/** An event's task carries its payload, its sequence and its subject. Its key is the event's, so it runs once. */
export const tasksFor: TasksFor = (event) =>
  (consequenceOf(event)?.tasks ?? []).map(({ name }) => ({
    name,
    key: `${name}:${event.sequence}`,
    payload: { ...(event.payload as object), subjectId: event.subjectId, sequence: event.sequence },
  }));

export function noticesOf(showing: Showing) {
  return async (events: readonly LoggedEvent[]): Promise<void> => {
    for (const event of events) {
      showing.sessions.hear(event);
      await consequenceOf(event)?.notices?.(event, showing);
    }
  };
}

/** `undefined` for an event from another version. */
function consequenceOf({ name }: Announcement): Consequence<Announcement> | undefined {
  if (!Object.hasOwn(consequences, name)) return undefined;
  // The tables are exhaustive and typed by event, but an event from the log is only what it claims to be.
  return consequences[name as keyof typeof consequences] as Consequence<Announcement>;
}
