import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import type { ComponentProps, Ref } from "react";
import { Link } from "react-router";
import { PostingLedger } from "../../jobs/posting-ledger.tsx";
import { withValues } from "../parameters.ts";

interface SearchListProps extends Omit<ComponentProps<typeof PostingLedger>, "start" | "titleLevel"> {
  readonly found: SearchAnswer;
  readonly criteria: SearchCriteria;
  readonly parameters: URLSearchParams;
  readonly ref: Ref<HTMLDivElement>;
}

/** The postings that match, and after a line that says so those that come close. */
export function SearchList({ found, criteria, parameters, postings, ref, ...entry }: SearchListProps) {
  const { from = 0 } = criteria;
  const firstClose = (found.close?.from ?? Number.POSITIVE_INFINITY) - from;
  const [matches, close] = parted(postings, firstClose);
  const place = { matches: from + 1, close: from + matches.length + 1 };
  return (
    <div ref={ref}>
      {matches.length > 0 && (
        <PostingLedger {...entry} postings={matches} start={place.matches} titleLevel="h2" />
      )}
      {close.length > 0 && (
        <>
          {firstClose >= 0 && (
            <p className="close-line">{message(place.close === 1 ? "close.alone" : "close.begin")}</p>
          )}
          <PostingLedger {...entry} postings={close} start={place.close} titleLevel="h2" />
        </>
      )}
      {criteria.close === "never" && (
        <p className="close-line">
          {message("close.hidden")}{" "}
          <Link to={withValues(parameters, "close", [])} preventScrollReset>
            {message("close.list")}
          </Link>
        </p>
      )}
    </div>
  );
}

function parted(postings: readonly JobDocument[], at: number) {
  const cut = Math.max(0, at);
  return [postings.slice(0, cut), postings.slice(cut)] as const;
}
