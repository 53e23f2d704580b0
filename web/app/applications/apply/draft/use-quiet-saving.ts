import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { partAddress } from "../steps/steps.ts";
import type { Fault } from "./draft-calls.ts";
import type { Refusal } from "./save-step.ts";

/** Milliseconds without a key after which what was typed is kept. */
const pause = 400;

/** Sends a form's fields to the draft. A newer state of them takes the place of one that is under way. */
export function useQuietSaving(refusal: Refusal | undefined) {
  const address = partAddress(useLocation().pathname, "draft");
  const [faults, setFaults] = useState<readonly Fault[]>(refusal?.faults ?? []);
  const [state, setState] = useState<"kept" | "failed">();
  const underWay = useRef<AbortController>(undefined);
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
      setFaults(await send(address, form, signal));
      // More may have been typed since.
      if (!waiting.current) setState("kept");
    } catch {
      // What was typed is still in the form, and goes with it when it is sent.
      if (!signal.aborted) setState("failed");
    }
  };
  const later = (form: HTMLFormElement): void => {
    clearTimeout(waiting.current?.timer);
    setState(undefined);
    waiting.current = { form, timer: window.setTimeout(() => void keep(form), pause) };
  };
  useLeaving(() => {
    if (waiting.current) void keep(waiting.current.form);
  });
  return { keep, later, stop, faults, state };
}

/** Resolves with what is wrong so far. It goes on when the page is left meanwhile. */
async function send(address: string, form: HTMLFormElement, signal: AbortSignal): Promise<readonly Fault[]> {
  const response = await fetch(address, { method: "POST", body: typedIn(form), keepalive: true, signal });
  if (!response.ok) throw new Error(`The draft was not kept: ${response.status}.`);
  const { faults } = (await response.json()) as { readonly faults: readonly Fault[] };
  return faults;
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

/** When the page is closed or reloaded, and when a script navigates to another. */
function useLeaving(then: () => void): void {
  const leave = useEffectEvent(then);
  useEffect(() => {
    const leaving = () => leave();
    window.addEventListener("pagehide", leaving);
    return () => {
      window.removeEventListener("pagehide", leaving);
      leaving();
    };
  }, []);
}
