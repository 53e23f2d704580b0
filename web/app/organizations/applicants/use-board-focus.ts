import { type RefObject, useEffect, useRef } from "react";

/**
 * A card that moves to another column is a new element there, so it loses the focus. Returns what to call before a key
 * moves a card: its neighbor in the column takes the focus, or the card itself once it arrives if it had none.
 */
export function useBoardFocus(board: RefObject<HTMLElement | null>): (id: string) => void {
  const alone = useRef<string>(undefined);
  const cardOf = (id: string) => board.current?.querySelector(`[data-application="${id}"]`);
  useEffect(() => {
    if (alone.current === undefined || document.activeElement !== document.body) return;
    focusLink(cardOf(alone.current));
    alone.current = undefined;
  });
  return (id) => {
    const card = cardOf(id);
    const beside = card?.nextElementSibling ?? card?.previousElementSibling;
    alone.current = beside ? undefined : id;
    focusLink(beside);
  };
}

function focusLink(card: Element | null | undefined): void {
  card?.querySelector("a")?.focus();
}
