import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { documentAfter } from "./document-after.ts";

export interface Unsaved<Watched extends HTMLElement = HTMLFormElement> {
  readonly form: RefObject<Watched | null>;
  readonly saving: () => void;
  /** For a form that stays on its page: a change after saving makes it ask again. */
  readonly changing: () => void;
  /** Set while somebody is about to leave unsaved changes. */
  readonly leaving: { readonly leave: () => void; readonly stay: () => void } | undefined;
}

/**
 * N-12: asks before a form's changes are left, including those typed before the page's scripts ran. `refusal` is the
 * outcome of the last save, if it was refused.
 */
export function useUnsaved<Watched extends HTMLElement = HTMLFormElement>(
  refusal: unknown,
): Unsaved<Watched> {
  const form = useRef<Watched>(null);
  const state = useRef<"open" | "saving" | "refused" | "left">("open");
  const isUnsaved = () =>
    state.current === "refused" || (state.current === "open" && hasChanges(form.current));
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (refusal !== undefined) state.current = "refused";
  }, [refusal]);
  const [document, setDocument] = useState<string>();
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const address = documentAfter(event);
    if (address === undefined || !isUnsaved()) return;
    event.preventDefault();
    setDocument(address);
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => ask(event);
    // React listens at the document: it has already prevented the clicks that it handles itself.
    const onClick = (event: MouseEvent) => follow(event);
    addEventListener("beforeunload", onLeave);
    addEventListener("click", onClick);
    return () => {
      removeEventListener("beforeunload", onLeave);
      removeEventListener("click", onClick);
    };
  }, []);
  return {
    form,
    saving() {
      state.current = "saving";
    },
    changing() {
      if (state.current === "saving") state.current = "open";
    },
    leaving: leavingOf(blocker) ?? (document === undefined ? undefined : leavingFor(document)),
  };

  function leavingFor(address: string) {
    return {
      leave() {
        state.current = "left";
        location.assign(address);
      },
      stay: () => setDocument(undefined),
    };
  }
}

function leavingOf(blocker: Blocker): Unsaved["leaving"] {
  return blocker.state === "blocked"
    ? { leave: () => blocker.proceed(), stay: () => blocker.reset() }
    : undefined;
}

/** Whether a field differs from its initial value. */
function hasChanges(form: HTMLElement | null): boolean {
  return [...(form?.querySelectorAll("input, select, textarea") ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    // A box without a value says "on", whatever its default value is.
    if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
      return field.checked !== field.defaultChecked;
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    return isText && field.value !== field.defaultValue;
  });
}
