import { message } from "@candor/contract/messages/message";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { numberText } from "../../wording/counted.ts";
import { pageAddress, searchOnly } from "../parameters.ts";
import type { Results } from "./use-results.ts";

interface ResultPagesProps extends Pick<Results, "results" | "state"> {
  readonly parameters: URLSearchParams;
  readonly from: number;
  readonly size: number;
  readonly onMore: (event: MouseEvent) => void;
}

/** How much of the list is shown, and the link to more from the same point in time (a page without scripts). */
export function ResultPages({ parameters, from, size, onMore, results, state }: ResultPagesProps) {
  const { cursor, complete, hits, snapshot = "" } = results;
  const total = hits.total.value;
  if (from === 0 && total <= size) return null;
  const last = Math.min(from + cursor, total);
  return (
    <nav className="result-pages" aria-label={message("search.pages")}>
      {from > 0 && (
        <Link rel="prev" to={pageAddress(parameters, Math.max(0, from - size), snapshot)}>
          {message("search.previous")}
        </Link>
      )}
      {cursor > 0 && (
        <p role="status">
          {message("search.shown", {
            first: numberText(from + 1),
            last: numberText(last),
            total: numberText(total),
          })}
        </p>
      )}
      {!complete && last < total && state !== "expired" && (
        <a
          rel="next"
          href={pageAddress(parameters, last, snapshot)}
          onClick={onMore}
          aria-busy={state === "loading"}
        >
          {state === "loading" ? message("search.loadingMore") : message("search.showMore")}
        </a>
      )}
      <MoreTrouble parameters={parameters} results={results} state={state} />
    </nav>
  );
}

/** Why no more arrived. The list stays; the link above retries, unless its snapshot has expired. */
function MoreTrouble({
  parameters,
  results,
  state,
}: Pick<ResultPagesProps, "parameters" | "results" | "state">) {
  if (state === "expired")
    return (
      <div role="alert">
        <p>{message("problem.snapshotExpired")}</p>
        <a className="action" href={addresses.search(searchOnly(parameters))}>
          {message("search.searchAgain")}
        </a>
      </div>
    );
  if (results.message !== "search.somethingWentWrong" || state === "loading") return null;
  return <p role="alert">{message("search.somethingWentWrong")}</p>;
}
