import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";

interface MoveAllProps {
  readonly slug: string;
  readonly name: string;
}

/** Pauses or closes all of an organization's postings at once, such as for a hiring freeze. */
export function MoveAll({ slug, name }: MoveAllProps) {
  return (
    <details className="posting-paste">
      <summary>{message("hosting.moveAll", { organization: name })}</summary>
      <Form method="post">
        <input type="hidden" name="slug" value={slug} />
        <p>{message("hosting.moveAllHint")}</p>
        <div className="actions">
          <Button tone="quiet" name="intent" value="pause">
            {message("hosting.pauseAll")}
          </Button>
          <Button tone="danger" name="intent" value="close">
            {message("hosting.closeAll")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
