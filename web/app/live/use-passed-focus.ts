import { type RefObject, useLayoutEffect } from "react";
import { focusOn } from "./focus-on.ts";

/**
 * When an element such as an offer to undo goes away by itself, the heading of what it was in takes its focus, as after
 * a form (`useKeptFocus`).
 */
export function usePassedFocus(going: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = going.current;
    // It is still there when this is cleaned up.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      focusOn(element.closest("section, article")?.querySelector<HTMLElement>("h1, h2, h3"));
    };
  }, [going]);
}
