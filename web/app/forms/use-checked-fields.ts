import { type FocusEvent, type FormEvent, useState } from "react";
import type { FieldCheck } from "./field-checks.ts";
import { isTypedInto } from "./is-typed-into.ts";
import type { Refusal } from "./refusal.ts";
import type { Typed } from "./typed-fields.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The properties that make a text field a checked one. */
export interface CheckedField {
  readonly name: string;
  readonly error: string | undefined;
  readonly onBlur: (event: FocusEvent<Control>) => void;
  readonly onInput: (event: FormEvent<Control>) => void;
}

/**
 * The errors of a form's fields: as the server reported them, then as they change. A field is checked when the focus
 * moves to another one and it isn't empty, and at every keystroke once it has an error.
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
  return (name: Name): CheckedField => {
    const check = ({ value, form }: Control) => {
      const error = checks[name](value, typedInto(form));
      setErrors((before) => ({ ...before, [name]: error }));
    };
    return {
      name,
      error: errors[name],
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (currentTarget.value !== "" && isTypedInto(relatedTarget)) check(currentTarget);
      },
      onInput: ({ currentTarget }) => {
        if (errors[name] !== undefined) check(currentTarget);
      },
    };
  };
}

function typedInto(form: HTMLFormElement | null): Typed {
  return (name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
  };
}
