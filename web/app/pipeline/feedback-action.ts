import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { giveFeedback, readFeedback } from "@candor/contract/pipeline/routes";
import { feedbackVerdicts } from "@candor/contract/pipeline/values";
import { data } from "react-router";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";

/** What a refused form gets back: its lines, each numbered like its requirement. */
export interface RefusedFeedback {
  readonly feedbackError: string;
  readonly feedbackLines: readonly TypedLine[];
}

export interface TypedLine {
  readonly verdict: string;
  readonly words: string;
}

/** Tells colleagues what one thinks of an applicant, requirement by requirement, or that one gives no feedback. */
export async function feedbackAction(call: PageContext["call"], here: string, id: string, text: Typed) {
  const isGiven = text("intent") === "feedback";
  const requirements = isGiven ? await requirementsOf(call, id, text) : [];
  const typed = requirements.map((_, index) => typedLine(text, index));
  const lines = typed.flatMap(({ verdict: chosen, words }, index) => {
    const verdict = feedbackVerdicts.find((one) => one === chosen);
    return verdict ? [{ requirement: requirements[index]!, verdict, words }] : [];
  });
  const fault = isGiven ? faultIn(typed) : undefined;
  if (fault) return refused(message(fault), typed, 422);
  const given = await call(giveFeedback, { params: { id }, body: { lines } });
  if (given.ok) return redirectToPart(here);
  throwIfGone(given.problem, ...typed.map(({ words }) => words));
  const { detail, errors } = given.problem;
  return refused(errors?.[0]?.text ?? detail, typed, refusedStatus(given.problem));
}

async function requirementsOf(call: PageContext["call"], id: string, text: Typed) {
  const read = await call(readFeedback, { params: { id } });
  const words = Array.from({ length: limits.feedbackLines }, (_, index) => typedLine(text, index).words);
  if (!read.ok) throwIfGone(read.problem, ...words);
  return answerOrThrow(read).requirements;
}

/** The form's fields are numbered like the requirements. */
function typedLine(text: Typed, index: number): TypedLine {
  return { verdict: text(`verdict-${index}`), words: text(`words-${index}`) };
}

/** Words without a verdict would be dropped. */
function faultIn(typed: readonly TypedLine[]) {
  if (typed.some(({ verdict, words }) => verdict === "" && words.trim() !== ""))
    return "validation.feedbackVerdictRequired" as const;
  return typed.every(({ verdict }) => verdict === "") ? ("validation.feedbackRequired" as const) : undefined;
}

function refused(feedbackError: string, feedbackLines: readonly TypedLine[], status: number) {
  return data<RefusedFeedback>({ feedbackError, feedbackLines }, { status });
}
