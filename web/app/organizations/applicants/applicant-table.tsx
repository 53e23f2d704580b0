import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import { addresses, type OpenedFrom } from "../../addresses.ts";
import { AnswerState } from "../../applications/ledger/answer-state.tsx";
import { CheckAll } from "../../pipeline/check-all.tsx";
import { Looking } from "../../pipeline/presence/looking.tsx";
import { useDates } from "../../wording/use-dates.ts";
import { DecisionState } from "../due/decision-state.tsx";
import { Check, Compared, Held, mayCheck, Sorted } from "./applicant-facts.tsx";
import "../../styles/book.css";

interface ApplicantTableProps {
  /** Oldest promise first. */
  readonly applications: readonly OrganizationApplication[];
  readonly decisions: readonly HeldDecision[];
  readonly from: OpenedFrom;
  /** Those that a refused form had checked. */
  readonly checked: readonly string[] | undefined;
  readonly now: number;
}

/** Applications to answer: who, the beginning of the pitch, and by when. A Pro can check each. */
export function ApplicantTable({ applications, decisions, from, checked, now }: ApplicantTableProps) {
  const held = new Map(decisions.map((decision) => [decision.applicationId, decision]));
  const checkable = applications.some(({ mayAnswer }) => mayAnswer);
  return (
    <table className="book applicants">
      <thead>
        <tr>
          {checkable && (
            <td className="applicant-check">
              <CheckAll />
            </td>
          )}
          <th scope="col">{message("organization.applicant")}</th>
          <th scope="col">{message("organization.sent")}</th>
          <th scope="col">{message("organization.status")}</th>
          <th scope="col">{message("organization.answer")}</th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <Row
            key={application.id}
            application={application}
            decision={held.get(application.id)}
            checkable={checkable}
            checked={checked}
            from={from}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<ApplicantTableProps, "checked" | "from" | "now"> {
  readonly application: OrganizationApplication;
  readonly decision: HeldDecision | undefined;
  /** Whether any row of the table can be checked. */
  readonly checkable: boolean;
}

function Row({ application, decision, checkable, checked, from, now }: RowProps) {
  const { dateText } = useDates();
  const { id, firstName, lastName, title, pitchLine, lastRole, created, status, unread } = application;
  const name = `${firstName} ${lastName}`;
  return (
    <tr data-application={id}>
      {checkable && (
        <td className="applicant-check">
          {mayCheck(application, decision) && <Check application={application} checked={checked} />}
        </td>
      )}
      <th scope="row">
        <a href={addresses.organizationApplication(id, from)}>{name}</a>
        {unread && <span className="applicant-new">{message("pipeline.new")}</span>}
        <Looking id={id} />
        {from.list === "due" && <span className="applicant-job">{title}</span>}
        {lastRole !== undefined && (
          <span className="applicant-line">{message("organization.lastRole", { role: lastRole })}</span>
        )}
        <span className="applicant-line">{pitchLine}</span>
        {from.filters?.order && <Compared {...application} />}
        <Sorted application={application} />
      </th>
      <td data-label={message("organization.sent")}>
        <time dateTime={created}>{dateText(created)}</time>
      </td>
      <td className="applicant-status" data-label={message("organization.status")}>
        {message(`applicationStatus.${status}`)}
        <Held decision={decision} />
      </td>
      <td className="applicant-answer" data-label={message("organization.answer")}>
        <AnswerState of={application} now={now} />
        <DecisionState due={application.decisionDue} now={now} />
      </td>
    </tr>
  );
}
