import type { SearchAnswer } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { searchTitle } from "@candor/contract/messages/search-title";
import type { ProblemDocument } from "@candor/contract/problems";
import { useState } from "react";
import { Outlet, useNavigation } from "react-router";
import type { Explained } from "../search/explained.ts";
import type { Search } from "../search/facets.ts";
import { isSameList, otherFilters } from "../search/parameters.ts";
import { useSearchForm } from "../search/use-search-form.ts";
import { Feeds } from "../searches/feeds.tsx";
import { KeepSearch } from "../searches/keep-search.tsx";
import { OwnSearches } from "../searches/own-searches.tsx";
import { counted } from "../wording/counted.ts";
import { DeskKeys } from "./desk-keys.tsx";
import { OwnLocation } from "./own-location.tsx";
import { ProposedChips } from "./proposed-chips.tsx";
import { RelatedSearches } from "./related-searches.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchForm } from "./search-form.tsx";
import { MapButton, SearchMap } from "./search-map.tsx";
import { SearchReading } from "./search-reading.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchTrouble } from "./search-trouble.tsx";
import { SortLinks } from "./sort-links.tsx";
import { Typeahead } from "./typeahead.tsx";
import { WhyNot } from "./why-not.tsx";
import { WiderSearches } from "./wider-searches.tsx";

interface SearchDeskProps extends Search {
  readonly leftOut: readonly string[];
  readonly problem: ProblemDocument | undefined;
  readonly explained: Explained | undefined;
  readonly now: number;
  readonly proposesChips: boolean;
}

/** The sentence above, the index of filters in the margin, the list, and the posting that is being read. */
export function SearchDesk({ leftOut, problem, explained, now, proposesChips, ...search }: SearchDeskProps) {
  const { parameters, criteria, found } = search;
  const form = useSearchForm(parameters);
  const isPending = useIsOtherList(parameters);
  const [showsMap, setShowsMap] = useState(false);
  return (
    <div className="desk" aria-busy={isPending}>
      <SearchForm
        values={parameters}
        hidden={otherFilters(parameters)}
        ref={form.form}
        onSubmit={form.onSubmit}
        placeTools={
          <>
            <Typeahead kind="place" />
            <OwnLocation />
          </>
        }
      >
        <OwnSearches />
        <Typeahead />
      </SearchForm>
      <div className="ledger-head">
        <h1 className="total" aria-live="polite">
          {found ? counted("search.total", found.hits.total.value) : searchTitle(criteria)}
        </h1>
        {found && <KeepSearch criteria={criteria} parameters={parameters} />}
        {found && (
          <div className="list-view">
            <MapButton isOpen={showsMap} onChange={setShowsMap} />
            <SortLinks parameters={parameters} sort={criteria.sort ?? "relevance"} />
          </div>
        )}
      </div>
      <SearchReading {...search} leftOut={leftOut} />
      {found && showsMap && <SearchMap {...search} />}
      <div className="desk-columns">
        <SearchFilters {...search} />
        <div className="desk-list" id="results" tabIndex={-1}>
          {problem && <SearchTrouble problem={problem} parameters={parameters} />}
          {found?.message && <SearchMessage message={found.message} />}
          {found?.wider && <WiderSearches {...search} wider={found.wider} />}
          {found && (
            <SearchResults
              {...search}
              found={found}
              now={now}
              explained={explained}
              opened={parameters.get("job") ?? undefined}
            />
          )}
          {proposesChips && <ProposedChips {...search} />}
          {found && <WhyNot search={search} explained={explained} />}
          {found?.related && <RelatedSearches sentences={found.related} parameters={parameters} />}
          {found && <Feeds parameters={parameters} leftOut={leftOut} />}
          {found && <DeskKeys />}
        </div>
        <Outlet />
      </div>
    </div>
  );
}

function SearchMessage({ message: { key, text } }: { message: NonNullable<SearchAnswer["message"]> }) {
  return (
    <div className="search-message" role="status">
      {key === "search.invalidLocation" && <h2>{message("location.invalid")}</h2>}
      <p className="lead">{text}</p>
    </div>
  );
}

/** Whether another list is on its way; this one is shown until it comes. */
function useIsOtherList(parameters: URLSearchParams): boolean {
  const { location } = useNavigation();
  return location !== undefined && !isSameList(parameters, new URLSearchParams(location.search));
}
