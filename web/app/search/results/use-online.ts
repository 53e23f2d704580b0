import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLine } from "../../offline/use-line.ts";

/** Whether the browser is online. The page's data are reloaded once it is again. */
export function useOnline(): boolean {
  const isOnline = useLine() ?? true;
  const { revalidate } = useRevalidator();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) void revalidate();
  }, [isOnline, revalidate]);
  return isOnline;
}
