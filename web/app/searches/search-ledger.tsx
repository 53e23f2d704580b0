import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";
import type { KeptEntry } from "./kept-search.ts";

interface SearchLedgerProps {
  readonly entries: readonly KeptEntry[];
  /** Whether these are the favorites. */
  readonly favorite: boolean;
  /** The page that lists them. */
  readonly from: string;
  readonly now: number;
}

/** An account's searches, each linked to its list, to keep or forget. */
export function SearchLedger({ entries, favorite, from, now }: SearchLedgerProps) {
  const { ageText } = useDates();
  const mark = favorite ? "searches.unmarkOne" : "searches.markOne";
  return (
    <ol className="ledger kept-searches">
      {entries.map(({ id = "", search, words, usedAt }) => (
        <li key={id}>
          <h2>
            <a href={addresses.search(new URLSearchParams(search))}>{words}</a>
          </h2>
          <p>
            {message("searches.lastMade")} <time dateTime={usedAt}>{ageText(usedAt, now)}</time>
          </p>
          <Form method="post" action={addresses.keptSearches} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="favorite" value={String(!favorite)} />
            <input type="hidden" name="from" value={from} />
            <button name="act" value="mark" aria-label={message(mark, { search: words })}>
              {message(favorite ? "searches.unmark" : "searches.mark")}
            </button>
            <button name="act" value="forget" aria-label={message("searches.forgetOne", { search: words })}>
              {message("searches.forget")}
            </button>
          </Form>
        </li>
      ))}
    </ol>
  );
}

export function ForgetRecent() {
  return (
    <Form method="post" action={addresses.keptSearches}>
      <input type="hidden" name="from" value={addresses.recentSearches} />
      <Button tone="quiet" name="act" value="forget-recent">
        {message("searches.forgetRecent")}
      </Button>
    </Form>
  );
}
