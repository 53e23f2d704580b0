import { type RefObject, useEffect, useRef } from "react";

/** For a form without a summary of its errors: its first refused field takes the focus. Returns the form's ref. */
export function useFocusedFault(refused: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused !== undefined) focusFault(form.current);
  }, [refused]);
  return form;
}

/**
 * Moves the focus to the first refused field of a form, so that its error is read, unless a summary of the errors has
 * taken it or the person has gone elsewhere.
 */
export function focusFault(form: HTMLElement | null | undefined): void {
  const focused = document.activeElement;
  const isLeft = focused === document.body || (form?.contains(focused) && focused?.matches(controls));
  if (!isLeft) return;
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  // A field that keeps the focus isn't read again.
  if (field === focused) field?.blur();
  field?.focus();
}

const controls = "button, input, select, textarea";
