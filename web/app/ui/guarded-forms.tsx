import type { ReactNode } from "react";
import { UnsavedDialog } from "./unsaved-dialog.tsx";
import { useUnsaved } from "./use-unsaved.ts";

interface GuardedFormsProps {
  /** What came of the last saving, if it was refused. */
  readonly refusal: unknown;
  readonly children: ReactNode;
}

/** N-12, for a page with several forms: a router asks one question at a time. */
export function GuardedForms({ refusal, children }: GuardedFormsProps) {
  const { form, saving, changing, leaving } = useUnsaved<HTMLDivElement>(refusal);
  return (
    // Captured: the router asks as soon as the form itself hears that it is sent.
    <div ref={form} onSubmitCapture={saving} onChange={changing}>
      {children}
      <UnsavedDialog leaving={leaving} />
    </div>
  );
}
