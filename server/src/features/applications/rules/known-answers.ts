import type { AskedQuestion, GivenAnswers } from "@candor/contract/answers/shapes";
import { answerFault } from "../../answers/rules/faults.ts";

interface Known {
  readonly kept: readonly { readonly question_id: string; readonly answer: string }[];
  readonly workAuthorization: string | undefined;
}

/** Known answers to a posting's questions. Undefined if one of them was never answered and must be asked first. */
export function knownAnswers(
  questions: readonly AskedQuestion[],
  { kept, workAuthorization }: Known,
): GivenAnswers | undefined {
  const given = questions.map((question) => {
    const answer =
      question.kind === "work-authorization"
        ? workAuthorization
        : kept.find(({ question_id }) => question_id === question.id)?.answer;
    const isGood = answer !== undefined && answerFault({ ...question, required: true }, answer) === undefined;
    return [question.id, isGood ? answer : undefined] as const;
  });
  return given.every(([, answer]) => answer !== undefined)
    ? (Object.fromEntries(given) as GivenAnswers)
    : undefined;
}
