import { type RefCallback, useCallback, useState } from "react";
import { scriptsAreRunning } from "./scripts.ts";

/**
 * Restores what was typed into a text area while the page's scripts were loading: on hydration, React resets it to its
 * initial value.
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
