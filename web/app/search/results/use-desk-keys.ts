import { type RefObject, useEffect } from "react";
import { singleKeysAct } from "./single-keys.ts";

/** M-34: `/` goes to the search field, `j` and `k` along the entries, `o` opens the one that has the focus, `e` explains it. */
export function useDeskKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      if (!singleKeysAct()) return;
      event.preventDefault();
      act([...(list.current?.querySelectorAll<HTMLAnchorElement>(".entry :is(h2, h3) a") ?? [])]);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [list]);
}

type Entries = readonly HTMLAnchorElement[];

const keys: Readonly<Record<string, (entries: Entries) => void>> = {
  "/": () => {
    const query = document.querySelector<HTMLInputElement>("#query");
    query?.focus();
    query?.select();
  },
  j: (entries) => entries[Math.min(placeIn(entries) + 1, entries.length - 1)]?.focus(),
  k: (entries) => entries[Math.max(placeIn(entries) - 1, 0)]?.focus(),
  o: (entries) => entries.find((entry) => entry === document.activeElement)?.click(),
  e: () => document.activeElement?.closest(".entry")?.querySelector<HTMLElement>(".why-link")?.click(),
};

/** The index of the focused entry, or else of the open one; -1 before the first. */
function placeIn(entries: Entries): number {
  const focused = entries.findIndex((entry) => entry === document.activeElement);
  return focused >= 0 ? focused : entries.findIndex((entry) => entry.hasAttribute("aria-current"));
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
