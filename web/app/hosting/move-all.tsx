import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface MoveAllProps {
  readonly slug: string;
  readonly name: string;
}

/** Pauses or closes all of an organization's postings at once, such as for a hiring freeze. */
export function MoveAll({ slug, name }: MoveAllProps) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  return (
    <details className="posting-paste move-all">
      <summary>{message("hosting.moveAll", { organization: name })}</summary>
      <Form method="post">
        <input type="hidden" name="slug" value={slug} />
        <p>{message("hosting.moveAllHint")}</p>
        <div className="actions">
          <Button tone="quiet" name="intent" value="pause">
            {message("hosting.pauseAll")}
          </Button>
          <Button
            tone="danger"
            name="intent"
            value="close"
            onClick={(event) => {
              event.preventDefault();
              setAsking(true);
            }}
          >
            {message("hosting.closeAll")}
          </Button>
        </div>
      </Form>
      {asking && (
        <ConfirmDialog
          title={message("hosting.closeAllTitle")}
          body={message("hosting.closeAllBody", { organization: name })}
          confirmLabel={message("hosting.closeAll")}
          cancelLabel={message("hosting.closeNone")}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            void submit({ intent: "close", slug }, { method: "post" });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </details>
  );
}
