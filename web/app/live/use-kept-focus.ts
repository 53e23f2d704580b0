import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { focusOn } from "./focus-on.ts";

interface Sent {
  readonly pathname: string;
  /** What the form is in, innermost first. */
  readonly around: readonly Element[];
}

/**
 * When an outcome replaces a form, the focus is lost with it, and people with a keyboard or a screen reader start over
 * at the top of the page. This focuses the heading of the section that the answer leads to instead, or of the one that
 * held the form.
 */
export function useKeptFocus(): void {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const sent = useRef<Sent>(undefined);
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      sent.current = target instanceof Element ? { pathname, around: sectionsAround(target) } : undefined;
    };
    // Captured, because React stops some submissions.
    document.addEventListener("submit", onSubmit, true);
    return () => document.removeEventListener("submit", onSubmit, true);
  }, [pathname]);
  useEffect(() => {
    // A dialog that confirms submits without an event.
    if (state === "submitting") sent.current ??= { pathname, around: [] };
    if (state !== "idle" || !sent.current) return;
    const { pathname: from, around } = sent.current;
    sent.current = undefined;
    if (from !== pathname || document.activeElement !== document.body) return;
    const part = document.getElementById(hash.slice(1));
    if (part?.matches(headings)) return focusOn(part);
    const place = around.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
    focusOn(place?.querySelector<HTMLElement>(headings));
  }, [state, pathname, hash]);
}

const headings = "h1, h2, h3";

function sectionsAround(element: Element | null): Element[] {
  const section = element?.closest("section, article, main");
  return section ? [section, ...sectionsAround(section.parentElement)] : [];
}
