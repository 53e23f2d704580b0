import { decisionDay } from "@candor/contract/applications/decision-day";
import type { DecisionDue } from "@candor/contract/applications/decision-due";
import { isSoon } from "@candor/contract/applications/due-line";
import { message } from "@candor/contract/messages/message";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import "../styles/answer.css";

interface DecisionDueLineProps {
  readonly due: DecisionDue;
  readonly organization: string;
  readonly now: number;
}

/** M-03: by when a decision is due after an interview, and who says so. */
export function DecisionDueLine({ due, organization, now }: DecisionDueLineProps) {
  const { dateText } = useDates();
  const at = Date.parse(due.at);
  const date = dateText(due.at);
  return (
    <p className="decision-due">
      <strong className={isSoon(decisionDay(at), now) ? "answer-due" : undefined}>
        {now > at ? message("decisionDue.overdue", { date }) : message("decisionDue.due", { date })}
      </strong>{" "}
      {sinceText(due, dateText(due.since))}{" "}
      {due.law ? (
        <>
          {message("decisionDue.law")} <a href={due.law.url}>{due.law.name}</a>
        </>
      ) : (
        message("decisionDue.promised", { organization })
      )}
    </p>
  );
}

function sinceText({ of, days }: DecisionDue, since: string): string {
  return of === "meeting"
    ? counted("decisionDue.meeting", days, { since })
    : counted("decisionDue.stage", days, { since });
}
