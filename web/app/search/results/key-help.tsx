import { message } from "@candor/contract/messages/message";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";

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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog key-help" aria-labelledby="key-help" ref={dialog} onClose={onClose}>
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
