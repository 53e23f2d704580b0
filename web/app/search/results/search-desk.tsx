import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { searchTitle } from "@candor/contract/search/title";
import { useState } from "react";
import { Outlet, useNavigation } from "react-router";
import { MakeAlert } from "../../alerts/make-alert.tsx";
import { Feeds } from "../../searches/feeds.tsx";
import { KeepSearch } from "../../searches/keep-search.tsx";
import { counted, numberText } from "../../wording/counted.ts";
import type { Explained } from "../explanation/explained.ts";
import { WhyNot } from "../explanation/why-not.tsx";
import type { Search } from "../filters/facets.ts";
import { SearchFilters } from "../filters/search-filters.tsx";
import { MapButton, SearchMap } from "../map/search-map.tsx";
import { NearMe } from "../near-me/near-me.tsx";
import { isSameList, searchOnly } from "../parameters.ts";
import { ProposedChips } from "../understood/proposed-chips.tsx";
import { RelatedSearches } from "../understood/related-searches.tsx";
import { SearchReading } from "../understood/search-reading.tsx";
import { WiderSearches } from "../understood/wider-searches.tsx";
import { DeskForm } from "./desk-form.tsx";
import { DeskKeys } from "./desk-keys.tsx";
import { hasNoPostings, matchesOf } from "./groups.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchTrouble } from "./search-trouble.tsx";
import { SortLinks } from "./sort-links.tsx";
import { useReloadWhenOnline } from "./use-reload-when-online.ts";

interface SearchDeskProps extends Search {
  readonly leftOut: readonly string[];
  /** Open next to the list until another posting is chosen. */
  readonly first: JobDetails | undefined;
  readonly problem: ProblemDocument | undefined;
  readonly explained: Explained | undefined;
  readonly now: number;
  readonly proposesChips: boolean;
  /** Postings that the account has saved. */
  readonly savedIds: readonly string[];
  /** Postings of the list that one press can apply to. */
  readonly ready: readonly string[];
  /** Whether the search is known to be one of the reader's favorites. */
  readonly isFavorite: boolean;
}

/** The sentence on top, the index of filters in the margin, the list, and the posting being read. */
export function SearchDesk(props: SearchDeskProps) {
  const { leftOut, first, problem, explained, now, proposesChips, savedIds, ready, ...search } = props;
  const { parameters, criteria, found } = search;
  const isPending = useIsOtherList(parameters);
  const { wider = [] } = found ?? {};
  const said = found?.hint ?? found?.message;
  const isEmpty = found !== undefined && matchesOf(found) === 0;
  const isOnline = useReloadWhenOnline();
  const [showsMap, setShowsMap] = useState(false);
  return (
    <div className={isOnline ? "desk" : "desk desk-offline"} aria-busy={isPending}>
      <DeskForm {...search} />
      <div className="ledger-head">
        <h1 className="total" aria-live="polite">
          {found ? totalText(found) : searchTitle(criteria)}
        </h1>
        {found && <KeepSearch {...props} />}
        {found && <MakeAlert parameters={searchOnly(parameters)} />}
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
          <p className="desk-offline-line" role="status">
            {!isOnline && message("search.offline")}
          </p>
          {problem && <SearchTrouble problem={problem} parameters={parameters} />}
          {said && <SearchMessage message={said} parameters={parameters} />}
          {isEmpty && <WiderSearches {...search} wider={wider} title={message("wider.title")} />}
          {found && (
            <SearchResults {...search} {...{ found, now, explained, savedIds, ready }} first={first?.id} />
          )}
          {proposesChips && <ProposedChips {...search} />}
          {!isEmpty && <WiderSearches {...search} wider={wider} title={message("wider.more")} />}
          {found && !hasNoPostings(found, parameters) && <WhyNot search={search} explained={explained} />}
          {found?.related && <RelatedSearches sentences={found.related} parameters={parameters} />}
          {found && <Feeds parameters={parameters} leftOut={leftOut} />}
          {found && <DeskKeys />}
        </div>
        <Outlet context={first} />
      </div>
    </div>
  );
}

/** "12 matches · 8 close": a close posting doesn't count as a match. */
function totalText(found: SearchAnswer): string {
  const { close } = found;
  if (!close) return counted("search.total", found.hits.total.value);
  const matches = counted("search.matches", matchesOf(found));
  return message("search.matchesAndClose", { matches, close: numberText(close.count) });
}

interface SearchMessageProps {
  readonly message: NonNullable<SearchAnswer["message"] | SearchAnswer["hint"]>;
  readonly parameters: URLSearchParams;
}

function SearchMessage({ message: { key, text }, parameters }: SearchMessageProps) {
  return (
    <div className="search-message" role="status">
      {key === "search.invalidLocation" && <h2>{message("location.invalid")}</h2>}
      <p className="lead">{text}</p>
      {key === "search.nearMe" && <NearMe parameters={parameters} />}
      {key === "search.noOrganization" && (
        <MakeAlert parameters={searchOnly(parameters)} label={message("alerts.followUnknown")} />
      )}
    </div>
  );
}

/** Whether another list is loading; this one is shown until it arrives. */
function useIsOtherList(parameters: URLSearchParams): boolean {
  const { location } = useNavigation();
  return location !== undefined && !isSameList(parameters, new URLSearchParams(location.search));
}
