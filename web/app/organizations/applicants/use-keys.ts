import { useEffect } from "react";
import { singleKeysAct } from "../../search/results/single-keys.ts";

/**
 * Single keys act on what the page shows: an element names its keys in `data-keys`. If several have the same key, the
 * last visible one acts, so an open group of choices takes over the digits. A choice with `data-sends` submits its
 * form. While `paused`, nothing acts: what is being sent has not been read.
 */
export function useKeys(paused: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped(event.target)) return;
      const found = paused || !singleKeysAct() ? undefined : elementFor(event.key);
      if (!found) return;
      event.preventDefault();
      act(found);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [paused]);
}

function elementFor(key: string): HTMLElement | undefined {
  if (/\s/.test(key)) return undefined;
  const elements = document.querySelectorAll<HTMLElement>(`[data-keys~="${CSS.escape(key)}"]`);
  return [...elements].findLast((element) => element.checkVisibility());
}

function act(element: HTMLElement): void {
  element.focus();
  element.click();
  if (!(element instanceof HTMLInputElement) || element.dataset["sends"] === undefined) return;
  const sending = element.form?.querySelector<HTMLButtonElement>("button[data-sent]");
  element.form?.requestSubmit(sending);
}

/** Where keys type text. Choices take none: letters and digits mean nothing to them. */
function isTyped(target: EventTarget | null): boolean {
  const writing = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";
  return target instanceof Element && target.closest(writing) !== null;
}
