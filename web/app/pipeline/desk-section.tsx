import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Desk } from "@candor/contract/pipeline/shapes";
import { Form, useNavigation } from "react-router";
import { SendFirst } from "../forms/send-first.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { useTimesSent } from "../ui/use-times-sent.ts";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedNote } from "./desk-action.ts";

interface DeskSectionProps {
  readonly desk: Desk;
  /** The applicant's name. */
  readonly name: string;
  readonly mayWrite: boolean;
  /** Makes a repeated post of the note's form the same note. */
  readonly noteKey: string;
  readonly refused: RefusedNote | undefined;
}

/** What colleagues keep to themselves about an application: who answers it, and their notes. */
export function DeskSection({ desk, name, mayWrite, noteKey, refused }: DeskSectionProps) {
  const { momentText } = useDates();
  return (
    <section className="desk" aria-labelledby="desk">
      <h2 id="desk">{message("pipeline.desk")}</h2>
      <p className="field-hint">{message("pipeline.deskHint", { name })}</p>
      {desk.tags.length > 0 && <p>{message("pipeline.tagged", { tags: desk.tags.join(", ") })}</p>}
      {mayWrite ? (
        <Writing {...{ desk, noteKey, refused }} />
      ) : (
        desk.assignee && <p>{message("pipeline.assignedTo", { name: desk.assignee.name })}</p>
      )}
      <h3 id="notes">{message("pipeline.notes")}</h3>
      {desk.notes.length === 0 && <p>{message("pipeline.noNotes")}</p>}
      <ol className="notes">
        {desk.notes.map(({ id, text, author, written }) => (
          <li key={id}>
            <p className="note-text">{text}</p>
            <p className="field-hint">
              {message("pipeline.noteBy", { author, written: momentText(written) })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Writing({ desk, noteKey, refused }: Pick<DeskSectionProps, "desk" | "noteKey" | "refused">) {
  const busy = useNavigation().state !== "idle";
  const written = useTimesSent("note", refused);
  return (
    <>
      <Form method="post" className="save-view">
        {/* A colleague may have assigned it while this page was open. */}
        <SelectField
          key={desk.assignee?.id}
          name="assignee"
          label={message("pipeline.assignTo")}
          defaultValue={desk.assignee?.id ?? "nobody"}
          options={[
            { value: "nobody", label: message("pipeline.assigned.nobody") },
            ...desk.colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button busy={busy} tone="quiet" name="intent" value="assign">
          {message("pipeline.assign")}
        </Button>
      </Form>
      <Form method="post" key={written} noValidate>
        <input type="hidden" name="key" value={noteKey} />
        <TextField
          name="noteText"
          label={message("pipeline.note")}
          maxLength={limits.noteCharacters}
          defaultValue={refused?.noteText}
          error={refused?.noteError}
          multiline
          rows={3}
        />
        <SelectField
          name="mention"
          label={message("pipeline.tell")}
          options={[
            { value: "", label: "–" },
            ...desk.colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SendFirst />
        <Button busy={busy} tone="quiet" name="intent" value="note">
          {message("pipeline.writeNote")}
        </Button>
      </Form>
    </>
  );
}
