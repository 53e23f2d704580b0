import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { useGuard } from "../../ui/unsaved/guarded-forms.tsx";
import { hasChanges } from "../../ui/unsaved/has-changes.ts";
import { holdsPasted, isBegun, isText, nameSaved } from "./autosaved-form.ts";
import type { EditorAnswer } from "./editor-answer.ts";
import { useDueSave } from "./use-due-save.ts";
import { useWaitingButton } from "./use-waiting-button.ts";

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
  const due = useDueSave();
  const button = useWaitingButton(onWaiting);
  /** Whether a pressed button took the place of a save that was due. */
  const isHeld = useRef(false);
  const isSaving = fetcher.state !== "idle";
  const send = useEffectEvent(() => {
    due.take();
    isHeld.current = false;
    // An answer's form begins with what was typed.
    if (!form.current || (!isBegun(form.current) && !shown && !hasChanges(form.current))) return;
    const body = new FormData(form.current);
    body.set("intent", "autosave");
    void fetcher.submit(body, { method: "post" });
  });
  const later = useEffectEvent(() => {
    due.stop();
    // A person must settle a conflict.
    if (!fetcher.data?.conflict) due.begin(() => (isSaving ? later() : send()));
  });
  useFormEvents(form, {
    onBegin: (element) => {
      if (isFilled(element, shown)) later();
    },
    onText: () => later(),
    onSubmit: (event) => {
      isHeld.current ||= due.isDue();
      due.take();
      if (isSaving) button.hold(event);
    },
    onEnd: () => {
      due.stop();
      button.release();
    },
  });
  // A preview saves nothing.
  const resume = useEffectEvent(() => {
    if (isHeld.current && !shown?.conflict) later();
  });
  useEffect(() => resume(), [shown]);
  const settle = useEffectEvent((answer: EditorAnswer | undefined) => {
    if (answer?.autosaved && form.current) {
      nameSaved(form.current, answer.autosaved);
      onSaved({ ...answer.autosaved, typed: answer.typed }, button.isWaiting());
      if (!due.isDue() && !holdsPasted(form.current)) saving(form.current);
    }
    if (!answer?.conflict && !answer?.failed) button.press(form.current);
    button.release();
  });
  useEffect(() => {
    if (!isSaving) settle(fetcher.data);
  }, [isSaving, fetcher.data]);
  return fetcher.data;
}

interface FormEvents {
  readonly onBegin: (form: HTMLFormElement) => void;
  readonly onText: () => void;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onEnd: () => void;
}

function useFormEvents(form: RefObject<HTMLFormElement | null>, events: FormEvents): void {
  const onBegin = useEffectEvent(events.onBegin);
  const onText = useEffectEvent(events.onText);
  const onSubmit = useEffectEvent(events.onSubmit);
  const onEnd = useEffectEvent(events.onEnd);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const input = ({ target }: Event) => {
      if (isText(target)) onText();
    };
    const submit = (event: SubmitEvent) => onSubmit(event);
    element.addEventListener("input", input);
    element.addEventListener("submit", submit);
    onBegin(element);
    return () => {
      element.removeEventListener("input", input);
      element.removeEventListener("submit", submit);
      onEnd();
    };
  }, [form]);
}

/**
 * Whether there is something to save from the start: somebody may have typed, or previewed, before this was loaded, or
 * the form started over with other values. Choosing another organization begins no draft, but moves the one that is
 * there.
 */
function isFilled(form: HTMLFormElement, shown: EditorAnswer | undefined): boolean {
  return (
    hasChanges(form) ||
    shown?.preview !== undefined ||
    (shown?.filled !== undefined && (shown.switchedTo === undefined || isBegun(form)))
  );
}
