import type { SearchCriteria } from "@candor/contract/search/shapes";
import { useEffect, useState } from "react";
import { askPlaces, type PlacesOfSearch } from "./ask-places.ts";

export interface Asked {
  /** The search's places; until they arrive, those of the search before it. */
  readonly found?: PlacesOfSearch | undefined;
  readonly state: "asking" | "answered" | "failed";
}

/** Where a search's postings are. */
export function usePlaces(criteria: SearchCriteria): Asked {
  const [answer, setAnswer] = useState<Asked & { readonly criteria: SearchCriteria }>();
  useEffect(() => {
    const asking = new AbortController();
    askPlaces(criteria, asking.signal).then(
      (found) => setAnswer({ criteria, found, state: "answered" }),
      () => {
        if (!asking.signal.aborted) setAnswer({ criteria, state: "failed" });
      },
    );
    return () => asking.abort();
  }, [criteria]);
  return answer?.criteria === criteria ? answer : { found: answer?.found, state: "asking" };
}
