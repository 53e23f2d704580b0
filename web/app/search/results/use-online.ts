import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

/** Whether the browser has a line. What the page shows is read again once it is back. */
export function useOnline(): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOnline) return undefined;
    const onBack = () => void revalidate();
    addEventListener("online", onBack);
    return () => removeEventListener("online", onBack);
  }, [isOnline, revalidate]);
  return isOnline;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
