import { message } from "@candor/contract/messages/message";
import { Button } from "../../ui/button.tsx";
import { useModal } from "../../ui/dialogs/use-modal.ts";

const keys = [
  ["/", "keys.search"],
  ["j", "keys.next"],
  ["k", "keys.previous"],
  ["o", "keys.open"],
  ["a", "keys.apply"],
  ["s", "keys.save"],
  ["e", "keys.explain"],
  ["Esc", "keys.back"],
  ["Ctrl K", "keys.palette"],
  ["?", "keys.help"],
] as const;

/** M-34: every key of the list, printed in the page. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <dialog className="dialog key-help" aria-labelledby="key-help" {...useModal(onClose)}>
      <section>
        <h2 id="key-help">{message("keys.title")}</h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{message(does)}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <Button tone="quiet">{message("keys.close")}</Button>
        </form>
      </section>
    </dialog>
  );
}
