import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";

interface ListPagesProps {
  readonly from: number;
  readonly size: number;
  /** How many entries are on this page. */
  readonly shown: number;
  readonly total: number;
  readonly label: string;
  readonly addressOf: (start: number) => string;
}

/** Links to the pages before and after; nothing if the whole list is shown. */
export function ListPages({ from, size, shown, total, label, addressOf }: ListPagesProps) {
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
      {shown > 0 && from + shown < total && (
        <a rel="next" href={addressOf(from + size)}>
          {message("search.next")}
        </a>
      )}
    </nav>
  );
}

/** The address of a list from one of its entries on; `base` is the address of its first page. */
export function startingAt(base: string, start: number): string {
  return start > 0 ? `${base}${base.includes("?") ? "&" : "?"}from=${start}` : base;
}
