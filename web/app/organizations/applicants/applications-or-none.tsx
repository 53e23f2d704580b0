import type { Presence } from "@candor/contract/pipeline/shapes";
import { lazy, type ReactNode, Suspense } from "react";
import { useLeft } from "../../forms/use-form-when-gone.ts";
import { WithPresence } from "../../pipeline/presence/looking.tsx";
import type { Answering } from "./answering-form.tsx";
import type { ListRefusal } from "./list-action.ts";

/** Few lists become empty while somebody writes. */
const UnsentNote = lazy(() => import("./unsent-note.tsx"));

interface ApplicationsOrNoneProps {
  readonly listed: Pick<Answering, "applications" | "decisions" | "templates" | "now"> & {
    readonly presence: Presence;
  };
  readonly from: Answering["from"];
  readonly refusal: ListRefusal | undefined;
  readonly show: (answering: Answering) => ReactNode;
  /** What a list without applications says. */
  readonly children: ReactNode;
}

/** A list's applications, with who looks at each. Where none is left, a note that was being written to some is quoted. */
export function ApplicationsOrNone({ listed, from, refusal, show, children }: ApplicationsOrNoneProps) {
  const { applications, decisions, templates, presence, now } = listed;
  const [left, keep] = useLeft<string>(0);
  if (applications.length === 0)
    return (
      <>
        <Suspense>
          <UnsentNote left={left} refusal={refusal} />
        </Suspense>
        {children}
      </>
    );
  const answering: Answering = {
    applications,
    decisions,
    from,
    templates,
    now,
    faults: refusal?.faults ?? [],
    failed: refusal?.failed ?? [],
    typed: refusal?.typed,
    filled: refusal?.filled,
    onGone: keep,
  };
  return <WithPresence presence={presence}>{show(answering)}</WithPresence>;
}
