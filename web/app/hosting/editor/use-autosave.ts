import { type RefObject, startTransition, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { useGuard } from "../../ui/guarded-forms.tsx";
import { hasChanges } from "../../ui/has-changes.ts";
import type { EditorAnswer } from "./editor-answer.ts";

export type Autosaved = NonNullable<EditorAnswer["autosaved"]> & Pick<EditorAnswer, "typed">;

export interface Autosaving {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The page's answer to a button. */
  readonly answer: EditorAnswer | undefined;
  /** `isSubmitting`: a pressed button waited for it, and submits the form now. */
  readonly onSaved: (saved: Autosaved, isSubmitting: boolean) => void;
  /** Called when a pressed button begins to wait for a running save, and when that is over. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** Milliseconds without typing before what was typed is saved. */
const pause = 1500;

/**
 * Saves a draft while it is written; a new posting becomes one with its first text. The answer is that of a normal
 * save, but the form stays as it is.
 */
export function useAutosave({
  form,
  answer: shown,
  onSaved,
  onWaiting,
}: Autosaving): EditorAnswer | undefined {
  const fetcher = useFetcher<EditorAnswer>();
  const { saving } = useGuard();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<HTMLElement | null>(undefined);
  /** Whether a pressed button took the place of a save that was due. */
  const isHeld = useRef(false);
  const isSaving = fetcher.state !== "idle";
  const send = useEffectEvent(() => {
    timer.current = undefined;
    isHeld.current = false;
    // An answer's form begins with what was typed.
    if (!form.current || (!isBegun(form.current) && !shown && !hasChanges(form.current))) return;
    const body = new FormData(form.current);
    body.set("intent", "autosave");
    void fetcher.submit(body, { method: "post" });
  });
  const later = useEffectEvent(() => {
    clearTimeout(timer.current);
    // A person must settle a conflict.
    if (!fetcher.data?.conflict) timer.current = setTimeout(() => (isSaving ? later() : send()), pause);
  });
  /** Makes a pressed button wait for a running save, since the button's request must name its version. */
  const hold = useEffectEvent((event: SubmitEvent) => {
    isHeld.current ||= timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isSaving) return;
    event.preventDefault();
    event.stopPropagation();
    // A second press does nothing.
    if (waiting.current !== undefined) return;
    waiting.current = event.submitter;
    onWaiting(true);
  });
  const release = useEffectEvent(() => {
    if (waiting.current === undefined) return;
    waiting.current = undefined;
    // With the router's own update, so that the buttons stay busy until the page is sent.
    startTransition(() => onWaiting(false));
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onInput = ({ target }: Event) => {
      if (isText(target)) later();
    };
    const onSubmit = (event: SubmitEvent) => hold(event);
    element.addEventListener("input", onInput);
    element.addEventListener("submit", onSubmit);
    // Somebody may have typed, or previewed, before this was loaded, or the form started over with other values.
    if (isFilled(element)) later();
    return () => {
      element.removeEventListener("input", onInput);
      element.removeEventListener("submit", onSubmit);
      clearTimeout(timer.current);
      release();
    };
  }, [form]);
  // Choosing another organization begins no draft, but moves the one that is there.
  const isFilled = useEffectEvent(
    (element: HTMLFormElement) =>
      hasChanges(element) ||
      shown?.preview !== undefined ||
      (shown?.filled !== undefined && (shown.switchedTo === undefined || isBegun(element))),
  );
  // A preview saves nothing.
  const resume = useEffectEvent(() => {
    if (isHeld.current && !shown?.conflict) later();
  });
  useEffect(() => resume(), [shown]);
  const settle = useEffectEvent((answer: EditorAnswer | undefined) => {
    if (answer?.autosaved && form.current) {
      const { id, version } = answer.autosaved;
      // A request that waits names them at once; the next rendering does too.
      put(form.current, "version", String(version));
      put(form.current, "draft", id);
      onSaved({ ...answer.autosaved, typed: answer.typed }, waiting.current !== undefined);
      if (timer.current === undefined && !holdsPasted(form.current)) saving(form.current);
    }
    const submitter = waiting.current;
    if (submitter !== undefined && !answer?.conflict && !answer?.failed)
      form.current?.requestSubmit(submitter);
    release();
  });
  useEffect(() => {
    if (!isSaving) settle(fetcher.data);
  }, [isSaving, fetcher.data]);
  return fetcher.data;
}

/** Whether a draft exists that the form can be saved to. */
function isBegun(form: HTMLFormElement): boolean {
  return fieldOf(form, "draft")?.value !== "";
}

/** A pasted text isn't part of the posting. */
function isText(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.getAttribute("name") !== "pasted";
}

function holdsPasted(form: HTMLFormElement): boolean {
  const pasted = form.elements.namedItem("pasted");
  return pasted instanceof HTMLTextAreaElement && pasted.value !== pasted.defaultValue;
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
