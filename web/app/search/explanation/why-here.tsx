import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { lazy, Suspense, useState } from "react";
import { numberText } from "../../wording/counted.ts";
import type { Search } from "../filters/facets.ts";
import { explainAddress } from "../parameters.ts";
import type { Explained } from "./explained.ts";

const Panel = lazy(() => import("./explanation-panel.tsx"));

interface WhyHereProps {
  readonly posting: JobDocument;
  /** Its place in the whole list, from 1. */
  readonly place: number;
  readonly search: Search;
  readonly explained: Explained | undefined;
}

/** In each entry: why it has its place. Without scripts it is a link to the same list with the answer in it. */
export function WhyHere({ posting: { id }, place, search, explained }: WhyHereProps) {
  const [isOpen, setOpen] = useState(explained?.jobId === id);
  return (
    <>
      <a
        className="why-link"
        href={explainAddress(search.parameters, id)}
        rel="nofollow"
        aria-expanded={isOpen}
        aria-describedby={`posting-${id}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {message("why.here", { rank: numberText(place) })}
      </a>
      {isOpen && (
        <Suspense>
          <Panel key={String(search.parameters)} jobId={id} search={search} explained={explained} />
        </Suspense>
      )}
    </>
  );
}
