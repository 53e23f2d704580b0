import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { refusalReasons } from "@candor/contract/values";
import { useRef } from "react";
import { useNavigation } from "react-router";
import type { Typed } from "../session/fields/typed-fields.ts";
import { NoteField } from "../templates/note-field.tsx";
import type { NoteTemplates } from "../templates/template-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import type { FormError } from "../ui/form-errors.tsx";
import { counted } from "../wording/counted.ts";
import { listStages } from "./list-stages.ts";
import { useChecked } from "./use-checked.ts";

const bulkFields = ["moveTo", "reason", "ownReason", "note", "tagText", "assignee", "viewName"] as const;

/** The fields of the list's forms, and the numbers of the checked applications. */
export type TypedBulk = Readonly<Record<(typeof bulkFields)[number], string>> & {
  readonly checked: readonly string[];
};

export function typedBulkIn(checked: readonly string[], text: Typed): TypedBulk {
  const fields = bulkFields.map((field) => [field, text(field)]);
  return { ...(Object.fromEntries(fields) as Record<(typeof bulkFields)[number], string>), checked };
}

interface BulkBarProps {
  readonly faults: readonly FormError[];
  readonly typed: TypedBulk | undefined;
  readonly filled: string | undefined;
  readonly templates: readonly NoteTemplates[];
}

/** Actions on the checked applications. Each text is reviewed before it is sent. */
export function BulkBar({ faults, typed, filled, templates }: BulkBarProps) {
  const busy = useNavigation().state !== "idle";
  const bar = useRef<HTMLFieldSetElement>(null);
  const count = useChecked(bar);
  const title = count === 0 ? message("pipeline.answerChecked") : counted("pipeline.answerCount", count);
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  return (
    <>
      <p className="to-checked">
        <a href="#checked">{title}</a>
      </p>
      <div className="bulk" id="checked">
        <fieldset className="decline-checked" ref={bar}>
          <legend>{title}</legend>
          <SelectField
            name="moveTo"
            defaultValue={typed?.moveTo}
            label={message("organization.stage")}
            options={listStages.map((stage) => ({
              value: stage,
              label: message(`applicationStatus.${stage}`),
            }))}
          />
          <SelectField
            name="reason"
            defaultValue={typed?.reason}
            label={message("pipeline.declineReason")}
            options={[
              { value: "", label: "–" },
              ...refusalReasons.map((reason) => ({
                value: reason,
                label: message(`refusalReason.${reason}`),
              })),
            ]}
            error={errorOf("reason")}
          />
          <TextField
            name="ownReason"
            defaultValue={typed?.ownReason}
            label={message("organization.ownReason")}
            maxLength={200}
          />
          <NoteField
            label={message("pipeline.noteToEach")}
            note={typed?.note}
            rows={1}
            filled={filled}
            error={errorOf("note")}
            templates={templates}
          />
          <Button busy={busy} tone="quiet" name="intent" value="mark">
            {message("organization.reviewChecked")}
          </Button>
        </fieldset>
        <details className="sort-checked" open={errorOf("tagText") !== undefined}>
          <summary>{message("pipeline.sortChecked")}</summary>
          <div>
            <TextField
              name="tagText"
              defaultValue={typed?.tagText}
              label={message("pipeline.tagText")}
              maxLength={limits.tagCharacters}
              error={errorOf("tagText")}
            />
            <Button busy={busy} tone="quiet" name="intent" value="tag">
              {message("pipeline.addTag")}
            </Button>
            <Button busy={busy} tone="quiet" name="intent" value="untag">
              {message("pipeline.removeTag")}
            </Button>
          </div>
          <div>
            <SelectField
              name="assignee"
              defaultValue={typed?.assignee}
              label={message("pipeline.assignTo")}
              options={(["me", "nobody"] as const).map((value) => ({
                value,
                label: message(`pipeline.assigned.${value}`),
              }))}
            />
            <Button busy={busy} tone="quiet" name="intent" value="assign">
              {message("pipeline.assign")}
            </Button>
          </div>
        </details>
      </div>
    </>
  );
}
