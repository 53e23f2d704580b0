import { type RefCallback, useCallback, useState } from "react";
import { scriptsAreRunning } from "./scripts.ts";

/**
 * Gives a text area back what was typed into it while the page's scripts were on their way: when they take it over,
 * React sets it to what it came with.
 */
export function useTypedBefore(id: string): RefCallback<HTMLTextAreaElement> {
  const [typed] = useState(() => typedInto(id));
  return useCallback(
    (element) => {
      if (element && typed !== undefined && element.value !== typed) element.value = typed;
    },
    [typed],
  );
}

function typedInto(id: string): string | undefined {
  if (scriptsAreRunning() || typeof document === "undefined") return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
