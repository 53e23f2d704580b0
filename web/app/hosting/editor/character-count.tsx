import { useEffect, useState } from "react";
import { counted } from "../../wording/counted.ts";

export interface Counting {
  /** The field's name. */
  readonly name: string;
  readonly most: number;
}

/** The characters left in a field while one types. Its hint states the limit, so this is only visual. */
export function CharacterCount({ name, most }: Counting) {
  const [left, setLeft] = useState(most);
  useEffect(() => {
    const field = document.getElementById(name);
    if (!(field instanceof HTMLInputElement)) return undefined;
    const count = () => setLeft(most - field.value.length);
    count();
    field.addEventListener("input", count);
    return () => field.removeEventListener("input", count);
  }, [name, most]);
  return (
    <p className="field-hint figures" aria-hidden="true">
      {counted("hosting.charactersLeft", left)}
    </p>
  );
}
