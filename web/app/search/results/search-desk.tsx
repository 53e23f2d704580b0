import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { searchTitle } from "@candor/contract/search/title";
import { useState } from "react";
import { Outlet, useNavigation } from "react-router";
import { Feeds } from "../../searches/feeds.tsx";
import { KeepSearch } from "../../searches/keep-search.tsx";
import { OwnSearches } from "../../searches/own-searches.tsx";
import { counted } from "../../wording/counted.ts";
import type { Explained } from "../explanation/explained.ts";
import { WhyNot } from "../explanation/why-not.tsx";
import type { Search } from "../filters/facets.ts";
import { SearchFilters } from "../filters/search-filters.tsx";
import { OwnLocation } from "../form/offer-own-location.tsx";
import { SearchForm } from "../form/search-form.tsx";
import { Typeahead } from "../form/typeahead.tsx";
import { useSearchForm } from "../form/use-search-form.ts";
import { MapButton, SearchMap } from "../map/search-map.tsx";
import { NearMe } from "../near-me/near-me.tsx";
import { isSameList, otherFilters } from "../parameters.ts";
import { ProposedChips } from "../understood/proposed-chips.tsx";
import { RelatedSearches } from "../understood/related-searches.tsx";
import { SearchReading } from "../understood/search-reading.tsx";
import { WiderSearches } from "../understood/wider-searches.tsx";
import { DeskKeys } from "./desk-keys.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchTrouble } from "./search-trouble.tsx";
import { SortLinks } from "./sort-links.tsx";

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
          {found?.message && <SearchMessage message={found.message} parameters={parameters} />}
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

interface SearchMessageProps {
  readonly message: NonNullable<SearchAnswer["message"]>;
  readonly parameters: URLSearchParams;
}

function SearchMessage({ message: { key, text }, parameters }: SearchMessageProps) {
  return (
    <div className="search-message" role="status">
      {key === "search.invalidLocation" && <h2>{message("location.invalid")}</h2>}
      <p className="lead">{text}</p>
      {key === "search.nearMe" && <NearMe parameters={parameters} />}
    </div>
  );
}

/** Whether another list is on its way; this one is shown until it comes. */
function useIsOtherList(parameters: URLSearchParams): boolean {
  const { location } = useNavigation();
  return location !== undefined && !isSameList(parameters, new URLSearchParams(location.search));
}
