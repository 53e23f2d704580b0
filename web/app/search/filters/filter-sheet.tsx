import { message } from "@candor/contract/messages/message";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";

interface FilterSheetProps {
  /** The button that shows the list once the sheet is closed. */
  readonly show: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters over the page on a phone: each changes the list below, and the count at the sheet's end. */
export function FilterSheet({ show, onClose, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="filter-sheet" aria-labelledby="filter-sheet" ref={dialog} onClose={onClose}>
      <h2 id="filter-sheet">{message("search.narrow")}</h2>
      {children}
      <form method="dialog" className="filter-sheet-end">
        <Button>
          <span aria-live="polite">{show ?? message("keys.close")}</span>
        </Button>
      </form>
    </dialog>
  );
}
