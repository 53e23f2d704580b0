import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";

/** How a call ended. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: ProblemDocument };

/** Why there is no page, in the words of the call that refused. */
export interface Refusal {
  readonly detail: string;
}

/** The answer of a call without which there is no page. Throws the error page of a refusal's status. */
export function answerOrThrow<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.answer;
  const { detail, status } = outcome.problem;
  throw data({ detail } satisfies Refusal, { status });
}
