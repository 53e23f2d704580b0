import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import type { ApplicationList } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import { AnswerState } from "../applications/answer-state.tsx";
import { useDates } from "../wording/use-dates.ts";

interface ApplicantTableProps {
  /** Oldest promise first. */
  readonly applications: readonly OrganizationApplication[];
  readonly decisions: readonly HeldDecision[];
  readonly list: ApplicationList;
  readonly now: number;
}

/** Applications to answer: who, with the beginning of the pitch, and until when. Each can be checked. */
export function ApplicantTable({ applications, decisions, list, now }: ApplicantTableProps) {
  const held = new Map(decisions.map((decision) => [decision.applicationId, decision]));
  return (
    <table className="book applicants">
      <thead>
        <tr>
          <td />
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
            list={list}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<ApplicantTableProps, "list" | "now"> {
  readonly application: OrganizationApplication;
  readonly decision: HeldDecision | undefined;
}

function Row({ application, decision, list, now }: RowProps) {
  const { dateText } = useDates();
  const { id, firstName, lastName, title, pitchLine, lastRole, created, status } = application;
  const name = `${firstName} ${lastName}`;
  return (
    <tr>
      <td className="applicant-check">
        {isOpen(application) && decision?.state !== "waiting" && (
          <input
            type="checkbox"
            name="checked"
            value={id}
            aria-label={message("organization.check", { name })}
          />
        )}
      </td>
      <th scope="row">
        <a href={addresses.organizationApplication(id, { list })}>{name}</a>
        {list === "due" && <span className="applicant-job">{title}</span>}
        {lastRole !== undefined && (
          <span className="applicant-line">{message("organization.lastRole", { role: lastRole })}</span>
        )}
        <span className="applicant-line">{pitchLine}</span>
      </th>
      <td data-label={message("organization.sent")}>
        <time dateTime={created}>{dateText(created)}</time>
      </td>
      <td data-label={message("organization.status")}>
        {message(`applicationStatus.${status}`)}
        <Held decision={decision} />
      </td>
      <td data-label={message("organization.answer")}>
        <AnswerState of={application} now={now} />
      </td>
    </tr>
  );
}

function Held({ decision }: { decision: HeldDecision | undefined }) {
  if (!decision || decision.state === "failed") return null;
  const stage = message(`applicationStatus.${decision.stage}`);
  const key = decision.state === "waiting" ? "organization.leaving" : "organization.marked";
  return <span className="applicant-mark">{message(key, { stage })}</span>;
}

/** Whether it can be declined from the list. */
function isOpen({ status }: OrganizationApplication): boolean {
  return !["hired", "withdrawn", "declined"].includes(status);
}
