import { message } from "@candor/contract/messages/message";
import type { FilterCounts } from "@candor/contract/organizations/filters";
import type { DragEvent } from "react";
import { useMoving } from "../../pipeline/use-moving.ts";
import { type Answering, AnsweringForm, useAnsweringForm } from "./answering-form.tsx";
import { BoardColumn } from "./board-column.tsx";
import { boardStages, columnsOf } from "./columns.ts";
import { useBoardFocus } from "./use-board-focus.ts";
import { declineIn, useListKeys } from "./use-list-keys.ts";

interface BoardProps extends Answering {
  readonly counts: FilterCounts["stage"];
}

/** A posting's applications in one column per stage. Dragging a card does what its digit does. */
export function Board({ counts, ...answering }: BoardProps) {
  const { applications, decisions, from, typed, now, onGone } = answering;
  const form = useAnsweringForm(onGone);
  const move = useMoving();
  const keepFocus = useBoardFocus(form);
  useListKeys(form, (id, stage) => {
    keepFocus(id);
    move(id, stage);
  });
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
    <AnsweringForm answering={answering} form={form} of="board">
      {applications.some(({ mayAnswer }) => mayAnswer) && (
        <p className="field-hint board-help">{message("pipeline.drag")}</p>
      )}
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
    </AnsweringForm>
  );
}

/** Nothing else that is dragged here means anything. */
const dragged = "application/x-candor-application";
