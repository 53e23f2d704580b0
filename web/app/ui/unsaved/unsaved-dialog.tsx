import { message } from "@candor/contract/messages/message";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import type { Unsaved } from "./use-unsaved.ts";

/** N-12: asks before unsaved changes are left behind. */
export function UnsavedDialog({ leaving }: Pick<Unsaved, "leaving">) {
  return (
    leaving && (
      <ConfirmDialog
        title={message("unsaved.title")}
        body={message("unsaved.body")}
        confirmLabel={message("button.leave")}
        cancelLabel={message("button.stay")}
        tone="quiet"
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    )
  );
}
