import { message } from "@candor/contract/messages/message";
import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";
import { addresses } from "../addresses.ts";
import { numberText } from "../wording/counted.ts";

interface PostingPagesProps {
  readonly organization: PublicOrganization;
  readonly from: number;
  readonly size: number;
}

/** The ways to the pages before and after; nothing if there is one page. */
export function PostingPages({ organization, from, size }: PostingPagesProps) {
  const { jobs, total } = organization;
  if (total <= jobs.length) return null;
  return (
    <nav className="result-pages" aria-label={message("record.pages")}>
      {from > 0 && (
        <a rel="prev" href={addresses.openBooks(organization, Math.max(0, from - size))}>
          {message("search.previous")}
        </a>
      )}
      {jobs.length > 0 && (
        <p>
          {message("search.shown", {
            first: numberText(from + 1),
            last: numberText(from + jobs.length),
            total: numberText(total),
          })}
        </p>
      )}
      {from + jobs.length < total && jobs.length > 0 && (
        <a rel="next" href={addresses.openBooks(organization, from + size)}>
          {message("search.next")}
        </a>
      )}
    </nav>
  );
}
