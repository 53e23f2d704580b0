import type { OverdueDecisions } from "@candor/contract/administration/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { DecisionDueLine } from "../applications/decision-due-line.tsx";
import { numberText } from "../wording/counted.ts";

/** M-03: whose decisions are overdue. Applicants have numbers here, and no names. */
export function OverdueDecisionList({ overdue, now }: { overdue: OverdueDecisions; now: number }) {
  const { total, decisions } = overdue;
  const shown = decisions.length;
  if (total === 0) return <p>{message("overdueDecisions.none")}</p>;
  return (
    <>
      <p>{message("overdueDecisions.lead")}</p>
      {shown < total && (
        <p>{message("overdueDecisions.first", { shown: numberText(shown), count: numberText(total) })}</p>
      )}
      <ul>
        {decisions.map(({ applicationId: id, organization, job, due }) => (
          <li key={id}>
            <a href={addresses.openBooks(organization)}>
              <bdi>{organization.name}</bdi>
            </a>
            {": "}
            {message("overdueDecisions.application", { id, title: job.title })}
            <DecisionDueLine due={due} organization={organization.name} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
