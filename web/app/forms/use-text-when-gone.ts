import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
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
