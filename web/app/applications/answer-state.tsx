import { useDates } from "../wording/use-dates.ts";
import { type Answered, answerOf } from "./answer.ts";

interface AnswerStateProps {
  readonly of: Answered;
  readonly now: number;
}

/** One line about the answer that is due or was given. */
export function AnswerState({ of, now }: AnswerStateProps) {
  const { text, tone } = answerOf(of, now, useDates());
  return <span className={`answer answer-${tone}`}>{text}</span>;
}
