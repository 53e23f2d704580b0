import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Button } from "../../ui/button.tsx";
import { ProposedChoice } from "./proposed-choice.tsx";

/** Values read from a text; the checked ones are accepted. */
export default function Proposals({ proposals }: { proposals: readonly ProposedValue[] }) {
  if (proposals.length === 0) return <p role="status">{message("hosting.nothingRead")}</p>;
  return (
    <fieldset className="posting-proposals">
      <legend>{message("hosting.proposals")}</legend>
      {proposals.map((proposed) => (
        <ProposedChoice key={proposed.field} proposed={proposed} isChecked>
          <q className="posting-quote">{proposed.sentence}</q>
        </ProposedChoice>
      ))}
      <Button name="intent" value="use">
        {message("hosting.use")}
      </Button>
    </fieldset>
  );
}
