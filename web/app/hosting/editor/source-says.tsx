import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../wording/counted.ts";
import { ProposedChoice } from "./proposed-choice.tsx";

/** Local edits stay. Where the posting's source differs, its values can be accepted field by field. */
export default function SourceSays({ says }: { readonly says: readonly ProposedValue[] }) {
  if (says.length === 0) return null;
  return (
    <details className="posting-paste">
      <summary>{counted("hosting.sourceSays", says.length)}</summary>
      <fieldset className="posting-proposals">
        <legend>{message("hosting.sourceSaysHint")}</legend>
        {says.map((proposed) => (
          <ProposedChoice key={proposed.field} proposed={proposed} isChecked={false}>
            {proposed.sentence !== "" && (
              <span className="posting-quote">
                {message("hosting.sourceSaysHere", { value: proposed.sentence })}
              </span>
            )}
          </ProposedChoice>
        ))}
        <Button name="intent" value="use">
          {message("hosting.use")}
        </Button>
      </fieldset>
    </details>
  );
}
