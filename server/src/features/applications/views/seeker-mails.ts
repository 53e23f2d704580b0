import type { Meeting } from "@candor/contract/applications/meetings";
import { postingPath } from "@candor/contract/jobs/slug";
import { message } from "@candor/contract/messages/message";
import type { DecisionStage } from "@candor/contract/values";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, type Choosing, letter as plainLetter } from "../../../platform/mail/letter.ts";
import type { Mail, MailCalendar } from "../../../platform/mail/mail.ts";
import type { Line } from "../../../platform/mail/statement.ts";
import type { ApplicationDetailsRow } from "../queries/applications.ts";
import { isPending } from "../rules/transitions.ts";
import { applicationView } from "./application.ts";
import { dueFigure } from "./due-line-mail.ts";
import { meetingWords } from "./meetings/times.ts";
import { reasonText } from "./timeline.ts";

export interface Letter extends Addressed {
  /** S-23: lets another of the reader's accounts ask for the application. */
  readonly reference: string;
  readonly now: number;
  /** Set for optional mails only. */
  readonly choosing?: Choosing;
}

/** Says what was sent, where to, and when an answer is due. */
export function receiptMail(row: ApplicationDetailsRow, letter: Letter): Mail {
  const values = {
    title: row.title,
    organization: row.organization_name,
    date: dateText(row.created_at, row.time_zone),
  };
  const promise =
    row.answer_by === null
      ? message("mail.receiptWaiting", values)
      : message("mail.receiptPromise", { ...values, answerBy: dateText(row.answer_by, row.time_zone) });
  const paragraphs = [message("mail.receiptIntro", values), promise, message("mail.receiptSigned")];
  return mailOf(row, letter, message("mail.receiptSubject", values), paragraphs, receiptOf(row));
}

/** The same lines as the confirmation page. */
function receiptOf({
  id,
  title,
  organization_name,
  created_at,
  status,
  answer_by,
  time_zone,
}: ApplicationDetailsRow): Line[] {
  const due = answer_by === null ? message("apply.noPromise") : dateText(answer_by, time_zone);
  return [
    [message("apply.receiptNumber"), String(id)],
    [message("apply.receiptJob"), title],
    [message("apply.receiptOrganization"), organization_name],
    [message("apply.receiptSent"), dateText(created_at, time_zone)],
    [message("apply.receiptStatus"), message(`applicationStatus.${status}`)],
    [message("apply.receiptDue"), due],
  ];
}

interface Move {
  readonly stage: DecisionStage;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly meeting?: Meeting | undefined;
}

/** The Pro's answer. */
export function movedMail(
  row: ApplicationDetailsRow,
  letter: Letter & { readonly calendar?: MailCalendar | undefined },
  move: Move,
): Mail {
  const { subject, paragraphs } = movedWords(row, move);
  return mailOf(row, letter, subject, paragraphs);
}

/** What the Pro's answer says, with the reason and the note as written. The Pro reads the same before sending it. */
export function movedWords(
  row: Pick<ApplicationDetailsRow, "title" | "organization_name"> & { readonly time_zone?: string | null },
  { stage, reason, note, meeting }: Move,
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const status = message(`applicationStatus.${stage}`);
  const values = { title: row.title, organization: row.organization_name, status };
  return {
    subject: message("mail.movedSubject", values),
    paragraphs: [
      message(`mail.moved.${stage}`, values),
      ...(meeting ? meetingWords(meeting, { timeZone: row.time_zone ?? null }) : []),
      ...(reason === undefined ? [] : [message("mail.movedReason", { reason: reasonText(reason) })]),
      ...(note === undefined ? [] : [message("mail.movedNote", { note })]),
      ...(stage === "interview" ? [message("mail.movedInvitation")] : []),
    ],
  };
}

export function unansweredMail(row: ApplicationDetailsRow, letter: Letter): Mail | undefined {
  if (row.answer_by === null) return undefined;
  const values = {
    title: row.title,
    organization: row.organization_name,
    answerBy: dateText(row.answer_by, row.time_zone),
  };
  return mailOf(row, letter, message("mail.unansweredSubject", values), [
    message("mail.unansweredBody", values),
    message("mail.unansweredLater", values),
  ]);
}

/** Says that nobody answers for the organization anymore; undefined if the application was answered meanwhile. */
export function abandonedMail(row: ApplicationDetailsRow, letter: Letter): Mail | undefined {
  if (!isPending(row.status)) return undefined;
  const { title, organization_name: organization } = row;
  const values = { title, organization };
  return mailOf(row, letter, message("mail.abandonedSubject", values), [
    message("mail.abandonedBody", values),
    ...(row.answer_by === null
      ? []
      : [message("mail.abandonedDue", { ...values, answerBy: dateText(row.answer_by, row.time_zone) })]),
    message("mail.abandonedLater", values),
  ]);
}

function mailOf(
  row: ApplicationDetailsRow,
  letter: Letter,
  subject: string,
  paragraphs: readonly string[],
  statement?: readonly Line[],
): Mail {
  const linkTo = (path: string) => `${letter.publicUrl}${path}?reference=${letter.reference}`;
  return plainLetter({
    ...letter,
    subject,
    paragraphs,
    figure: dueFigure(applicationView(row), letter.now, row.time_zone),
    ...(statement && { statement }),
    link: { text: message("mail.seeApplication"), href: linkTo(`/settings/application/${row.id}`) },
    also: {
      text: message("applications.postingLink"),
      href: linkTo(postingPath({ id: row.posting_id, title: row.title })),
    },
  });
}
