import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { documentAfter } from "./document-after.ts";

export interface Unsaved<Watched extends HTMLElement = HTMLFormElement> {
  readonly form: RefObject<Watched | null>;
  readonly saving: () => void;
  /** Of a form that stays on its page: what is changed after it was saved is asked about again. */
  readonly changing: () => void;
  /** Set while somebody is about to leave what they changed. */
  readonly leaving: { readonly leave: () => void; readonly stay: () => void } | undefined;
}

/**
 * N-12: asks before what was changed in a form is left, also what was typed before the page's scripts were there.
 * `refusal` is what came of the last saving, if it was refused.
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
    // React listens at the document: what it takes to another page itself has been prevented by then.
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

/** Whether a field holds something else than it came with. */
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
