import { useDates } from "../wording/use-dates.ts";
import { type Answered, answerOf } from "./answer.ts";

interface AnswerStateProps {
  readonly of: Answered;
  readonly now: number;
}

/** One line on the answer that is owed, or was given. */
export function AnswerState({ of, now }: AnswerStateProps) {
  const { text, tone } = answerOf(of, now, useDates());
  return <span className={`answer answer-${tone}`}>{text}</span>;
}
