import type { PostingField, ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

interface PasteSectionProps {
  readonly pasted: string;
  /** What was read from it; undefined while nothing was. */
  readonly proposals: readonly ProposedValue[] | undefined;
}

/** A text becomes a form: what was read stands beside its sentence, and only what is checked is taken. */
export function PasteSection({ pasted, proposals }: PasteSectionProps) {
  return (
    <details className="posting-paste" open={proposals !== undefined}>
      <summary>{message("hosting.paste")}</summary>
      <TextField
        name="pasted"
        label={message("hosting.pasteField")}
        hint={message("hosting.pasteHint")}
        defaultValue={pasted}
        multiline
        rows={6}
      />
      <Button tone="quiet" name="intent" value="read">
        {message("hosting.read")}
      </Button>
      {proposals && <Proposals proposals={proposals} />}
    </details>
  );
}

function Proposals({ proposals }: { proposals: readonly ProposedValue[] }) {
  if (proposals.length === 0) return <p role="status">{message("hosting.nothingRead")}</p>;
  return (
    <fieldset className="posting-proposals">
      <legend>{message("hosting.proposals")}</legend>
      {proposals.map(({ field, value, shown, sentence }) => (
        <label className="choice" key={field}>
          <input type="checkbox" name="accept" value={field} defaultChecked />
          <span>
            <strong>{message(`hosting.field.${field as PostingField}`)}:</strong> {shown}
            <q className="posting-quote">{sentence}</q>
          </span>
          <input type="hidden" name={`proposed-${field}`} value={value} />
        </label>
      ))}
      <Button name="intent" value="use">
        {message("hosting.use")}
      </Button>
    </fieldset>
  );
}
