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
import { accountConsequences } from "./subscriptions/accounts.ts";
import { agencyConsequences } from "./subscriptions/agencies.ts";
import { applicationConsequences } from "./subscriptions/applications.ts";
import { blockConsequences } from "./subscriptions/blocks.ts";
import type { Consequence, Consequences, Showing } from "./subscriptions/consequences.ts";
import { conversationConsequences } from "./subscriptions/conversations.ts";
import { exchangeConsequences } from "./subscriptions/exchange.ts";
import { gigConsequences } from "./subscriptions/gigs.ts";
import { hostingConsequences } from "./subscriptions/hosting.ts";
import { interviewConsequences } from "./subscriptions/interviews.ts";
import { jobConsequences } from "./subscriptions/jobs.ts";
import { keepingConsequences } from "./subscriptions/keeping.ts";
import { leadConsequences } from "./subscriptions/leads.ts";
import { ledgerConsequences } from "./subscriptions/ledger.ts";
import { newsConsequences } from "./subscriptions/news.ts";
import { organizationConsequences } from "./subscriptions/organizations.ts";
import { ownDataConsequences } from "./subscriptions/own-data.ts";
import { pipelineConsequences } from "./subscriptions/pipeline.ts";
import { reportConsequences } from "./subscriptions/reports.ts";
import { sessionConsequences } from "./subscriptions/session.ts";
import { siteNoticeConsequences } from "./subscriptions/site-notice.ts";
import { terminalConsequences } from "./subscriptions/terminal.ts";

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
