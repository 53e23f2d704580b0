import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";

/** How a call ended. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: ProblemDocument };

/** Why there is no page, in the words of the call that refused. */
export interface Refusal {
  readonly detail: string;
  /** The page that the person was on; absent if it is the one whose form was refused. */
  readonly page?: string;
}

/** Throws if something could not be removed. One that is already gone, from another tab, is what the person wanted. */
export function goneOrThrow(outcome: Outcome<unknown>): void {
  if (outcome.ok || outcome.problem.status !== 404) answerOrThrow(outcome);
}

/** The answer of a call without which there is no page. Throws the error page of a refusal's status. */
export function answerOrThrow<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.answer;
  const { detail, status } = outcome.problem;
  throw data({ detail } satisfies Refusal, { status });
}
