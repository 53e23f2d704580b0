import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTyped } from "./is-typed.ts";
import { singleKeysAct } from "./single-keys.ts";

/**
 * M-34, wherever the focus is in list or posting: `/` goes to the search field, `j` and `k` move along the entries, `o`
 * opens one, `e` explains it, `a` applies, `s` saves, Escape goes from the posting back to its entry.
 */
export function useDeskKeys(
  list: RefObject<HTMLElement | null>,
  { shown, isChosen }: Beside,
  apply: (posting: string) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || isTyped(event)) return;
    // A key that types nothing is in nobody's way (WCAG 2.1.4).
    if (event.key !== "Escape" && !singleKeysAct()) return;
    if (event.key !== "Escape") event.preventDefault();
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(".entry") ?? [])];
    const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
    const read = entries.findIndex((entry) => titleOf(entry)?.id === `posting-${shown}`);
    const isRead = isChosen || paneOf(document.activeElement) !== null;
    act({
      entries,
      at: focused >= 0 ? focused : isRead ? read : -1,
      entry: entries[focused >= 0 ? focused : read],
      isOpen: isChosen && (focused < 0 || focused === read),
      apply,
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

interface Beside {
  /** The number of the posting next to the list. */
  readonly shown: string | undefined;
  /** Whether somebody opened it; otherwise it is the list's first. */
  readonly isChosen: boolean;
}

interface Desk {
  readonly entries: readonly HTMLElement[];
  /** Somebody's position in the list; -1 before the first. */
  readonly at: number;
  /** What keys act on: the focused entry, or else the entry of the posting next to the list. */
  readonly entry: HTMLElement | undefined;
  readonly isOpen: boolean;
  readonly apply: (posting: string) => void;
}

const keys: Readonly<Record<string, (desk: Desk) => void>> = {
  "/": () => {
    const query = document.querySelector<HTMLInputElement>("#query");
    const summary = query?.closest("details");
    if (summary) summary.open = true;
    query?.focus();
    query?.select();
  },
  j: ({ entries, at }) => titleOf(entries[Math.min(at + 1, entries.length - 1)])?.focus(),
  k: ({ entries, at }) => titleOf(entries[Math.max(at - 1, 0)])?.focus(),
  o: ({ entry, isOpen }) => {
    if (isOpen) document.querySelector<HTMLElement>(".desk-pane .sheet")?.focus();
    else titleOf(entry)?.click();
  },
  e: ({ entry }) => entry?.querySelector<HTMLElement>(".why-link")?.click(),
  s: ({ entry }) => entry?.querySelector<HTMLElement>(".save-star button")?.click(),
  a: ({ entry, apply }) => {
    const id = titleOf(entry)?.id.replace("posting-", "");
    if (id) apply(id);
  },
  Escape: ({ entry }) => {
    if (paneOf(document.activeElement)) titleOf(entry)?.focus();
  },
};

function paneOf(element: Element | null): Element | null {
  return element?.closest(".desk-pane") ?? null;
}

function titleOf(entry: HTMLElement | undefined): HTMLElement | null | undefined {
  return entry?.querySelector<HTMLElement>(":is(h2, h3) a");
}
