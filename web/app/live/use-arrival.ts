import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A page that comes without a load of its own begins, like one that has been loaded, at its title. */
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
