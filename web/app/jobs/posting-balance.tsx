import { message } from "@candor/contract/messages/message";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { numberText } from "../wording/counted.ts";

interface PostingBalanceProps {
  readonly total: number;
  readonly facets: NonNullable<SearchAnswer["facets"]>;
}

/** How many of the open postings say what a seeker needs to know. */
export function PostingBalance({ total, facets }: PostingBalanceProps) {
  const statePay = sum(facets.compensation);
  const areRemote = sum(facets.remote.filter(({ value }) => value === "only"));
  return (
    <dl className="balance">
      <div>
        <dt>{message("home.statePay")}</dt>
        <dd>{numberText(statePay)}</dd>
      </div>
      <div>
        <dt>{message("home.areRemote")}</dt>
        <dd>{numberText(areRemote)}</dd>
      </div>
      <div className="balance-total">
        <dt>{message("home.open")}</dt>
        <dd>{numberText(total)}</dd>
      </div>
    </dl>
  );
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
