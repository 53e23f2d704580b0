import { message } from "@candor/contract/messages/message";
import { facetsOf, type Search } from "./facets.ts";
import { SearchFacet } from "./search-facet.tsx";
import { SearchFacts } from "./search-facts.tsx";
import { SearchPay } from "./search-pay.tsx";

/** What a search can be narrowed to, and what each value finds: an index in the margin, on a phone a section to open. */
export function SearchFilters(search: Search) {
  const facets = facetsOf(search);
  return (
    <aside className="desk-index" aria-label={message("search.narrow")}>
      <a className="skip-link" href="#results">
        {message("search.skipToPostings")}
      </a>
      <details>
        <summary>
          <h2>{message("search.narrow")}</h2>
        </summary>
        <div className="facets">
          <SearchPay {...search} />
          {facets
            .filter(({ isFact }) => !isFact)
            .map((facet) => (
              <SearchFacet key={facet.name} facet={facet} />
            ))}
          <SearchFacts facets={facets.filter(({ isFact }) => isFact)} />
        </div>
      </details>
    </aside>
  );
}
