import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

/**
 * A chip takes the focus with it when it is dropped by keyboard. The next chip then gets the focus, or else the one
 * before it, or else the search field. Returns what to call when one of the chips is clicked.
 */
export function useChipFocus(
  reading: RefObject<HTMLElement | null>,
): (event: MouseEvent<HTMLElement>) => void {
  const place = useRef(-1);
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const chips = chipsIn(reading.current);
    focusOn(chips[place.current] ?? chips.at(-1));
    place.current = -1;
  });
  return ({ currentTarget, target, detail, defaultPrevented }) => {
    // A router's link prevents the click that it follows. A mouse or a finger clicks with a detail.
    const isFollowed = defaultPrevented && detail === 0;
    place.current = isFollowed
      ? chipsIn(currentTarget).findIndex((chip) => chip.contains(target as Node))
      : -1;
  };
}

function chipsIn(reading: HTMLElement | null): Element[] {
  return [...(reading?.querySelectorAll(".chip") ?? [])];
}

function focusOn(chip: Element | undefined): void {
  const link = chip?.querySelector<HTMLElement>(":scope > a") ?? chip?.querySelector("summary");
  (link ?? document.getElementById("query"))?.focus({ preventScroll: true });
}
