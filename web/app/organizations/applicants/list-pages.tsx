import { message } from "@candor/contract/messages/message";
import { numberText } from "../../wording/counted.ts";

interface ListPagesProps {
  /** The address of the first page. */
  readonly base: string;
  readonly from: number;
  readonly size: number;
  readonly shown: number;
  readonly total: number;
  readonly label: string;
  /** The parameter that says where a page begins, if `from` means something else there. */
  readonly parameter?: string;
}

/** Pagination for a list that doesn't fit on one page. */
export function ListPages({ base, from, size, shown, total, label, parameter = "from" }: ListPagesProps) {
  if (total <= shown) return null;
  const address = (start: number) =>
    start > 0 ? `${base}${base.includes("?") ? "&" : "?"}${parameter}=${start}` : base;
  return (
    <nav className="result-pages" aria-label={label}>
      {from > 0 && (
        <a rel="prev" href={address(Math.max(0, from - size))}>
          {message("search.previous")}
        </a>
      )}
      <p>
        {message("search.shown", {
          first: numberText(Math.min(from + 1, total)),
          last: numberText(from + shown),
          total: numberText(total),
        })}
      </p>
      {from + shown < total && (
        <a rel="next" href={address(from + size)}>
          {message("search.next")}
        </a>
      )}
    </nav>
  );
}

/** Where a list's page begins, from its address. */
export function fromIn(url: URL, parameter = "from"): number {
  const asked = Number(url.searchParams.get(parameter) ?? 0);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100_000) : 0;
}
