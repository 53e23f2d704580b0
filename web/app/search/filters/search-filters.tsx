import { message } from "@candor/contract/messages/message";
import { facetsOf, type Search } from "./facets.ts";
import { SearchFacet } from "./search-facet.tsx";
import { SearchPay } from "./search-pay.tsx";

/** What a search can be narrowed to, and what each value finds: an index in the margin, on a phone a section to open. */
export function SearchFilters(search: Search) {
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
          {facetsOf(search).map((facet) => (
            <SearchFacet key={facet.name} facet={facet} />
          ))}
        </div>
      </details>
    </aside>
  );
}
