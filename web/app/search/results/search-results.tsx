import { limits } from "@candor/contract/limits";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { lazy, Suspense, useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { useSaved } from "../../saved-postings/use-saved.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import type { Explained } from "../explanation/explained.ts";
import type { Search } from "../filters/facets.ts";
import { listAddress, openedAddress, shownAddress } from "../parameters.ts";
import { EntryAside } from "./entry-aside.tsx";
import { ResultPages } from "./result-pages.tsx";
import { SearchList } from "./search-list.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useMedia } from "./use-media.ts";
import { useShowMore } from "./use-show-more.ts";
import { withinPage } from "./within-page.ts";

/** Only for lists that leave something out. */
const HiddenLine = lazy(() => import("../../own-lists/hidden-line.tsx"));

interface SearchResultsProps extends Search {
  readonly found: SearchAnswer;
  readonly explained: Explained | undefined;
  /** The number of the posting in the pane while none is chosen. */
  readonly first: string | undefined;
  readonly now: number;
  /** The account's saved postings. */
  readonly savedIds: readonly string[];
  /** Those on the first page that one press can apply to. */
  readonly ready: readonly string[];
}

/** The list, which grows in place; its address says how far, so that going back leads to the same list. */
export function SearchResults({ explained, first, now, savedIds, ready, ...search }: SearchResultsProps) {
  const { found, criteria, parameters } = search;
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { results, state, oneClick, showMore } = useShowMore(found, criteria, ready);
  const isBeside = useMedia(sideBySide);
  const chosen = parameters.get("job") ?? undefined;
  const shown = chosen ?? (isBeside ? first : undefined);
  useDeskKeys(list, { shown, isChosen: chosen !== undefined }, (id) => {
    const posting = results.documents.find((one) => one.id === id);
    if (posting) void navigate(addresses.apply(posting));
  });
  const saved = useSaved(savedIds);
  const { from = 0, size = limits.defaultSearchSize } = criteria;
  return (
    <>
      <SearchList
        {...search}
        postings={results.documents}
        home={typeof criteria.location === "string" ? criteria.location : undefined}
        now={now}
        oneClick={oneClick}
        aside={(posting, place) => <EntryAside {...{ posting, place, search, explained, saved }} />}
        ref={list}
        opened={shown}
        onOpen={({ id }, event) => {
          if (!isPlainClick(event) || !matchMedia(sideBySide).matches) return;
          event.preventDefault();
          // One step back closes it, however many were viewed.
          void navigate(openedAddress(parameters, id), { ...withinPage, replace: parameters.has("job") });
        }}
      />
      {results.documents.some(({ own }) => own?.hidden) && (
        <Suspense>
          <HiddenLine postings={results.documents} from={listAddress(parameters)} />
        </Suspense>
      )}
      <ResultPages
        {...{ parameters, from, size, results, state }}
        onMore={(event) => {
          if (!isPlainClick(event)) return;
          if (shownAddress(parameters, results.cursor + 1, found.snapshot) === undefined) return;
          event.preventDefault();
          void showMore();
        }}
      />
    </>
  );
}

/** The width at which list and posting fit next to each other: as in `search-desk.css`. */
const sideBySide = "(min-width: 75rem)";
