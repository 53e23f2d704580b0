import { type RefObject, useLayoutEffect } from "react";
import { focusHeadingOf, sectionsAround } from "./focus-heading.ts";

/** For what goes away by itself, such as an offer to undo: passes its focus to the heading of what it was in. */
export function usePassedFocus(going: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = going.current;
    if (!element) return undefined;
    const around = sectionsAround(element);
    return () => {
      // It is removed right after this.
      if (element.contains(document.activeElement)) queueMicrotask(() => focusHeadingOf(around));
    };
  }, [going]);
}
