import { type RefObject, useEffect, useState } from "react";

/** How many applications are checked in the form around a fieldset. Without scripts, it stays 0. */
export function useChecked(part: RefObject<HTMLFieldSetElement | null>): number {
  const [count, setCount] = useState(0);
  // Without dependencies: rows come and go with the data.
  useEffect(() => {
    const form = part.current?.form;
    const read = () => setCount(form?.querySelectorAll("input[name=checked]:checked").length ?? 0);
    read();
    form?.addEventListener("change", read);
    return () => form?.removeEventListener("change", read);
  });
  return count;
}
