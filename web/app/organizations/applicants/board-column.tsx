import { message } from "@candor/contract/messages/message";
import type { HeldDecision, OrganizationApplication } from "@candor/contract/organizations/shapes";
import type { DragEvent } from "react";
import { addresses, type OpenedFrom } from "../../addresses.ts";
import { AnswerState } from "../../applications/ledger/answer-state.tsx";
import { Looking } from "../../pipeline/presence/looking.tsx";
import { numberText } from "../../wording/counted.ts";
import { DecisionState } from "../due/decision-state.tsx";
import { Check, Compared, Held, mayCheck, Sorted } from "./applicant-facts.tsx";
import type { BoardStage, Column } from "./columns.ts";

interface BoardColumnProps {
  readonly stage: BoardStage;
  readonly column: Column;
  readonly decisions: readonly HeldDecision[];
  /** Those that a refused form had checked. */
  readonly checked: readonly string[] | undefined;
  readonly from: OpenedFrom;
  readonly now: number;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDrag: (event: DragEvent, id: string) => void;
}

/** One stage: its cards, and their number. */
export function BoardColumn({
  stage,
  column,
  decisions,
  checked,
  from,
  now,
  onDrop,
  onDrag,
}: BoardColumnProps) {
  const { count, applications } = column;
  const name = message(`applicationStatus.${stage}`);
  const heading = `column-${stage}`;
  const jobId = applications[0]?.jobId;
  return (
    // Keys and the form below do what dropping a card does.
    <section
      className="board-column"
      aria-labelledby={heading}
      onDragOver={takes(stage) ? (event) => event.preventDefault() : undefined}
      onDrop={takes(stage) ? onDrop : undefined}
    >
      <h2 id={heading}>{message("pipeline.column", { stage: name, count: numberText(count) })}</h2>
      {applications.length === 0 && <p className="field-hint">{message("pipeline.emptyColumn")}</p>}
      <ol>
        {applications.map((application) => (
          <Card
            key={application.id}
            application={application}
            decision={decisions.find(({ applicationId }) => applicationId === application.id)}
            checked={checked}
            from={from}
            now={now}
            onDrag={onDrag}
          />
        ))}
      </ol>
      {count > applications.length && jobId !== undefined && (
        <a href={addresses.organizationJob(jobId, { ...from.filters, stage })}>
          {message("pipeline.more", { count: numberText(count) })}
        </a>
      )}
    </section>
  );
}

interface CardProps extends Pick<BoardColumnProps, "checked" | "from" | "now" | "onDrag"> {
  readonly application: OrganizationApplication;
  readonly decision: HeldDecision | undefined;
}

function Card({ application, decision, checked, from, now, onDrag }: CardProps) {
  const { id, firstName, lastName, lastRole, unread } = application;
  const name = `${firstName} ${lastName}`;
  const movable = mayCheck(application, decision);
  return (
    <li data-application={id} draggable={movable} onDragStart={(event) => onDrag(event, id)}>
      <p className="card-head">
        {movable && <Check application={application} checked={checked} />}
        <a href={addresses.organizationApplication(id, from)} draggable={false}>
          {name}
        </a>
        {unread && <span className="applicant-new">{message("pipeline.new")}</span>}
      </p>
      <Looking id={id} />
      {lastRole !== undefined && <span className="applicant-line">{lastRole}</span>}
      {from.filters?.order && <Compared {...application} />}
      <Sorted application={application} />
      <AnswerState of={application} now={now} />
      <DecisionState due={application.decisionDue} now={now} />
      <Held decision={decision} />
    </li>
  );
}

/** The stages that a Pro moves applications to. */
function takes(stage: BoardStage): boolean {
  return stage === "interview" || stage === "offer" || stage === "hired" || stage === "declined";
}
