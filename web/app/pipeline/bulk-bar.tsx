import { limits } from "@candor/contract/limits";
import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { refusalReasons } from "@candor/contract/values";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { Typed } from "../forms/typed-fields.ts";
import { NoteField } from "../templates/note-field.tsx";
import type { NoteTemplates } from "../templates/template-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import type { FormError } from "../ui/form-errors.tsx";
import { useTimesSent } from "../ui/use-times-sent.ts";
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

/** Actions on the checked applications. */
export function BulkBar(props: BulkBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const count = useChecked(bar);
  const title = count === 0 ? message("pipeline.answerChecked") : counted("pipeline.answerCount", count);
  return (
    <>
      <p className="to-checked">
        <a href="#checked">{title}</a>
      </p>
      <div className="bulk" id="checked">
        <fieldset className="decline-checked" ref={bar}>
          <legend>{title}</legend>
          <AnswerFields {...props} />
        </fieldset>
        <SortChecked {...props} />
      </div>
    </>
  );
}

/** One answer for all of them. Each text is reviewed before it is sent. */
function AnswerFields({ faults, typed, filled, templates }: BulkBarProps) {
  return (
    <>
      <SelectField
        name="moveTo"
        defaultValue={typed?.moveTo}
        label={message("organization.stage")}
        options={stageOptions()}
        error={errorOf(faults, "moveTo")}
      />
      <SelectField
        name="reason"
        defaultValue={typed?.reason}
        label={message("pipeline.declineReason")}
        options={reasonOptions()}
        error={errorOf(faults, "reason")}
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
        error={errorOf(faults, "note")}
        templates={templates}
      />
      <Act intent="mark" label={message("organization.reviewChecked")} />
    </>
  );
}

/** Tags them, or assigns them to somebody. */
function SortChecked({ faults, typed }: BulkBarProps) {
  const tagError = errorOf(faults, "tagText");
  const part = useClearedWhenSorted(typed);
  return (
    <details className="sort-checked" data-part="" open={tagError !== undefined} ref={part}>
      <summary>{message("pipeline.sortChecked")}</summary>
      <div onKeyDown={addOnEnter}>
        <TextField
          name="tagText"
          defaultValue={typed?.tagText}
          label={message("pipeline.tagText")}
          maxLength={limits.tagCharacters}
          error={tagError}
        />
        <Act intent="tag" label={message("pipeline.addTag")} />
        <Act intent="untag" label={message("pipeline.removeTag")} />
      </div>
      <div>
        <SelectField
          name="assignee"
          defaultValue={typed?.assignee}
          label={message("pipeline.assignTo")}
          options={assigneeOptions()}
        />
        <Act intent="assign" label={message("pipeline.assign")} />
      </div>
    </details>
  );
}

/** Clears the fields once the checked ones are tagged or assigned, since leaving asks about what is in them. */
function useClearedWhenSorted(refusal: TypedBulk | undefined): RefObject<HTMLDetailsElement | null> {
  const part = useRef<HTMLDetailsElement>(null);
  const tagged = useTimesSent("tag", refusal) + useTimesSent("untag", refusal);
  const sorted = tagged + useTimesSent("assign", refusal);
  useEffect(() => {
    if (sorted === 0) return;
    for (const field of part.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input, select",
    ) ?? [])
      field.value = field instanceof HTMLInputElement ? "" : (field.options[0]?.value ?? "");
  }, [sorted]);
  return part;
}

/** Enter in the tag's field adds the tag; otherwise it would press the form's first button, which answers. */
function addOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  currentTarget.querySelector("button")?.click();
}

function Act({ intent, label }: { intent: string; label: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Button busy={busy} tone="quiet" name="intent" value={intent}>
      {label}
    </Button>
  );
}

/** Begins with none: an answer that nobody chose must not be sent. */
const stageOptions = perLocale(() => [
  { value: "", label: "–" },
  ...listStages.map((value) => ({ value, label: message(`applicationStatus.${value}`) })),
]);
const reasonOptions = perLocale(() => [
  { value: "", label: "–" },
  ...refusalReasons.map((value) => ({ value, label: message(`refusalReason.${value}`) })),
]);
const assigneeOptions = perLocale(() =>
  (["me", "nobody"] as const).map((value) => ({ value, label: message(`pipeline.assigned.${value}`) })),
);

function errorOf(faults: readonly FormError[], name: string): string | undefined {
  return faults.find(({ field }) => field === name)?.text;
}
