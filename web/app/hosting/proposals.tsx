import type { PostingField, ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Button } from "../ui/button.tsx";

/** What was read from a text, to take what is checked. */
export default function Proposals({ proposals }: { proposals: readonly ProposedValue[] }) {
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
