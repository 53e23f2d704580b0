import { message } from "@candor/contract/messages/message";
import { Button } from "./button.tsx";

const id = "api-unavailable";

/** in the document from the start, in case nothing more can be loaded. */
export function ApiUnavailable() {
  return (
    <dialog id={id} className="dialog" role="alertdialog" aria-labelledby={`${id}-text`}>
      <section>
        <p id={`${id}-text`}>{message("error.apiUnavailable")}</p>
        <form method="dialog" className="actions">
          <Button>{message("button.dismiss")}</Button>
        </form>
      </section>
    </dialog>
  );
}

/** Shows the dialog, once however often it is called. */
export function showApiUnavailable(): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
