import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { focusOn } from "./focus-on.ts";

/** After a navigation without a page load, the focus starts at the title, as it would after one, or at the page's field. */
export function useArrival(fieldId: string | undefined): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const arrive = useEffectEvent(() => {
    const field = fieldId === undefined ? null : document.getElementById(fieldId);
    if (field) field.focus({ preventScroll: true });
    else focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
  });
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    arrive();
  }, [pathname]);
}
