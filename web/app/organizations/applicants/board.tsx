import { message } from "@candor/contract/messages/message";
import type { FilterCounts } from "@candor/contract/organizations/filters";
import type {
  DecisionResult,
  HeldDecision,
  OrganizationApplication,
} from "@candor/contract/organizations/shapes";
import type { DragEvent } from "react";
import { Form } from "react-router";
import type { OpenedFrom } from "../../addresses.ts";
import { useFormWhenGone } from "../../forms/use-form-when-gone.ts";
import { BulkBar, type TypedBulk } from "../../pipeline/bulk-bar.tsx";
import { Failures } from "../../pipeline/failures.tsx";
import { useMoving } from "../../pipeline/use-moving.ts";
import { useStaying } from "../../pipeline/use-staying.ts";
import type { NoteTemplates } from "../../templates/template-buttons.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { type FormError, FormErrors } from "../../ui/form-errors.tsx";
import { textOf } from "../../wire/text-of.ts";
import { BoardColumn } from "./board-column.tsx";
import { boardStages, columnsOf } from "./columns.ts";
import { KeyHelp } from "./key-help.tsx";
import { useBoardFocus } from "./use-board-focus.ts";
import { declineIn, useListKeys } from "./use-list-keys.ts";

interface BoardProps {
  readonly applications: readonly OrganizationApplication[];
  readonly decisions: readonly HeldDecision[];
  readonly counts: FilterCounts["stage"];
  readonly from: OpenedFrom;
  readonly faults: readonly FormError[];
  readonly failed: readonly DecisionResult[];
  readonly typed: TypedBulk | undefined;
  readonly filled: string | undefined;
  readonly templates: readonly NoteTemplates[];
  readonly now: number;
  /** Gets the note that the form held when it was removed. */
  readonly onGone: (note: string) => void;
}

/** A posting's applications in one column per stage. Dragging a card does what its digit does. */
export function Board({
  applications,
  decisions,
  counts,
  from,
  faults,
  failed,
  typed,
  filled,
  templates,
  now,
  onGone,
}: BoardProps) {
  const form = useFormWhenGone((held) => onGone(textOf(held, "note")));
  const move = useMoving();
  const keepFocus = useBoardFocus(form);
  useListKeys(form, (id, stage) => {
    keepFocus(id);
    move(id, stage);
  });
  const mayAnswer = applications.some((application) => application.mayAnswer);
  const columns = columnsOf(applications, decisions, counts);
  const drop = (event: DragEvent, stage: (typeof boardStages)[number]) => {
    const id = event.dataTransfer.getData(dragged);
    if (id === "" || columns[stage].applications.some((card) => card.id === id)) return;
    event.preventDefault();
    // The browser focuses the card after the drop.
    if (stage === "declined") setTimeout(() => declineIn(form.current, id));
    else if (stage === "interview" || stage === "offer" || stage === "hired") move(id, stage);
  };
  return (
    <Form method="post" className="applicant-list" ref={form} onSubmit={useStaying()} noValidate>
      {mayAnswer && <EnterButton name="intent" value="mark" />}
      <input type="hidden" name="asOf" value={new Date(now).toISOString()} />
      <FormErrors errors={faults} />
      <Failures failed={failed} applications={applications} />
      {mayAnswer && <p className="field-hint board-help">{message("pipeline.drag")}</p>}
      <div className="board scrolls-sideways">
        {boardStages.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            column={columns[stage]}
            decisions={decisions}
            checked={typed?.checked}
            from={from}
            now={now}
            onDrop={(event) => drop(event, stage)}
            onDrag={(event, id) => event.dataTransfer.setData(dragged, id)}
          />
        ))}
      </div>
      {mayAnswer && <BulkBar faults={faults} typed={typed} filled={filled} templates={templates} />}
      <KeyHelp of="board" mayAnswer={mayAnswer} />
    </Form>
  );
}

/** Nothing else that is dragged here means anything. */
const dragged = "application/x-candor-application";
