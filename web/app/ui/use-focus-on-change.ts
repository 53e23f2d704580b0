import { useEffect, useRef } from "react";

/** A heading that takes the focus when `shown` changes, for a page that shows something else at the same address. */
export function useFocusOnChange(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
