import { type FocusEvent, type FormEvent, useState } from "react";
import type { FieldCheck } from "./field-checks.ts";
import type { Refusal } from "./refusal.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The errors of a form's fields: as the server refused them, and as they are from then on. A field is checked when
 * another one is gone to with something in it, and once it has an error at every key.
 */
export function useCheckedFields<Name extends string>(
  checks: Readonly<Record<Name, FieldCheck>>,
  refusal: Refusal | undefined,
) {
  const [answer, setAnswer] = useState(refusal);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>(refusal?.errors ?? {});
  if (answer !== refusal) {
    setAnswer(refusal);
    setErrors(refusal?.errors ?? {});
  }
  return (name: Name) => {
    const check = (value: string) => setErrors((before) => ({ ...before, [name]: checks[name](value) }));
    return {
      name,
      error: errors[name],
      onBlur: ({ currentTarget: { value }, relatedTarget }: FocusEvent<Control>) => {
        // Not on the way to a button or a link: a message that appears would move it from under the pointer.
        if (value !== "" && relatedTarget instanceof HTMLInputElement) check(value);
      },
      onInput: ({ currentTarget: { value } }: FormEvent<Control>) => {
        if (errors[name] !== undefined) check(value);
      },
    };
  };
}
