import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

/** Whether the browser is online. The page's data are reloaded once it is again. */
export function useOnline(): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { revalidate } = useRevalidator();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) void revalidate();
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
