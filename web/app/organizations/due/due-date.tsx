import { decisionDay } from "@candor/contract/applications/decision-day";
import { isSoon } from "@candor/contract/applications/due-line";
import { DueLine } from "../../ui/due-line/due-line.tsx";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/answer.css";

interface DueDateProps {
  /** Absent if nothing is owed. */
  readonly due: string | undefined;
  /** Absent if a decision is due, and no answer. */
  readonly sent: string | undefined;
  readonly now: number;
}

/** When the next answer is due. */
export function DueDate({ due, sent, now }: DueDateProps) {
  const { dayText, distanceText } = useDates();
  if (due === undefined) return "–";
  const by = sent === undefined ? decisionDay(Date.parse(due)) : Date.parse(due);
  const date = (
    <span className={isSoon(by, now) ? "answer answer-due" : "answer"}>
      <time dateTime={due}>{dayText(due, now)}</time>, {distanceText(due, now)}
    </span>
  );
  if (sent === undefined) return date;
  const facts = { sent: Date.parse(sent), due: by, now, events: [] };
  return (
    <DueLine facts={facts} size="row">
      {date}
    </DueLine>
  );
}
