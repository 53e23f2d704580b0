import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

/** Whether the browser has a line. What the page shows is read again once it is back. */
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
