import type { RelationRow } from "../../features/agencies/queries/relations.ts";
import * as agencies from "../../features/agencies/views/mails.ts";
import type { SourceRow } from "../../features/exchange/queries/sources.ts";
import { closingsHeldMail, sourceFailingMail } from "../../features/exchange/views/source-mails.ts";
import { confirmationMail } from "../../features/hosting/views/confirmation-mail.ts";
import type { LeadRow } from "../../features/leads/queries.ts";
import { leadAnswerMail, leadMail, leadReminderMail } from "../../features/leads/views.ts";
import * as views from "../../features/organizations/views/mails.ts";
import { mergedMail, separatedMail } from "../../features/organizations/views/merge-mails.ts";
import type { OutsideRow } from "../../features/outside-applications/queries/outside-applications.ts";
import { reminderMail } from "../../features/outside-applications/views.ts";
import { stoppedMail } from "../../features/programs/views/stopped-mail.ts";
import type { ReportRow } from "../../features/reports/queries.ts";
import * as reports from "../../features/reports/views.ts";
import type { AppealRow } from "../../features/signals/queries/appeals.ts";
import { appealAnswerMail, appealWaitingMail } from "../../features/signals/views/mails.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { days, now, organization, pro, type Sample, seeker, timeZone, token } from "./people.ts";

const invitation = {
  name: organization,
  role: "recruiter",
  email: "joan@harbor.example",
  expires_at: now + 7 * days,
  first_name: "Grace",
  last_name: "Hopper",
  display_name: null,
} as unknown as Parameters<typeof views.invitationMail>[0];

const claim = {
  name: organization,
  slug: "harbor-trust",
  state: "granted",
  claimantEmail: pro.to,
  answer: "Welcome.",
  timeZone,
  expires_at: now + 2 * days,
} as unknown as Parameters<typeof views.claimDecidedMail>[0];

const lead = {
  id: 1,
  form: "hire",
  first_name: "Charles",
  last_name: "Babbage",
  company: "Analytical Engines",
  email: "charles@example.com",
  phone: "+1 303 555 0123",
  message: "We look for a keeper of lamps.",
  organization_id: 4,
  organizationName: organization,
  organizationSlug: "harbor-trust",
  proName: "Grace Hopper",
  proTimeZone: timeZone,
  answererEmail: pro.to,
  answer_by: now + 2 * days,
} as unknown as LeadRow;

const toOperator: LeadRow = {
  ...lead,
  organizationName: null,
  first_name: "Charles Babbage",
  last_name: "",
};

const answered = { ...lead, answer: "Happy to help. Shall we talk on Tuesday?" };
const elsewhere = {
  title: "Bell Ringer",
  organization: "Tower Works",
  notes: "Ask about Sundays.",
} as OutsideRow;

const report = {
  posting_id: 12,
  reason: "asks-for-money",
  words: "They asked for 50 dollars before the interview.",
  title: "Lamp Keeper",
  organizationName: organization,
  created_at: now - days,
  answer_by: now + 13 * days,
  upheld: 1,
  answer: "Thank you. The fee was theirs, and the posting is off.",
} as unknown as ReportRow;

const appeal = {
  ...report,
  signal: "free-mailer",
  answer: "The address is a neighbor's, and is quoted as one.",
} as unknown as AppealRow;

const relation = {
  state: "asked",
  title: null,
  agencyName: "Northwind Staffing",
  agencySlug: "northwind-staffing",
  clientName: organization,
  clientSlug: "harbor-trust",
} as unknown as RelationRow;

const pair = {
  from: { name: "Harbor Trust Group", slug: "harbor-trust-group" },
  into: { name: organization, slug: "harbor-trust" },
};

const source = {
  url: "https://boards.harbor.example/jobs.xml?key=secret",
  held_closings: 12,
  failures: 3,
  whole_name: organization,
  whole_slug: "harbor-trust",
} as unknown as SourceRow;

const operator = { ...pro, to: "admin@candor.test" };

/** Mails to those who answer for organizations, and to those who write to them. */
export const organizationMails: Readonly<Record<string, Sample<Mail>>> = {
  "member invitation": {
    by: views.invitationMail,
    mail: views.invitationMail(invitation, { ...pro, token }),
  },
  "closings held": { by: closingsHeldMail, mail: closingsHeldMail(source, pro) },
  "source failing": {
    by: sourceFailingMail,
    mail: sourceFailingMail(source, { ...pro, fault: "Its server answered with status 503." }),
  },
  "client asked": { by: agencies.clientAskedMail, mail: agencies.clientAskedMail(relation, pro) },
  "client asked for one posting": {
    by: agencies.clientAskedMail,
    mail: agencies.clientAskedMail({ ...relation, title: "Lamp Keeper" }, pro),
  },
  "client confirmed": {
    by: agencies.clientAnsweredMail,
    mail: agencies.clientAnsweredMail({ ...relation, state: "confirmed" }, pro),
  },
  "client refused": {
    by: agencies.clientAnsweredMail,
    mail: agencies.clientAnsweredMail({ ...relation, state: "refused" }, pro),
  },
  "agency ended": {
    by: agencies.agencyEndedMail,
    mail: agencies.agencyEndedMail(relation, { ...pro, slug: relation.clientSlug }),
  },
  claim: { by: views.claimMail, mail: views.claimMail(claim, { ...pro, token }) },
  "claim granted": { by: views.claimDecidedMail, mail: views.claimDecidedMail(claim, pro) },
  "claim refused": {
    by: views.claimDecidedMail,
    mail: views.claimDecidedMail({ ...claim, state: "refused", answer: "The record was not found." }, pro),
  },
  "claim waiting": {
    by: views.claimWaitingMail,
    mail: views.claimWaitingMail(claim, { ...pro, to: "admin@candor.test" }),
  },
  "posting still open": {
    by: confirmationMail,
    mail: confirmationMail(pro, { title: "Lamp Keeper", confirmBy: now + 5 * days, timeZone, token }),
  },
  "member role changed": {
    by: views.roleMail,
    mail: views.roleMail({ name: organization, slug: "harbor-trust" }, "owner", pro),
  },
  "member removed": {
    by: views.removalMail,
    mail: views.removalMail({ name: organization, slug: "harbor-trust" }, pro),
  },
  "organizations merged": {
    by: mergedMail,
    mail: mergedMail(pair, "owner", pro),
  },
  "organizations separated": { by: separatedMail, mail: separatedMail(pair, pro) },
  "webhook stopped": {
    by: stoppedMail,
    mail: stoppedMail(
      {
        url: "https://hooks.harbor.example/candor?token=secret",
        failing_since: now - 3 * days,
        disabled_at: now,
        organization_id: 4,
        organization,
        slug: "harbor-trust",
      },
      { ...pro, timeZone },
    ),
  },
  lead: { by: leadMail, mail: leadMail(lead, pro) },
  "lead to the operator": {
    by: leadMail,
    mail: leadMail({ ...lead, organizationName: null }, { ...pro, to: "admin@candor.test" }),
  },
  "request of a client": {
    by: leadMail,
    mail: leadMail({ ...toOperator, form: "client" }, { ...pro, to: "admin@candor.test" }),
  },
  "message to the operator": {
    by: leadMail,
    mail: leadMail(
      { ...toOperator, form: "contact", company: "", phone: "" },
      { ...pro, to: "admin@candor.test" },
    ),
  },
  "leads due": {
    by: leadReminderMail,
    mail: leadReminderMail(
      { count: 2, earliest: now + 2 * days },
      { ...pro, timeZone, owing: { organizationIds: [4] } },
    ),
  },
  "lead answered": { by: leadAnswerMail, mail: leadAnswerMail(answered, pro) },
  "report received": { by: reports.reportReceivedMail, mail: reports.reportReceivedMail(report, seeker) },
  "report upheld": { by: reports.reportAnswerMail, mail: reports.reportAnswerMail(report, seeker) },
  "report refused": {
    by: reports.reportAnswerMail,
    mail: reports.reportAnswerMail({ ...report, upheld: 0, answer: "The office is real." }, seeker),
  },
  "report waiting": { by: reports.reportWaitingMail, mail: reports.reportWaitingMail(report, operator) },
  "posting withheld": { by: reports.withheldMail, mail: reports.withheldMail(report, pro) },
  "posting allowed": {
    by: reports.allowedMail,
    mail: reports.allowedMail({ id: report.posting_id, title: report.title }, pro),
  },
  "appeal waiting": { by: appealWaitingMail, mail: appealWaitingMail(appeal, operator) },
  "appeal upheld": { by: appealAnswerMail, mail: appealAnswerMail(appeal, pro) },
  "appeal refused": { by: appealAnswerMail, mail: appealAnswerMail({ ...appeal, upheld: 0 }, pro) },
  "application elsewhere": { by: reminderMail, mail: reminderMail(elsewhere, seeker) },
};
