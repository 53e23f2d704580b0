import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { addresses } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface MoveAllProps {
  readonly slug: string;
  readonly name: string;
}

/** Pauses or closes all of an organization's postings at once, such as for a hiring freeze. */
export function MoveAll({ slug, name }: MoveAllProps) {
  const [parameters] = useSearchParams();
  const isClosing = parameters.get("close") === slug;
  return (
    <details className="posting-paste move-all" open={isClosing} {...(isClosing && { id: "close-all" })}>
      <summary>{message("hosting.moveAll", { organization: name })}</summary>
      <Form method="post">
        <input type="hidden" name="slug" value={slug} />
        {isClosing ? <ReallyClose name={name} /> : <PauseOrClose slug={slug} name={name} />}
      </Form>
    </details>
  );
}

/** N-25: asks in a dialog before it closes; without scripts it links to the page that asks. */
function PauseOrClose({ slug, name }: MoveAllProps) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  return (
    <>
      <p>{message("hosting.moveAllHint")}</p>
      <div className="actions">
        <Button tone="quiet" name="intent" value="pause">
          {message("hosting.pauseAll")}
        </Button>
        <a
          className="button button-danger"
          href={addresses.closeAllPostings(slug)}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          {message("hosting.closeAll")}
        </a>
      </div>
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
    </>
  );
}

function ReallyClose({ name }: Pick<MoveAllProps, "name">) {
  return (
    <>
      <p>
        <strong>{message("hosting.closeAllTitle")}</strong>{" "}
        {message("hosting.closeAllBody", { organization: name })}
      </p>
      <div className="actions">
        <Button tone="danger" name="intent" value="close">
          {message("hosting.closeAll")}
        </Button>
        <ButtonLink tone="quiet" to={addresses.organizationJobs}>
          {message("hosting.closeNone")}
        </ButtonLink>
      </div>
    </>
  );
}
