import { isHourly, type RetentionName } from "@candor/contract/retention/table";
import { z } from "zod";
import { forgetTold } from "./features/alerts/commands/forget-told.ts";
import { forgetDrafts, forgetUnsentUploads } from "./features/applications/commands/drafts.ts";
import { forgetUnsentAnswerFiles } from "./features/applications/commands/forget-answer-files.ts";
import { forgetMarks } from "./features/applications/commands/mark.ts";
import { forgetHeld } from "./features/applications/commands/undo-application.ts";
import { forgetPauses } from "./features/campaigns/commands.ts";
import { forgetGigs, forgetProposals } from "./features/gigs/commands/forget.ts";
import { forgetUnsentAnswers } from "./features/interviews/commands/forget.ts";
import { forgetEnded } from "./features/keeping/commands.ts";
import { forgetLeads } from "./features/leads/commands.ts";
import { forgetInvitations } from "./features/organizations/commands/invitations.ts";
import { forgetPartnerApplies } from "./features/outside-applications/commands/partner-applies.ts";
import { forgetExports } from "./features/own-data/commands/export/ask.ts";
import type { OwnDataParts } from "./features/own-data/commands/parts.ts";
import { announceInactive } from "./features/own-data/commands/retain/accounts.ts";
import { dateApplications, forgetApplications } from "./features/own-data/commands/retain/applications.ts";
import { deletionRequest } from "./features/own-data/tasks/delete-account.ts";
import { forgetSeen } from "./features/own-lists/commands.ts";
import { forgetPresence } from "./features/pipeline/commands/presence.ts";
import { forgetSmsConsents, forgetUnprovedNumbers } from "./features/preferences/commands/sms/forget.ts";
import { forgetIncomingSms } from "./features/preferences/commands/sms/take.ts";
import { forgetDeliveries } from "./features/programs/commands/webhooks.ts";
import { forgetWords } from "./features/reports/commands.ts";
import {
  forgetAddressChanges,
  forgetCodes,
  forgetImpersonations,
  forgetSignIns,
} from "./features/session/commands/forget.ts";
import { forgetCookies } from "./features/session/commands/session-cookies.ts";
import { forgetNotices } from "./features/site-notice/commands.ts";
import { forgetTerminal } from "./features/terminal/commands/forget.ts";
import { forgetActs } from "./platform/administrator-acts.ts";
import { forgetDecisions } from "./platform/automation/log.ts";
import { forgetConsents } from "./platform/consents.ts";
import { forgetLooks } from "./platform/looks.ts";
import { forgetIncoming } from "./platform/mail/incoming/keep.ts";
import {
  forgetCounts,
  forgetFailedTasks,
  forgetMails,
  forgetMeasurements,
  forgetTasks,
} from "./platform/retention/records.ts";
import { inBatches, type Timer } from "./platform/retention/timer.ts";
import { defineTask } from "./platform/tasks/task.ts";
import { forgetUploads } from "./platform/uploads/parts.ts";

/** What each clock of the contract's table deletes. A new row there doesn't compile until somebody has said it here. */
const timers: Readonly<Record<RetentionName, Timer<OwnDataParts>>> = {
  // Sessions are deleted after their cookies, and files after what refers to them.
  cookies: inBatches(forgetCookies),
  drafts: inBatches(forgetDrafts, forgetUnsentUploads, forgetUnsentAnswerFiles),
  uploads: inBatches(forgetUploads),
  heldApplications: inBatches(forgetHeld),
  partnerApplies: inBatches(forgetPartnerApplies),
  exports: inBatches(forgetExports),
  interviewAnswers: inBatches(forgetUnsentAnswers),
  seenPostings: inBatches(forgetSeen),
  toldPostings: inBatches(forgetTold),
  phoneNumbers: inBatches(forgetUnprovedNumbers),
  impersonations: inBatches(forgetImpersonations),
  signIns: inBatches(forgetSignIns),
  addressChanges: inBatches(...forgetAddressChanges),
  applications: inBatches(dateApplications, forgetApplications),
  automatedDecisions: inBatches(forgetDecisions),
  looks: inBatches(forgetLooks),
  consents: inBatches(forgetConsents, forgetSmsConsents),
  unprovedAccounts: announceInactive("unprovedAccounts", deletionRequest),
  accounts: announceInactive("accounts", deletionRequest),
  marks: inBatches(forgetMarks),
  presence: inBatches(forgetPresence),
  keptOnFile: inBatches(forgetEnded),
  leads: inBatches(forgetLeads),
  gigs: inBatches(forgetProposals, forgetGigs),
  invitations: inBatches(forgetInvitations),
  deliveries: inBatches(forgetDeliveries),
  administratorActs: inBatches(forgetActs),
  mailPauses: inBatches(forgetPauses),
  mails: inBatches(forgetMails),
  incoming: inBatches(forgetIncoming, forgetIncomingSms),
  codes: inBatches(...forgetCodes),
  counts: inBatches(...forgetCounts),
  reports: inBatches(forgetWords),
  siteNotices: inBatches(forgetNotices),
  tasks: inBatches(forgetTasks),
  failedTasks: inBatches(forgetFailedTasks),
  terminal: inBatches(...forgetTerminal),
  measurements: inBatches(...forgetMeasurements),
};

/** How many records of each kind were deleted; kinds without any are left out. */
type Forgotten = Partial<Record<RetentionName, number>>;

/** Deletes what has to be deleted to the hour, or everything else that has expired. */
export async function forgetExpired(parts: OwnDataParts, when: "hourly" | "nightly"): Promise<Forgotten> {
  const forgotten: Forgotten = {};
  for (const [name, timer] of Object.entries(timers) as [RetentionName, Timer<OwnDataParts>][]) {
    if (isHourly(name) !== (when === "hourly")) continue;
    const count = await timer(parts);
    if (count > 0) forgotten[name] = count;
  }
  return forgotten;
}

/** One per night. If interrupted, it continues: what was deleted is no longer found. */
export const forgetAtNight = defineTask({
  name: "forget-expired",
  schema: z.object({}),
  lane: "slow",
  async run(parts: OwnDataParts) {
    await forgetExpired(parts, "nightly");
  },
});
