import { message } from "@candor/contract/messages/message";
import type { Report } from "@candor/contract/reports/shapes";
import { dateText } from "../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { dueView } from "../signals/views/appeal.ts";
import type { ReportRow } from "./queries.ts";

export function reportView(row: ReportRow): Report {
  return {
    ...dueView(row),
    reason: row.reason,
    email: row.email,
    others: Number(row.others),
    isWithheld: row.withheld_at !== null,
    applicantsWaiting: Number(row.applicantsWaiting),
  };
}

/**
 * Tells the reader when they will be answered. The address may be a stranger's: nothing in it is in words that the reader
 * or an organization chose.
 */
export function reportReceivedMail(row: ReportRow, { to, from, publicUrl }: Addressed): Mail {
  return letter({
    from,
    to,
    subject: message("mail.reportReceivedSubject"),
    paragraphs: [
      message("mail.reportReceivedBody", { date: dateText(row.answer_by, undefined) }),
      message("mail.reportReceivedReason", { reason: message(`report.reason.${row.reason}`) }),
      message("mail.reportReceivedNotYou"),
    ],
    link: { text: message("mail.reportLink"), href: `${publicUrl}/job/posting/${row.posting_id}` },
  });
}

/** Tells the reader what was decided. */
export function reportAnswerMail(row: ReportRow, { to, from, publicUrl }: Addressed): Mail {
  const date = dateText(row.created_at, undefined);
  const about = { title: row.title, organization: row.organizationName, date };
  return letter({
    from,
    to,
    subject: message("mail.reportAnswerSubject", { title: row.title }),
    paragraphs: [
      message(row.upheld === 1 ? "mail.reportAnswerUpheld" : "mail.reportAnswerRefused", about),
      ...(row.answer === null ? [] : [row.answer]),
    ],
    link: { text: message("mail.reportLink"), href: `${publicUrl}/job/posting/${row.posting_id}` },
  });
}

/** Tells an administrator that a report is waiting. */
export function reportWaitingMail(row: ReportRow, { to, from, publicUrl }: Addressed): Mail {
  const { title, organizationName: organization } = row;
  const reason = message(`report.reason.${row.reason}`);
  return letter({
    from,
    to,
    subject: message("mail.reportWaitingSubject", { title }),
    paragraphs: [
      message("mail.reportWaitingBody", { title, organization, reason }),
      ...(row.words === "" ? [] : [row.words]),
      message("mail.reportWaitingDue", { date: dateText(row.answer_by, undefined) }),
    ],
    link: { text: message("mail.reportWaitingLink"), href: `${publicUrl}/admin/reports` },
  });
}

/** Tells those who post for the organization what is wrong, never who said so. */
export function withheldMail(row: ReportRow, { to, from, publicUrl }: Addressed): Mail {
  const { title } = row;
  const reason = message(`report.reason.${row.reason}`);
  return letter({
    from,
    to,
    subject: message("mail.withheldSubject", { title }),
    paragraphs: [message("mail.withheldBody", { title, reason }), message("mail.withheldTerms")],
    link: {
      text: message("mail.appealLink"),
      href: `${publicUrl}/organization/jobs/${row.posting_id}/edit`,
    },
    also: { text: message("button.contactSupport"), href: `${publicUrl}/contact` },
  });
}

export function allowedMail(
  { id, title }: { readonly id: number; readonly title: string },
  { to, from, publicUrl }: Addressed,
): Mail {
  return letter({
    from,
    to,
    subject: message("mail.allowedSubject", { title }),
    paragraphs: [message("mail.allowedBody", { title }), message("mail.allowedTerms")],
    link: { text: message("mail.appealLink"), href: `${publicUrl}/organization/jobs/${id}/edit` },
  });
}
