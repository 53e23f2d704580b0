import { message } from "@candor/contract/messages/message";
import { useEffect, useId, useRef, useState } from "react";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import type { OpenApplyPage } from "./load-apply.ts";

type Migration = NonNullable<OpenApplyPage["migration"]>;

/** S-23. It stands in the page until scripts, where there are any, lay it over the page. */
export function MigrationDialog({ reference, maskedEmail }: Migration) {
  const [title, body] = [useId(), useId()];
  const [sent, setSent] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className="dialog" open aria-labelledby={title} aria-describedby={body} ref={dialog}>
      <section>
        <h2 id={title}>{message("migration.title")}</h2>
        <p id={body}>{message("migration.body", { maskedEmail })}</p>
        {/* A form of the browser's own: the page that it leads to takes no scripts. */}
        <form
          className="actions"
          method="post"
          action={addresses.migration(reference)}
          onSubmit={() => setSent(true)}
        >
          <Button busy={sent} name="intent" value="move">
            {message("button.move")}
          </Button>
          <button className="button button-quiet" type="submit" formMethod="dialog">
            {message("button.notNow")}
          </button>
        </form>
      </section>
    </dialog>
  );
}
