import type { DecisionDue } from "@candor/contract/applications/decision-due";
import { useDates } from "../../wording/use-dates.ts";
import { decisionText } from "./decision-text.ts";

interface DecisionStateProps {
  /** Absent if no decision is due. */
  readonly due: DecisionDue | undefined;
  readonly now: number;
}

/** In a list, when a decision is due after an interview; the application's page says why. */
export function DecisionState({ due, now }: DecisionStateProps) {
  const dates = useDates();
  if (!due) return null;
  const { text, tone } = decisionText(due, now, dates);
  return <span className={`answer answer-${tone} decision-state`}>{text}</span>;
}
