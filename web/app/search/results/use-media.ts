import { useSyncExternalStore } from "react";

/** Whether a media query matches in the browser; false until scripts run. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
