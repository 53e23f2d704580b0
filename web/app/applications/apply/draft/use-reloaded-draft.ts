import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Until the page's first form is there: later ones are loaded after what was typed is kept. */
let isFirst = true;

/**
 * Loads the draft once more after a reload: the browser asks for the new page while the old one still sends what was
 * typed last. A field that somebody types into meanwhile stays as it is.
 */
export function useReloadedDraft(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isFirst && isReload()) void revalidate();
    isFirst = false;
  }, [revalidate]);
}

function isReload(): boolean {
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming && page.type === "reload";
}
