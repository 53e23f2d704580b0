import type { SearchAnswer } from "@candor/contract/jobs";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { pageAddress } from "../search/parameters.ts";
import { numberText } from "../wording/counted.ts";

interface ResultPagesProps {
  readonly parameters: URLSearchParams;
  readonly from: number;
  readonly size: number;
  readonly found: SearchAnswer;
}

/** Pages of one point in time: the links carry its snapshot, so that nothing is shown twice or skipped. */
export function ResultPages({ parameters, from, size, found }: ResultPagesProps) {
  const total = found.hits.total.value;
  const last = Math.min(from + found.documents.length, total);
  if (from === 0 && last === total) return null;
  const address = (start: number) => pageAddress(parameters, start, found.snapshot);
  return (
    <nav className="result-pages" aria-label={message("search.pages")}>
      {from > 0 && (
        <a rel="prev" href={address(Math.max(0, from - size))}>
          {message("search.previous")}
        </a>
      )}
      {last > from && (
        <p>
          {message("search.shown", {
            first: numberText(from + 1),
            last: numberText(last),
            total: numberText(total),
          })}
        </p>
      )}
      {last > from && last < total && from + size <= limits.searchFrom && (
        <a rel="next" href={address(from + size)}>
          {message("search.next")}
        </a>
      )}
    </nav>
  );
}
