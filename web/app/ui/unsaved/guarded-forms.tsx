import { createContext, type ReactNode, useContext } from "react";
import { UnsavedDialog } from "./unsaved-dialog.tsx";
import { type Unsaved, useUnsaved } from "./use-unsaved.ts";

interface GuardedFormsProps {
  /** The outcome of the last save, if it was refused. */
  readonly refusal: unknown;
  readonly children: ReactNode;
}

export type Guard = Pick<Unsaved, "saving" | "isUnsaved">;

const guards = createContext<Guard>({ saving: () => undefined, isUnsaved: () => false });

/** The guard of the forms around this component. */
export function useGuard(): Guard {
  return useContext(guards);
}

/** N-12, for a page with several forms: a router asks one question at a time. */
export function GuardedForms({ refusal, children }: GuardedFormsProps) {
  const { form, saving, changing, isUnsaved, leaving } = useUnsaved<HTMLDivElement>(refusal);
  return (
    // Captured, because the router asks as soon as the form itself gets the submit event.
    <div ref={form} onSubmitCapture={saving} onInput={changing}>
      <guards.Provider value={{ saving, isUnsaved }}>{children}</guards.Provider>
      <UnsavedDialog leaving={leaving} />
    </div>
  );
}
