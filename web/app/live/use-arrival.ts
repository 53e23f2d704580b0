import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a navigation without a page load, the focus starts at the title, as it would after one. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
  }, [pathname]);
}
