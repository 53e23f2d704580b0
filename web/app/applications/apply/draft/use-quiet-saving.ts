import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { partAddress } from "../steps/steps.ts";
import type { Fault } from "./draft-calls.ts";
import type { Refusal } from "./save-step.ts";

/** Milliseconds without a keystroke before what was typed is saved. */
const pause = 400;

/** Saves a form's fields in the draft. A newer state replaces one that is still being sent. */
export function useQuietSaving(refusal: Refusal | undefined) {
  const address = partAddress(useLocation().pathname, "draft");
  const [faults, setFaults] = useState<readonly Fault[]>(refusal?.faults ?? []);
  const [state, setState] = useState<"kept" | "failed">();
  const underWay = useRef<AbortController>(undefined);
  const typed = useRef(new Set<string>());
  const waiting = useRef<{ readonly form: HTMLFormElement; readonly timer: number }>(undefined);
  useEffect(() => {
    if (refusal) setFaults(refusal.faults);
  }, [refusal]);

  const stop = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    underWay.current?.abort();
  };
  const keep = async (form: HTMLFormElement): Promise<void> => {
    stop();
    const { signal } = (underWay.current = new AbortController());
    try {
      const { faults, kept } = await send(address, fieldsOf(form, typed.current), signal);
      setFaults(faults);
      // More may have been typed since.
      if (!waiting.current) setState(kept ? "kept" : "failed");
    } catch {
      // What was typed is still in the form, and is sent with it.
      if (!signal.aborted) setState("failed");
    }
  };
  const later = (form: HTMLFormElement, field: string): void => {
    typed.current.add(field);
    clearTimeout(waiting.current?.timer);
    setState(undefined);
    waiting.current = { form, timer: window.setTimeout(() => void keep(form), pause) };
  };
  useLeaving(() => {
    if (waiting.current) void keep(waiting.current.form);
  });
  return { keep, later, stop, faults, state };
}

interface Answer {
  /** What is wrong so far. */
  readonly faults: readonly Fault[];
  /** A text that is too long is not kept. */
  readonly kept: boolean;
}

/** Continues when the person leaves the page. */
async function send(address: string, body: URLSearchParams, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { method: "POST", body, keepalive: true, signal });
  if (!response.ok) throw new Error(`The draft was not kept: ${response.status}.`);
  return (await response.json()) as Answer;
}

/** An empty field counts only if somebody emptied it: a resume that is still being read may fill the others. */
function fieldsOf(form: HTMLFormElement, typed: ReadonlySet<string>): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && (value !== "" || typed.has(name)) ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

/**
 * Runs when the page is closed, hidden or reloaded, and when a script navigates elsewhere. A browser hides a page only
 * once the next one arrives, which would lack what was typed last.
 */
function useLeaving(then: () => void): void {
  const leave = useEffectEvent(then);
  useEffect(() => {
    const leaving = () => leave();
    const hidden = () => {
      if (document.visibilityState === "hidden") leaving();
    };
    window.addEventListener("beforeunload", leaving);
    window.addEventListener("pagehide", leaving);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("beforeunload", leaving);
      window.removeEventListener("pagehide", leaving);
      document.removeEventListener("visibilitychange", hidden);
      leaving();
    };
  }, []);
}
