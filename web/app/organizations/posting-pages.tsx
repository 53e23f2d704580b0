import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";

interface PostingPagesProps {
  /** How many are on this page. */
  readonly shown: number;
  readonly total: number;
  readonly from: number;
  readonly size: number;
  readonly label: string;
  readonly addressOf: (from: number) => string;
}

/** Links to the pages before and after; nothing if there is only one page. */
export function PostingPages({ shown, total, from, size, label, addressOf }: PostingPagesProps) {
  if (total <= shown) return null;
  return (
    <nav className="result-pages" aria-label={label}>
      {from > 0 && (
        <a rel="prev" href={addressOf(Math.max(0, from - size))}>
          {message("search.previous")}
        </a>
      )}
      {shown > 0 && (
        <p>
          {message("search.shown", {
            first: numberText(from + 1),
            last: numberText(from + shown),
            total: numberText(total),
          })}
        </p>
      )}
      {from + shown < total && shown > 0 && (
        <a rel="next" href={addressOf(from + size)}>
          {message("search.next")}
        </a>
      )}
    </nav>
  );
}
