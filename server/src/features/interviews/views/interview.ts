import type { Interview, InterviewAnswers } from "@candor/contract/interviews/shapes";
import { perLocale } from "@candor/contract/messages/locale";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ApplicationDetailsRow } from "../../applications/queries/applications.ts";
import type { InterviewState } from "../queries.ts";
import { current, questionsOf } from "../rules/sequence.ts";

interface Reading {
  readonly known: InterviewAnswers;
  readonly followUps: Interview["followUps"];
  readonly isOwn: boolean;
  readonly expiresAt?: number;
}

/** What the person who answers sees. After sending, a link shows no answers: only the applicant can read them again. */
export function interviewView(
  state: InterviewState,
  { known, followUps, isOwn, expiresAt }: Reading,
): Interview {
  const { application, country, sentAt } = state;
  const isSent = sentAt !== undefined;
  return {
    state: isSent ? "sent" : "open",
    job: { id: String(application.posting_id), title: application.title },
    organization: { name: application.organization_name },
    ...(application.pro_name !== null && { pro: application.pro_name }),
    hosted: application.claimed === 1,
    ...(country !== undefined && { country: countryName(country) }),
    questions: questionsOf(state, { choseCharity: application.charity_id !== null }),
    answers: isSent && !isOwn ? {} : current(state.answers),
    known: isSent ? {} : known,
    followUps: isSent ? {} : followUps,
    isOwn,
    ...(expiresAt !== undefined && { expires: isoTime(expiresAt) }),
    ...(isSent && { sent: isoTime(sentAt) }),
  };
}

/** Who reads the answers, and can send a new link. */
export function readerName({
  pro_name,
  organization_name,
}: Pick<ApplicationDetailsRow, "pro_name" | "organization_name">): string {
  return pro_name ?? organization_name;
}

const names = perLocale((locale) => new Intl.DisplayNames(locale, { type: "region" }));

/** Postings name countries by code, or in their own words. */
function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (names().of(country) ?? country) : country;
}
