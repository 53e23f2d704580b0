import { message } from "@candor/contract/messages/message";
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import { counted } from "../../wording/counted.ts";
import { matchesOf } from "../results/groups.ts";
import { facetsOf, type Search } from "./facets.ts";
import type { FilterSheet } from "./filter-sheet.tsx";
import { SearchFacet } from "./search-facet.tsx";
import { SearchFacts } from "./search-facts.tsx";
import { SearchPay } from "./search-pay.tsx";

/** A search's filters: an index in the margin; on a phone a sheet, or without scripts a section to open. */
export function SearchFilters(search: Search) {
  const [sheet, setSheet] = useState<{ readonly Sheet: ComponentType<ComponentProps<typeof FilterSheet>> }>();
  const onSummary = (event: MouseEvent<HTMLElement>) => {
    const section = event.currentTarget.parentElement;
    event.preventDefault();
    import("./filter-sheet.tsx").then(
      ({ FilterSheet: Sheet }) => setSheet({ Sheet }),
      // The section still opens.
      () => section?.toggleAttribute("open"),
    );
  };
  const show = search.found && showText(search.found);
  return (
    <aside className="desk-index" aria-label={message("search.narrow")}>
      <a className="skip-link" href="#results">
        {message("search.skipToPostings")}
      </a>
      <details>
        <summary onClick={onSummary}>
          <h2>{message("search.narrow")}</h2>
        </summary>
        {!sheet && <Facets {...search} />}
        <a className="show-postings" href="#results">
          {show}
        </a>
      </details>
      {sheet && (
        <sheet.Sheet show={show} onClose={() => setSheet(undefined)}>
          <Facets {...search} />
        </sheet.Sheet>
      )}
    </aside>
  );
}

function Facets(search: Search) {
  const facets = facetsOf(search);
  return (
    <div className="facets">
      <SearchPay {...search} />
      {facets
        .filter(({ isFact }) => !isFact)
        .map((facet) => (
          <SearchFacet key={facet.name} facet={facet} />
        ))}
      <SearchFacts facets={facets.filter(({ isFact }) => isFact)} />
    </div>
  );
}

/** "Show 41 postings": the matches, or the close ones if there are none. */
function showText(found: NonNullable<Search["found"]>): string {
  const matches = matchesOf(found);
  return matches === 0 && found.close
    ? counted("search.showClose", found.close.count)
    : counted("search.show", matches);
}
