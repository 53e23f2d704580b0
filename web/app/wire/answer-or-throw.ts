import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";

type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: ProblemDocument };

/** The answer of a call without which there is no page. Throws the error page of a refusal's status. */
export function answerOrThrow<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) throw data(null, { status: outcome.problem.status });
  return outcome.answer;
}
