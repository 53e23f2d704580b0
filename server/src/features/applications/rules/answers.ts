import type { AskedQuestion, GivenAnswers, StatedAnswer } from "@candor/contract/answers/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { answerFault } from "../../answers/rules/faults.ts";

interface AnswerFault {
  /** Of the question. */
  readonly id: string;
  readonly key: MessageKey;
}

/** What keeps answers from being sent, in the questions' order. */
export function answerFaults(questions: readonly AskedQuestion[], given: GivenAnswers): AnswerFault[] {
  return questions.flatMap((question) => {
    const key = answerFault(question, given[question.id] ?? "");
    return key ? [{ id: question.id, key }] : [];
  });
}

/** The answers with their questions, as they are sent. One that was left empty is not sent. */
export function statedAnswers(questions: readonly AskedQuestion[], given: GivenAnswers): StatedAnswer[] {
  return questions.flatMap(({ id, text, kind }) => {
    const answer = (given[id] ?? "").trim();
    return answer === "" ? [] : [{ question: text, kind, answer }];
  });
}
