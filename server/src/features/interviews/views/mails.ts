import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { letter, type OptionalLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { InterviewState } from "../queries.ts";
import { questionsOf } from "../rules/sequence.ts";
import { readerName } from "./interview.ts";

interface Letter extends OptionalLetter {
  /** The interview's address. */
  readonly href: string;
  readonly expiresAt: number;
}

/** Mails an applicant the interview, or the way back to it. `asked`: because a Pro asks for it. */
export function interviewMail(
  state: InterviewState,
  { asked }: { readonly asked: boolean },
  { href, expiresAt, ...to }: Letter,
): Mail {
  const { title, organization_name: organization, time_zone } = state.application;
  const values = { title, organization, pro: readerName(state.application) };
  return letter({
    ...to,
    subject: message("mail.interviewSubject", values),
    paragraphs: [
      message(asked ? "mail.interviewAsked" : "mail.interviewIntro", values),
      ...begunWords(state),
      message("mail.interviewTerms", { date: dateText(expiresAt, time_zone) }),
    ],
    link: { text: message("mail.interviewLink"), href },
  });
}

function begunWords(state: InterviewState): string[] {
  const questions = questionsOf(state, { choseCharity: state.application.charity_id !== null });
  const answered = questions.filter((question) => question.state !== "open").length;
  return answered === 0 ? [] : [message("mail.interviewBegun", { answered, count: questions.length })];
}
