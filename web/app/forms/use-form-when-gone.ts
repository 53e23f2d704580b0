import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Tells what a form's fields held when the form is removed from the page. Returns the form's ref. */
export function useFormWhenGone(tell: (held: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const gone = useEffectEvent((last: HTMLFormElement | null) => {
    if (last) tell(new FormData(last));
  });
  useLayoutEffect(() => {
    const last = form.current;
    return () => gone(last);
  }, []);
  return form;
}

/** What a removed form held, unless it has been sent since, and the function that keeps it. */
export function useLeft<Left>(sent: number): readonly [left: Left | undefined, keep: (left: Left) => void] {
  const [left, setLeft] = useState<{ readonly held: Left; readonly sent: number }>();
  return [left?.sent === sent ? left.held : undefined, (held) => setLeft({ held, sent })];
}
