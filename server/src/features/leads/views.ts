import type { Lead, LeadForm } from "@candor/contract/leads/shapes";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { isoTime } from "../../platform/iso-time.ts";
import { dateText } from "../../platform/mail/date-text.ts";
import { type Addressed, type Choosing, letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { LeadRow, Owing } from "./queries.ts";

export function leadView(row: LeadRow): Lead {
  return {
    id: String(row.id),
    form: row.form,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    message: row.message,
    ...(row.proName !== null && { pro: row.proName }),
    ...(row.organizationName !== null && { organization: row.organizationName }),
    sent: isoTime(row.created_at),
    answerBy: isoTime(row.answer_by),
    ...(row.answered_at !== null && { answeredAt: isoTime(row.answered_at) }),
    ...(row.answer !== null && { answer: row.answer }),
  };
}

/** What the mail about a message calls it. */
const told = {
  hire: { subject: "mail.leadSubject", toOperator: "mail.leadToOperator" },
  client: { subject: "mail.clientSubject", toOperator: "mail.clientToOperator" },
  contact: { subject: "mail.contactSubject", toOperator: "mail.contactToOperator" },
} as const satisfies Record<LeadForm, Readonly<Record<"subject" | "toOperator", MessageKey>>>;

/** Tells a Pro or the operator that somebody wrote to them. */
export function leadMail(row: LeadRow, { publicUrl, ...addresses }: Addressed): Mail {
  const { company, message: text, organizationName: organization } = row;
  const name = `${row.first_name} ${row.last_name}`.trim();
  const { subject, toOperator } = told[row.form];
  const contact = [row.email, row.phone].filter(Boolean).join(", ");
  return letter({
    ...addresses,
    subject: message(subject, { name }),
    paragraphs: [
      organization === null
        ? message(toOperator, { name })
        : message("mail.leadBody", { name, organization }),
      ...(company ? [message("mail.leadCompany", { company })] : []),
      message("mail.leadContact", { contact }),
      ...(text ? [message("mail.leadText", { text })] : []),
      message("mail.leadDue", { date: dateText(row.answer_by, row.proTimeZone) }),
    ],
    link: { text: message("mail.leadLink"), href: listOf(publicUrl, organization === null) },
  });
}

interface LeadReminder extends Addressed {
  readonly owing: Owing;
  /** Of a Pro, who may want no such mails. */
  readonly choosing?: Choosing;
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
}

/** M-44: how many answers are due soon, and when the first of them is. */
export function leadReminderMail(
  { count, earliest }: { readonly count: number; readonly earliest: number },
  { owing, timeZone, publicUrl, ...addresses }: LeadReminder,
): Mail {
  const isOperator = owing === "operator";
  const waiting = isOperator ? "operatorLeads.owed" : "lead.owed";
  const form = count === 1 ? "one" : "other";
  return letter({
    ...addresses,
    subject: message(`mail.reminderSubject_${form}`, { count }),
    paragraphs: [
      message(`${waiting}_${form}`, { count }),
      message("mail.leadDue", { date: dateText(earliest, timeZone) }),
    ],
    link: { text: message("mail.leadLink"), href: listOf(publicUrl, isOperator) },
  });
}

function listOf(publicUrl: string, isOperator: boolean): string {
  return `${publicUrl}${isOperator ? "/admin/leads" : "/organization/leads"}`;
}

/** The answer of the Pro or the operator. The reader's reply goes to the person who answered. */
export function leadAnswerMail(
  row: LeadRow & { answer: string },
  { publicUrl, ...addresses }: Addressed,
): Mail {
  const organization = row.organizationName ?? message("app.name");
  const { answer, answererEmail: email, organizationSlug: slug } = row;
  return letter({
    ...addresses,
    subject: message("mail.leadAnswerSubject", { organization }),
    paragraphs: [
      row.organization_id === null
        ? message("mail.leadOperatorAnswers")
        : message("mail.leadAnswerBody", { pro: row.proName ?? organization, organization }),
      answer,
      ...(email === null ? [] : [message("mail.leadAnswerContact", { email })]),
    ],
    link:
      slug === null
        ? { text: message("mail.leadOperatorLink"), href: `${publicUrl}/` }
        : { text: message("mail.leadAnswerLink"), href: `${publicUrl}/organization/${slug}` },
  });
}
