import { limits } from "@candor/contract/limits";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { noResults, type ResultSet, withResults } from "../../wire/result-set.ts";
import type { Expired } from "./next-page.ts";

interface Held {
  readonly first: SearchAnswer;
  readonly results: ResultSet;
  readonly state: "idle" | "loading" | "expired";
}

export interface Results extends Pick<Held, "results" | "state"> {
  /** Appends the next page; resolves to the results so far, or to nothing if none arrived. */
  readonly loadMore: () => Promise<ResultSet | undefined>;
}

/** A search's results so far. A new first page starts over. */
export function useResults(first: SearchAnswer, criteria: SearchCriteria): Results {
  const [held, setHeld] = useState(() => begun(first));
  const current = held.first === first ? held : begun(first);
  if (current !== held) setHeld(current);
  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), [first]);

  async function loadMore(): Promise<ResultSet | undefined> {
    if (current.state === "loading") return undefined;
    const { signal } = (search.current = new AbortController());
    setHeld({ ...current, state: "loading" });
    const event = await asked(nextCriteria(criteria, current), signal);
    if (!event) return undefined;
    const results = event.kind === "expired" ? current.results : withResults(current.results, event);
    // Waiting calls find the new entries in the page.
    flushSync(() => setHeld({ first, results, state: event.kind === "expired" ? "expired" : "idle" }));
    return event.kind === "next-page" ? results : undefined;
  }

  return { results: current.results, state: current.state, loadMore };
}

function begun(first: SearchAnswer): Held {
  return { first, results: withResults(noResults, { kind: "first-page", answer: first }), state: "idle" };
}

function nextCriteria(criteria: SearchCriteria, { first, results }: Held): SearchCriteria {
  const { from = 0, size = limits.defaultSearchSize } = criteria;
  return { ...criteria, from: from + results.cursor, size, snapshot: first.snapshot, facets: false };
}

type Event = Parameters<typeof withResults>[1] | Expired;

/** Its code loads with the first requested page. Nothing if nobody waits any longer. */
async function asked(criteria: SearchCriteria, signal: AbortSignal): Promise<Event | undefined> {
  try {
    const { nextPage } = await import("./next-page.ts");
    return await nextPage(criteria, signal);
  } catch {
    return signal.aborted ? undefined : { kind: "failure" };
  }
}
