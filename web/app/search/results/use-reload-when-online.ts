import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useIsOnline } from "../../offline/use-is-online.ts";

/** Whether the browser is online. The page's data are reloaded once it is again. */
export function useReloadWhenOnline(): boolean {
  const isOnline = useIsOnline() ?? true;
  const { revalidate } = useRevalidator();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) void revalidate();
  }, [isOnline, revalidate]);
  return isOnline;
}
