import { type FocusEvent, type FormEvent, useState } from "react";
import { type Control, isTypedInto } from "./is-typed-into.ts";
import type { Refusal } from "./refusal.ts";
import { type Typed, typedIn } from "./typed-fields.ts";

/** By field name. */
type Errors = Readonly<Record<string, string | undefined>>;

/**
 * A form's errors: as the server reported them, then as they change. A field is checked when the focus moves to another
 * one and it isn't empty, and at every keystroke once it has an error. `check` sees the whole form.
 */
export function useFormChecks(refusal: Pick<Refusal, "errors"> | undefined, check: (typed: Typed) => Errors) {
  const [answer, setAnswer] = useState(refusal);
  const [errors, setErrors] = useState<Errors>(refusal?.errors ?? {});
  if (answer !== refusal) {
    setAnswer(refusal);
    setErrors(refusal?.errors ?? {});
  }
  const checkAgain = (form: HTMLFormElement, left?: string) => {
    const found = check(typedIn(new FormData(form)));
    setErrors((before) => {
      const shown = Object.keys(before).filter((field) => before[field] !== undefined);
      return Object.fromEntries([...shown, ...(left ? [left] : [])].map((field) => [field, found[field]]));
    });
  };
  return {
    errors,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => checkAgain(currentTarget),
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      if (!(isTypedInto(target) && isTypedInto(relatedTarget))) return;
      const left = groupOf(target);
      if (target.value !== "" && left !== groupOf(relatedTarget)) checkAgain(currentTarget, left);
    },
  };
}

/** A date has two controls: "started-month" and "started-year". */
function groupOf({ name }: Control): string {
  return name.split("-")[0] ?? name;
}
