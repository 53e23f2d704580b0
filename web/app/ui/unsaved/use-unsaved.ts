import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Blocker, type BlockerFunction, NavigationType, useBlocker } from "react-router";
import { documentAfter } from "./document-after.ts";
import { type Submitted, useChangedForms } from "./use-changed-forms.ts";

export interface Unsaved<Watched extends HTMLElement = HTMLFormElement> {
  /** A form, or what contains several: a router asks one question at a time. */
  readonly form: RefObject<Watched | null>;
  /** For the submit event of the forms, or for a form that was saved without one. */
  readonly saving: (saved: Submitted) => void;
  /** For the input event of forms that stay on their page: a change after saving makes them ask again. */
  readonly changing: (changed: SyntheticEvent) => void;
  /** Whether there are changes to lose: in one of the forms, if it is named. */
  readonly isUnsaved: (only?: HTMLFormElement) => boolean;
  /** Set while somebody is about to leave unsaved changes. */
  readonly leaving: { readonly leave: () => void; readonly stay: () => void } | undefined;
}

/**
 * N-12: asks before forms' changes are left, including those typed before the page's scripts ran. Submitting a form
 * isn't leaving, even if another form has changes, unless the pressed button says `data-leaves`; one in
 * `data-part` saves only a part of its form. Nothing asks about a field with `data-unasked`. `refusal` is the
 * outcome of the last save, if it was refused.
 */
export function useUnsaved<Watched extends HTMLElement = HTMLFormElement>(
  refusal: unknown,
): Unsaved<Watched> {
  const form = useRef<Watched>(null);
  const forms = useChangedForms(form, refusal);
  const blocker = useBlocker((to) => (forms.leaves() ?? leadsAway(to)) && forms.isUnsaved());
  const [document, setDocument] = useState<string>();
  const hasLeft = useRef(false);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!hasLeft.current && forms.isUnsaved()) event.preventDefault();
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const address = documentAfter(event);
    if (address === undefined || !forms.isUnsaved()) return;
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
  const { saving, changing, isUnsaved, unsend } = forms;
  const leaving = leavingOf(blocker, unsend) ?? (document === undefined ? undefined : leavingFor(document));
  return { form, saving, changing, isUnsaved, leaving };

  function leavingFor(address: string) {
    return {
      leave() {
        hasLeft.current = true;
        location.assign(address);
      },
      stay: () => setDocument(undefined),
    };
  }
}

/** A page that replaces its own address, or its part after #, keeps its forms. */
function leadsAway({
  currentLocation: from,
  nextLocation: to,
  historyAction,
}: Parameters<BlockerFunction>[0]) {
  return (
    from.pathname !== to.pathname || (historyAction !== NavigationType.Replace && from.search !== to.search)
  );
}

function leavingOf(blocker: Blocker, unsend: () => void): Unsaved["leaving"] {
  if (blocker.state !== "blocked") return undefined;
  return {
    leave: () => blocker.proceed(),
    stay() {
      unsend();
      blocker.reset();
    },
  };
}
