import { limits } from "@candor/contract/limits";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { lazy, type MouseEvent, Suspense, useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { SaveStar } from "../../saved-postings/save-star.tsx";
import { useSaved } from "../../saved-postings/use-saved.ts";
import { useSession } from "../../wire/session-data.ts";
import type { Explained } from "../explanation/explained.ts";
import { WhyHere } from "../explanation/why-here.tsx";
import type { Search } from "../filters/facets.ts";
import { listAddress, openedAddress, shownAddress } from "../parameters.ts";
import { ResultPages } from "./result-pages.tsx";
import { SearchList } from "./search-list.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useMedia } from "./use-media.ts";
import { useOneClick } from "./use-one-click.ts";
import { useResults } from "./use-results.ts";

/** Strangers have no lists of their own, so their pages don't load these. */
const HideHere = lazy(() => import("../../own-lists/hide-here.tsx"));
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
  const { results, state, loadMore } = useResults(found, criteria);
  const isBeside = useMedia(sideBySide);
  const chosen = parameters.get("job") ?? undefined;
  const shown = chosen ?? (isBeside ? first : undefined);
  useDeskKeys(list, { shown, isChosen: chosen !== undefined }, (id) => {
    const posting = results.documents.find((one) => one.id === id);
    if (posting) void navigate(addresses.apply(posting));
  });
  const { signedIn } = useSession();
  const { oneClick, askFor } = useOneClick(ready);
  const { isSaved, toggle } = useSaved(savedIds);
  const here = listAddress(parameters);
  const { from = 0, size = limits.defaultSearchSize } = criteria;

  async function showMore() {
    const more = await loadMore();
    const firstNew = more?.documents[results.cursor];
    if (!more || !firstNew) return;
    if (signedIn) void askFor(more.documents.slice(results.cursor).map(({ id }) => id));
    document.getElementById(`posting-${firstNew.id}`)?.focus({ preventScroll: true });
    // Another posting may have been opened in the meantime.
    const address = shownAddress(new URLSearchParams(location.search), more.cursor, found.snapshot);
    if (address) await navigate(address, { ...withinPage, replace: true });
  }

  return (
    <>
      <SearchList
        {...search}
        postings={results.documents}
        home={typeof criteria.location === "string" ? criteria.location : undefined}
        now={now}
        oneClick={oneClick}
        aside={(posting, place) => (
          <>
            <SaveStar
              posting={posting}
              isSaved={isSaved(posting.id)}
              from={here}
              onToggle={() => void toggle({ ...posting, organization: posting.organization.name })}
            />
            {signedIn && (
              <Suspense>
                <HideHere posting={posting} from={here} />
              </Suspense>
            )}
            <WhyHere posting={posting} place={place} search={search} explained={explained} />
          </>
        )}
        ref={list}
        opened={shown}
        onOpen={({ id }, event) => {
          if (!isPlain(event) || !matchMedia(sideBySide).matches) return;
          event.preventDefault();
          // One step back closes it, however many were viewed.
          void navigate(openedAddress(parameters, id), { ...withinPage, replace: parameters.has("job") });
        }}
      />
      {signedIn && (
        <Suspense>
          <HiddenLine postings={results.documents} from={here} />
        </Suspense>
      )}
      <ResultPages
        parameters={parameters}
        from={from}
        size={size}
        results={results}
        state={state}
        onMore={(event) => {
          if (!isPlain(event) || shownAddress(parameters, results.cursor + 1, found.snapshot) === undefined)
            return;
          event.preventDefault();
          void showMore();
        }}
      />
    </>
  );
}

/** The width at which list and posting fit next to each other: as in `search-desk.css`. */
const sideBySide = "(min-width: 75rem)";

/** The list stays, and so does everything else that was loaded for the page. */
const withinPage = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

/** A click that doesn't ask for a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
