import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import type { Search } from "../filters/facets.ts";
import { askExplanation } from "./ask-explanation.ts";
import type { Explained } from "./explained.ts";
import { Explanation } from "./explanation.tsx";

interface ExplanationPanelProps {
  readonly jobId: string;
  readonly search: Search;
  /** The question from the page's own address, with its answer. */
  readonly explained: Explained | undefined;
}

/** Asks when it is shown, unless the page arrived with the answer; a changed list is a new question. */
export default function ExplanationPanel({ jobId, search, explained }: ExplanationPanelProps) {
  const { criteria } = search;
  const given = explained?.jobId === jobId ? explained : undefined;
  const [answer, setAnswer] = useState<Explained>();
  useEffect(() => {
    if (given) return undefined;
    const asking = new AbortController();
    askExplanation(criteria, jobId, asking.signal).then(setAnswer, () => undefined);
    return () => asking.abort();
  }, [criteria, jobId, given]);
  const shown = given ?? answer;
  return (
    <section className="explanation" aria-label={message("why.explanation")} aria-busy={!shown}>
      {shown ? <Explanation {...search} explained={shown} /> : <p role="status">{message("why.asking")}</p>}
    </section>
  );
}
