import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { giveFeedback, readFeedback } from "@candor/contract/pipeline/routes";
import { feedbackVerdicts } from "@candor/contract/pipeline/values";
import { data } from "react-router";
import type { Typed } from "../forms/typed-fields.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";

export interface RefusedFeedback {
  readonly feedbackError: string;
}

/** Tells colleagues what one thinks of an applicant, requirement by requirement, or that one gives no feedback. */
export async function feedbackAction(call: PageContext["call"], here: string, id: string, text: Typed) {
  const lines = text("intent") === "feedback" ? await linesIn(call, id, text) : [];
  if (text("intent") === "feedback" && lines.length === 0)
    return refused(message("validation.feedbackRequired"), 400);
  const given = await call(giveFeedback, { params: { id }, body: { lines } });
  if (given.ok) return redirectToPart(here);
  const { status, detail, errors } = given.problem;
  if (status === 404) throw data(null, { status });
  return refused(errors?.[0]?.text ?? detail, status);
}

/** The form's fields are numbered like the requirements. */
async function linesIn(call: PageContext["call"], id: string, text: Typed) {
  const found = answerOrThrow(await call(readFeedback, { params: { id } }));
  return found.requirements.flatMap((requirement, index) => {
    const verdict = feedbackVerdicts.find((one) => one === text(`verdict-${index}`));
    return verdict ? [{ requirement, verdict, words: text(`words-${index}`) }] : [];
  });
}

function refused(feedbackError: string, status: number) {
  return data<RefusedFeedback>({ feedbackError }, { status });
}
