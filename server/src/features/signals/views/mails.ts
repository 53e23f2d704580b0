import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { AppealRow } from "../queries/appeals.ts";

/** Tells an administrator that an appeal is waiting. */
export function appealWaitingMail(row: AppealRow, { to, from, publicUrl }: Addressed): Mail {
  const { title, organizationName: organization } = row;
  const signal = message(`signal.${row.signal}`);
  return letter({
    from,
    to,
    subject: message("mail.appealWaitingSubject", { title }),
    paragraphs: [
      message("mail.appealWaitingBody", { title, organization, signal }),
      message("mail.reportWaitingDue", { date: dateText(row.answer_by, undefined) }),
    ],
    link: { text: message("mail.reportWaitingLink"), href: `${publicUrl}/admin/reports` },
  });
}

/** Tells those who post for the organization how its appeal was answered. */
export function appealAnswerMail(row: AppealRow, { to, from, publicUrl }: Addressed): Mail {
  const { title, upheld, answer } = row;
  const signal = message(`signal.${row.signal}`);
  return letter({
    from,
    to,
    subject: message("mail.appealAnswerSubject", { title }),
    paragraphs: [
      message(upheld === 1 ? "mail.appealAnswerUpheld" : "mail.appealAnswerRefused", { title, signal }),
      ...(answer === null ? [] : [answer]),
    ],
    link: {
      text: message("mail.appealLink"),
      href: `${publicUrl}/organization/jobs/${row.posting_id}/edit`,
    },
  });
}
