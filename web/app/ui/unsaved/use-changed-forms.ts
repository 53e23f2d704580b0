import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { focusFault } from "../use-focused-fault.ts";
import { formsIn, hasChanges } from "./has-changes.ts";

/** A submit event, or a form that was saved without one. */
export type Submitted = HTMLFormElement | SyntheticEvent;

/** Which forms have changes that are neither saved nor being saved. */
export function useChangedForms(watched: RefObject<HTMLElement | null>, refusal: unknown) {
  const saved = useRef(new WeakSet<HTMLFormElement>());
  const last = useRef<HTMLFormElement>(undefined);
  // A refused form shows what was typed as its initial values, so it doesn't differ from them.
  const refused = useRef<HTMLFormElement | "unknown">(undefined);
  const asked = useRef<HTMLFormElement>(undefined);
  const submitted = useRef<"leaves" | "stays">(undefined);
  useEffect(() => {
    refused.current = refusal === undefined ? undefined : (last.current ?? "unknown");
    if (refusal !== undefined) focusFault(last.current?.isConnected ? last.current : watched.current);
  }, [refusal, watched]);
  return {
    /** Whether the form that is being submitted leads to another page; undefined if none is. */
    leaves: () => {
      asked.current = submitted.current === "leaves" ? last.current : undefined;
      return submitted.current && submitted.current === "leaves";
    },
    isUnsaved: (only?: HTMLFormElement) =>
      (refused.current !== undefined && (only === undefined || refused.current === only)) ||
      formsIn(only ?? watched.current).some((form) => !saved.current.has(form) && hasChanges(form)),
    saving: (given: Submitted) => {
      const form = given instanceof HTMLFormElement ? given : given.target;
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
      const pressed =
        given instanceof HTMLFormElement ? undefined : (given.nativeEvent as SubmitEvent).submitter;
      if (!pressed?.closest("[data-part]")) saved.current.add(form);
      // A form that started over is another element.
      if (refused.current === "unknown" || refused.current === form || !refused.current?.isConnected)
        refused.current = undefined;
      if (given instanceof HTMLFormElement) return;
      last.current = form;
      submitted.current = pressed?.dataset["leaves"] === undefined ? "stays" : "leaves";
      // The router asks while the event is dispatched.
      setTimeout(() => (submitted.current = undefined));
    },
    changing: ({ target }: SyntheticEvent) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (form) saved.current.delete(form);
    },
    /** Somebody decided against leaving by the form that asked. */
    unsend: () => {
      if (asked.current) saved.current.delete(asked.current);
    },
  };
}
