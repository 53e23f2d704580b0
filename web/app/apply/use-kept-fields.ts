import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Fault } from "./draft-calls.ts";
import type { Refusal } from "./save-step.ts";
import { partAddress } from "./steps.ts";

/** Milliseconds without a key after which what was typed is kept. */
const pause = 400;

/**
 * Keeps what is typed while it is typed. What is wrong with a field is told once it was left, or once the form was
 * refused, and is checked at every key from then on.
 */
export function useKeptFields(refusal: Refusal | undefined) {
  const { keep, faults, state } = useQuietSaving(refusal);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    state,
    errorOf: (name: string) =>
      refusal || left.has(name) ? faults.find(({ field }) => field === name)?.text : undefined,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(currentTarget), pause);
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      // The button sends the form itself; a message that appears now would push it from under the pointer.
      if (relatedTarget instanceof HTMLButtonElement || !isTyped(target)) return;
      clearTimeout(timer.current);
      void keep(currentTarget).then(() => setLeft((before) => new Set(before).add(target.name)));
    },
  };
}

function isTyped(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    (target instanceof HTMLInputElement && target.type !== "file") || target instanceof HTMLTextAreaElement
  );
}

/** Sends a form's fields to the draft. A newer state of them takes the place of one that is under way. */
function useQuietSaving(refusal: Refusal | undefined) {
  const { pathname } = useLocation();
  const [faults, setFaults] = useState<readonly Fault[]>(refusal?.faults ?? []);
  const [state, setState] = useState<"kept" | "failed">();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => {
    if (refusal) setFaults(refusal.faults);
  }, [refusal]);
  const keep = async (form: HTMLFormElement): Promise<void> => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    try {
      const response = await fetch(partAddress(pathname, "draft"), {
        method: "POST",
        body: typedIn(form),
        keepalive: true,
        signal,
      });
      if (!response.ok) return setState("failed");
      const answer = (await response.json()) as { readonly faults: readonly Fault[] };
      setFaults(answer.faults);
      setState("kept");
    } catch {
      // What was typed is still in the form, and goes with it when it is sent.
      if (!signal.aborted) setState("failed");
    }
  };
  return { keep, faults, state };
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}
