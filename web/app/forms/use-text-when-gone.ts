import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { textOf } from "../wire/text-of.ts";

/** Tells what a form's field held when the form is removed from the page. Returns the form's ref. */
export function useTextWhenGone(
  name: string,
  tell: (text: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const gone = useEffectEvent((last: HTMLFormElement | null) => {
    if (last) tell(textOf(new FormData(last), name));
  });
  useLayoutEffect(() => {
    const last = form.current;
    return () => gone(last);
  }, []);
  return form;
}

/** What was typed into a form that is gone, unless it has been sent since; and what keeps the text for it. */
export function useLeftText(sent: number): readonly [left: string, keep: (text: string) => void] {
  const [left, setLeft] = useState({ text: "", sent });
  return [left.sent === sent ? left.text.trim() : "", (text) => setLeft({ text, sent })];
}
