import { message } from "@candor/contract/messages/message";
import type { Facet } from "./facets.ts";
import { FactFacet } from "./search-facet.tsx";

/** What postings state about the work, fact by fact, with the number of those that don't say. */
export function SearchFacts({ facets }: { facets: readonly Facet[] }) {
  if (facets.length === 0) return null;
  return (
    <section className="facet-facts" aria-labelledby="facet-facts">
      <h3 id="facet-facts">{message("facet.facts")}</h3>
      {facets.map((facet) => (
        <FactFacet key={facet.name} facet={facet} />
      ))}
    </section>
  );
}
