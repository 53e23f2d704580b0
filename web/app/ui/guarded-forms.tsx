import type { ReactNode } from "react";
import { UnsavedDialog } from "./unsaved-dialog.tsx";
import { useUnsaved } from "./use-unsaved.ts";

interface GuardedFormsProps {
  /** The outcome of the last save, if it was refused. */
  readonly refusal: unknown;
  readonly children: ReactNode;
}

/** N-12, for a page with several forms: a router asks one question at a time. */
export function GuardedForms({ refusal, children }: GuardedFormsProps) {
  const { form, saving, changing, leaving } = useUnsaved<HTMLDivElement>(refusal);
  return (
    // Captured, because the router asks as soon as the form itself gets the submit event.
    <div ref={form} onSubmitCapture={saving} onChange={changing}>
      {children}
      <UnsavedDialog leaving={leaving} />
    </div>
  );
}
