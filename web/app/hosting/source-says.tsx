import type { PostingField, ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Button } from "../ui/button.tsx";
import { counted } from "../wording/counted.ts";

/** What was edited here stays. What the posting's source says otherwise can be taken, field by field. */
export function SourceSays({ says }: { readonly says: readonly ProposedValue[] }) {
  if (says.length === 0) return null;
  return (
    <details className="posting-paste">
      <summary>{counted("hosting.sourceSays", says.length)}</summary>
      <fieldset className="posting-proposals">
        <legend>{message("hosting.sourceSaysHint")}</legend>
        {says.map(({ field, value, shown, sentence }) => (
          <label className="choice" key={field}>
            <input type="checkbox" name="accept" value={field} />
            <span>
              <strong>{message(`hosting.field.${field as PostingField}`)}:</strong> {shown}
              {sentence !== "" && (
                <span className="posting-quote">
                  {message("hosting.sourceSaysHere", { value: sentence })}
                </span>
              )}
            </span>
            <input type="hidden" name={`proposed-${field}`} value={value} />
          </label>
        ))}
        <Button name="intent" value="use">
          {message("hosting.use")}
        </Button>
      </fieldset>
    </details>
  );
}
