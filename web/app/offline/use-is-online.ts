import { useSyncExternalStore } from "react";

/** Whether the browser is online. The server, and a page before its scripts run, can't tell. */
export function useIsOnline(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
