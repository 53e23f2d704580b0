import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { EditorAnswer } from "./editor-answer.ts";

export interface Autosaving {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly saved: () => void;
  readonly changing: () => void;
  readonly onVersion: (version: number) => void;
}

/** Milliseconds without typing before what was typed is saved. */
const pause = 1500;

/** Saves a draft while it is written. Its answer is that of a normal save, but the form stays as it is. */
export function useAutosave({ form, saved, changing, onVersion }: Autosaving): EditorAnswer | undefined {
  const fetcher = useFetcher<EditorAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<HTMLElement | null>(undefined);
  const isSaving = fetcher.state !== "idle";
  const send = useEffectEvent(() => {
    if (!form.current) return;
    const body = new FormData(form.current);
    body.set("intent", "autosave");
    void fetcher.submit(body, { method: "post" });
  });
  const later = useEffectEvent(() => {
    changing();
    clearTimeout(timer.current);
    // A person must settle a conflict.
    if (!fetcher.data?.conflict) timer.current = setTimeout(() => (isSaving ? later() : send()), pause);
  });
  /** Makes a pressed button wait for a running save, since the button's request must name its version. */
  const hold = useEffectEvent((event: SubmitEvent) => {
    clearTimeout(timer.current);
    if (!isSaving) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current = event.submitter;
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onInput = () => later();
    const onSubmit = (event: SubmitEvent) => hold(event);
    element.addEventListener("input", onInput);
    element.addEventListener("submit", onSubmit);
    return () => {
      element.removeEventListener("input", onInput);
      element.removeEventListener("submit", onSubmit);
      clearTimeout(timer.current);
    };
  }, [form]);
  const settle = useEffectEvent((answer: EditorAnswer | undefined) => {
    const field = form.current?.elements.namedItem("version");
    if (answer?.autosaved && field instanceof HTMLInputElement) {
      // A request that waits names it at once; the next rendering does too.
      field.value = String(answer.autosaved.version);
      onVersion(answer.autosaved.version);
      saved();
    }
    const submitter = waiting.current;
    waiting.current = undefined;
    if (submitter !== undefined && !answer?.conflict) form.current?.requestSubmit(submitter);
  });
  useEffect(() => {
    if (!isSaving) settle(fetcher.data);
  }, [isSaving, fetcher.data]);
  return fetcher.data;
}
