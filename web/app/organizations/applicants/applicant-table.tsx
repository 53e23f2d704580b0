import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import { addresses, type OpenedFrom } from "../../addresses.ts";
import { AnswerState } from "../../applications/ledger/answer-state.tsx";
import { CheckAll } from "../../pipeline/check-all.tsx";
import { Looking } from "../../pipeline/presence/looking.tsx";
import { useDates } from "../../wording/use-dates.ts";
import { DecisionState } from "../due/decision-state.tsx";

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

/** The values that the order by requirements uses. */
export function Compared({ compared, musts }: Pick<OrganizationApplication, "compared" | "musts">) {
  if (!compared) return <span className="applicant-line">{message("match.notCompared")}</span>;
  if (!musts || musts.of === 0) return null;
  return <span className="applicant-line figures">{message("match.musts", musts)}</span>;
}

interface RowProps extends Pick<ApplicantTableProps, "checked" | "from" | "now"> {
  readonly application: OrganizationApplication;
  readonly decision: HeldDecision | undefined;
  /** Whether any row of the table can be. */
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
          {isOpen(application) && decision?.state !== "waiting" && (
            <input
              type="checkbox"
              name="checked"
              value={id}
              id={`check-${id}`}
              defaultChecked={checked?.includes(id)}
              aria-label={message("organization.check", { name })}
            />
          )}
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

/** How colleagues have sorted it. */
export function Sorted({ application: { tags, assignee } }: { application: OrganizationApplication }) {
  return (
    <>
      {tags.length > 0 && (
        <span className="applicant-line applicant-tags">
          {message("pipeline.tagged", { tags: tags.join(", ") })}
        </span>
      )}
      {assignee !== undefined && (
        <span className="applicant-line">{message("pipeline.assignedTo", { name: assignee })}</span>
      )}
    </>
  );
}

export function Held({ decision }: { decision: HeldDecision | undefined }) {
  if (!decision || decision.state === "failed") return null;
  const stage = message(`applicationStatus.${decision.stage}`);
  const key = decision.state === "waiting" ? "organization.leaving" : "organization.marked";
  return <span className="applicant-mark">{message(key, { stage })}</span>;
}

/** Whether the reader can answer it from the list. */
export function isOpen({ status, mayAnswer }: OrganizationApplication): boolean {
  return mayAnswer && !["hired", "withdrawn", "declined"].includes(status);
}
