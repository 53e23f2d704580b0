import type { Charity } from "@candor/contract/charities/shapes";
import type { AnsweredQuestion, InterviewAnswers } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import type { InterviewQuestion } from "@candor/contract/values";
import type { ReactNode } from "react";
import { answerLines, questionLabel } from "./words.ts";

interface AnswerListProps {
  readonly questions: readonly AnsweredQuestion[];
  readonly answers: InterviewAnswers;
  readonly charities: readonly Charity[];
  /** The link that changes an answer. */
  readonly change?: (name: InterviewQuestion) => ReactNode;
}

/** What was answered and what was left out, as facts. */
export function AnswerList({ questions, answers, charities, change }: AnswerListProps) {
  const said = questions.filter(({ state }) => state !== "open");
  if (said.length === 0) return null;
  return (
    <dl className="interview-answers">
      {said.map(({ name, state }) => (
        <div key={name}>
          <dt>{questionLabel(name)}</dt>
          <dd className={state === "left-out" ? "interview-left-out" : undefined}>
            {state === "left-out"
              ? message("interview.leftOut")
              : answerLines(name, answers, charities).map((line) => <span key={line}>{line}</span>)}
          </dd>
          {change && <dd className="interview-change">{change(name)}</dd>}
        </div>
      ))}
    </dl>
  );
}
