import { dueLineFacts } from "@candor/contract/applications/due-line-facts";
import { DueLine } from "../../ui/due-line/due-line.tsx";
import { useDates } from "../../wording/use-dates.ts";
import { type Answered, answerOf, isAbandoned } from "../answer.ts";
import "../../styles/answer.css";

interface AnswerStateProps {
  readonly of: Answered;
  readonly now: number;
  readonly size?: "row" | "page";
}

/** The answer that is due or was given: as a line if somebody promised a date, and as a short text. */
export function AnswerState({ of, now, size = "row" }: AnswerStateProps) {
  const { text, tone } = answerOf(of, now, useDates());
  const facts = dueLineFacts(of, now);
  const inShort = <span className={`answer answer-${tone}`}>{text}</span>;
  if (!facts || isAbandoned(of)) return inShort;
  return (
    <DueLine facts={facts} size={size}>
      {of.status !== "withdrawn" && inShort}
    </DueLine>
  );
}
