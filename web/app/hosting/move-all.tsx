import { message } from "@candor/contract/messages/message";
import { Form, useSearchParams } from "react-router";
import { addresses } from "../addresses.ts";
import { Asked, AskFirst } from "../ui/ask-first.tsx";
import { Button } from "../ui/button.tsx";

interface MoveAllProps {
  readonly slug: string;
  readonly name: string;
}

/** Pauses or closes all of an organization's postings at once, such as for a hiring freeze. */
export function MoveAll({ slug, name }: MoveAllProps) {
  const [parameters] = useSearchParams();
  const isClosing = parameters.get("close") === slug;
  const asked = { question: closingQuestion(name), values: { intent: "close", slug } };
  return (
    <details className="posting-paste move-all" open={isClosing} {...(isClosing && { id: "close-all" })}>
      <summary>{message("hosting.moveAll", { organization: name })}</summary>
      {isClosing ? (
        <Asked {...asked} back={addresses.organizationJobs} />
      ) : (
        <Form method="post">
          <p>{message("hosting.moveAllHint")}</p>
          <input type="hidden" name="slug" value={slug} />
          <div className="actions">
            <Button tone="quiet" name="intent" value="pause">
              {message("hosting.pauseAll")}
            </Button>
            <AskFirst
              {...asked}
              label={message("hosting.closeAll")}
              tone="danger"
              page={addresses.closeAllPostings(slug)}
            />
          </div>
        </Form>
      )}
    </details>
  );
}

function closingQuestion(organization: string) {
  return {
    title: message("hosting.closeAllTitle"),
    body: message("hosting.closeAllBody", { organization }),
    confirmLabel: message("hosting.closeAll"),
    cancelLabel: message("hosting.closeNone"),
  };
}
