import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { counted } from "../wording/counted.ts";

interface PostingsHeadProps {
  readonly organization: { readonly id: string; readonly total: number };
}

/** Titles the section `postings`: how many are open, and the search that lists all of them. */
export function PostingsHead({ organization: { id, total } }: PostingsHeadProps) {
  return (
    <div className="ledger-head">
      <h2 id="postings" className="total">
        {total === 0 ? message("record.noPostings") : counted("record.postings", total)}
      </h2>
      {total > 0 && (
        <a href={addresses.search(new URLSearchParams({ organization: id }))}>{message("record.search")}</a>
      )}
    </div>
  );
}
