import { type FocusEvent, type FormEvent, useState } from "react";
import type { Refusal } from "./save-step.ts";
import { useQuietSaving } from "./use-quiet-saving.ts";

/**
 * Saves what is typed while it is typed. A field's error appears once the field was left, or once the form was refused,
 * and is rechecked at every keystroke from then on.
 */
export function useKeptFields(refusal: Refusal | undefined) {
  const { keep, later, stop, faults, state } = useQuietSaving(refusal);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    state,
    errorOf: (name: string) =>
      refusal || left.has(name) ? faults.find(({ field }) => field === name)?.text : undefined,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
      later(currentTarget, (target as Element).getAttribute("name") ?? ""),
    // Submitting sends all of it.
    onSubmit: stop,
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      // The button submits the form itself; a message that appeared now would push it from under the pointer.
      if (relatedTarget instanceof HTMLButtonElement || !isTyped(target)) return;
      void keep(currentTarget).then(() => setLeft((before) => new Set(before).add(target.name)));
    },
  };
}

function isTyped(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    (target instanceof HTMLInputElement && target.type !== "file") || target instanceof HTMLTextAreaElement
  );
}
