import { type RefObject, useLayoutEffect } from "react";

/**
 * For what goes away by itself, such as an offer to undo: the heading of what it is in takes its focus, as after a form
 * (`useKeptFocus`).
 */
export function usePassedFocus(going: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = going.current;
    // It is still there when this is cleaned up.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const heading = element.closest("section, article")?.querySelector<HTMLElement>("h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    };
  }, [going]);
}
