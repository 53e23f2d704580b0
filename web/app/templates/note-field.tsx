import { limits } from "@candor/contract/limits";
import { TextField } from "../ui/field.tsx";
import { type NoteTemplates, TemplateButtons } from "./template-buttons.tsx";

interface NoteFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
  readonly note: string | undefined;
  /** Set if a template was just put into the note, and different each time: the field starts over with it. */
  readonly filled: string | undefined;
  readonly error: string | undefined;
  readonly templates: readonly NoteTemplates[];
}

/** What an applicant reads along with the answer, in the Pro's words or a template's. */
export function NoteField({ note, filled, templates, ...field }: NoteFieldProps) {
  return (
    <div>
      <TextField
        key={filled}
        name="note"
        {...field}
        defaultValue={note}
        autoFocus={filled !== undefined}
        maxLength={limits.noteCharacters}
        multiline
      />
      {templates.map((one) => (
        <TemplateButtons key={one.slug} {...one} />
      ))}
    </div>
  );
}
