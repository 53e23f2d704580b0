import { budgetText } from "@candor/contract/gigs/budget-text";
import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { letter, type OptionalLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { ProposalRow } from "../queries/proposals.ts";
import { contactOf, nameOf, seenByOrganization } from "./proposal.ts";

export interface Letter extends OptionalLetter {
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
}

/** Tells a Pro that somebody proposes to do a gig. */
export function proposalMail(row: ProposalRow, to: Letter): Mail {
  const seen = seenByOrganization(row);
  const values = { name: seen(nameOf(row)), ...valuesOf(row) };
  return letter({
    ...to,
    subject: message("mail.gigProposalSubject", values),
    paragraphs: [
      message("mail.gigProposalBody", values),
      message("mail.gigProposalPrice", { price: budgetText(row.budget, row.amount) }),
      message("mail.gigProposalText", { text: seen(row.message) }),
      message("mail.gigProposalDue", { date: dateText(row.answer_by, to.timeZone) }),
    ],
    link: { text: message("mail.gigProposalLink"), href: `${to.publicUrl}/my-gigs/${row.gig_id}` },
  });
}

export function acceptedMail(row: ProposalRow, to: Letter): Mail {
  const values = valuesOf(row);
  const email = contactOf(row);
  return mailOf(to, message("mail.gigAcceptedSubject", values), [
    message("mail.gigAcceptedBody", values),
    ...noteOf(row),
    ...(email === undefined ? [] : [message("mail.gigAcceptedContact", { email })]),
  ]);
}

export function declinedMail(row: ProposalRow, to: Letter): Mail {
  const values = valuesOf(row);
  return mailOf(to, message("mail.gigDeclinedSubject", values), [
    message("mail.gigDeclinedBody", values),
    ...noteOf(row),
  ]);
}

export function unansweredMail(row: ProposalRow, to: Letter): Mail {
  const values = { ...valuesOf(row), date: dateText(row.answer_by, to.timeZone) };
  return mailOf(to, message("mail.gigUnansweredSubject", values), [
    message("mail.gigUnansweredBody", values),
    message("mail.gigUnansweredLater"),
  ]);
}

function mailOf(to: Letter, subject: string, paragraphs: readonly string[]): Mail {
  const link = { text: message("mail.gigMyGigsLink"), href: `${to.publicUrl}/my-gigs` };
  return letter({ ...to, subject, paragraphs, link });
}

function noteOf({ note, organizationName: organization }: ProposalRow): string[] {
  return note === null ? [] : [message("mail.gigAnswerNote", { organization, note })];
}

function valuesOf({ title, organizationName: organization }: ProposalRow) {
  return { title, organization };
}
