import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { EditorAnswer } from "./editor-answer.ts";

interface Autosaving {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Only a draft is saved as it is typed: a published posting changes when somebody says so. */
  readonly posting: HostedPosting | undefined;
  readonly saved: () => void;
  readonly changing: () => void;
}

/** How long nothing is typed before what was typed is saved. */
const pause = 1500;

/** Saves a draft while it is written. Its answer is that of a save, but the form stays as it is. */
export function useAutosave({ form, posting, saved, changing }: Autosaving) {
  const fetcher = useFetcher<EditorAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<HTMLElement | null>(undefined);
  const [version, setVersion] = useState(0);
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
    // A conflict is somebody's to settle.
    if (!fetcher.data?.conflict) timer.current = setTimeout(() => (isSaving ? later() : send()), pause);
  });
  const isDraft = posting?.life === "draft";
  useEffect(() => {
    const element = form.current;
    if (!isDraft || !element) return undefined;
    const onInput = () => later();
    element.addEventListener("input", onInput);
    return () => {
      element.removeEventListener("input", onInput);
      clearTimeout(timer.current);
    };
  }, [isDraft, form]);
  const settle = useEffectEvent((answer: EditorAnswer | undefined) => {
    const field = form.current?.elements.namedItem("version");
    if (answer?.autosaved && field instanceof HTMLInputElement) {
      // What waits to be sent names it at once; the next drawing does too.
      field.value = String(answer.autosaved.version);
      setVersion(answer.autosaved.version);
      saved();
    }
    const submitter = waiting.current;
    waiting.current = undefined;
    if (submitter !== undefined && !answer?.conflict) form.current?.requestSubmit(submitter);
  });
  useEffect(() => {
    if (!isSaving) settle(fetcher.data);
  }, [isSaving, fetcher.data]);
  return {
    answer: fetcher.data,
    /** The last one that was saved here; 0 before. */
    version,
    /** A press of a button waits for a save that is under way, whose version it has to name. Whether it goes on now. */
    submits(event: FormEvent<HTMLFormElement>): boolean {
      clearTimeout(timer.current);
      if (!isSaving) return true;
      event.preventDefault();
      waiting.current = (event.nativeEvent as SubmitEvent).submitter;
      return false;
    },
  };
}
