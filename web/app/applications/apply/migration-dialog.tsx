import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { PageDialog } from "../../ui/dialogs/page-dialog.tsx";
import type { OpenApplyPage } from "./load-apply.ts";

type Migration = NonNullable<OpenApplyPage["migration"]>;

/** S-23, shown over Easy Apply. */
export function MigrationDialog({ reference, maskedEmail }: Migration) {
  const [sent, setSent] = useState(false);
  return (
    <PageDialog title={message("migration.title")} body={message("migration.body", { maskedEmail })}>
      {/* A native form: the page that it leads to takes no scripts. */}
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
    </PageDialog>
  );
}
