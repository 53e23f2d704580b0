import { dueLine } from "@candor/contract/applications/due-line";
import { DueLine } from "../../ui/due-line/due-line.tsx";
import { useDates } from "../../wording/use-dates.ts";

interface DueDateProps {
  /** Absent if no answer is owed. */
  readonly due: string | undefined;
  readonly sent: string | undefined;
  readonly now: number;
}

/** When the next answer is due. */
export function DueDate({ due, sent, now }: DueDateProps) {
  const { dayText, distanceText } = useDates();
  if (due === undefined || sent === undefined) return "–";
  const facts = { sent: Date.parse(sent), due: Date.parse(due), now, events: [] };
  const isSoon = dueLine(facts).state === "soon";
  return (
    <DueLine facts={facts} size="row">
      <span className={isSoon ? "answer answer-due" : "answer"}>
        <time dateTime={due}>{dayText(due, now)}</time>, {distanceText(due, now)}
      </span>
    </DueLine>
  );
}
