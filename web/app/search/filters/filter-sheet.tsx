import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useModal } from "../../ui/dialogs/use-modal.ts";

interface FilterSheetProps {
  /** The button that shows the list once the sheet is closed. */
  readonly show: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters over the page on a phone: each changes the list below, and the count at the sheet's end. */
export function FilterSheet({ show, onClose, children }: FilterSheetProps) {
  return (
    <dialog className="filter-sheet" aria-labelledby="filter-sheet" {...useModal(onClose)}>
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
