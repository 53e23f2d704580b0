import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusOn } from "./focus-on.ts";

/**
 * After a navigation without a page load, the focus starts at the title, as it would after one. A page whose one field
 * people come to fill in marks it: `data-arrival`.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const field = document.querySelector<HTMLElement>("[data-arrival]");
    if (field) field.focus({ preventScroll: true });
    else focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
  }, [pathname]);
}
