import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { useNavigate } from "react-router";
import { useSession } from "../../wire/session-data.ts";
import { shownAddress } from "../parameters.ts";
import { useOneClick } from "./use-one-click.ts";
import { useResults } from "./use-results.ts";
import { withinPage } from "./within-page.ts";

/** The list so far, and what appends to it. `ready` are those on the first page that one press can apply to. */
export function useShowMore(found: SearchAnswer, criteria: SearchCriteria, ready: readonly string[]) {
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const { results, state, loadMore } = useResults(found, criteria);
  const { oneClick, askFor } = useOneClick(ready);

  /** Appends the next page, focuses its first entry, and puts into the address how far the list goes. */
  async function showMore(): Promise<void> {
    const more = await loadMore();
    const firstNew = more?.documents[results.cursor];
    if (!more || !firstNew) return;
    if (signedIn) void askFor(more.documents.slice(results.cursor).map(({ id }) => id));
    document.getElementById(`posting-${firstNew.id}`)?.focus({ preventScroll: true });
    // Another posting may have been opened in the meantime.
    const address = shownAddress(new URLSearchParams(location.search), more.cursor, found.snapshot);
    if (address) await navigate(address, { ...withinPage, replace: true });
  }

  return { results, state, oneClick, showMore };
}
