import { message } from "@candor/contract/messages/message";
import { wordsOf } from "@candor/contract/sentences";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { askProposals, type Proposed } from "../search/ask-proposals.ts";
import { withOtherwise } from "../search/chips.ts";
import type { Search } from "../search/facets.ts";
import { ChipText } from "./search-chip.tsx";

/** Each is the same search in other words; whoever searches decides. */
export function ProposalLinks({ criteria, parameters }: Search) {
  const [proposed, setProposed] = useState<Proposed>();
  useEffect(() => {
    const asking = new AbortController();
    askProposals(criteria, asking.signal).then(setProposed, () => undefined);
    return () => asking.abort();
  }, [criteria]);
  const { query = "" } = criteria;
  if (proposed?.criteria !== criteria || proposed.proposals.length === 0) return null;
  return (
    <div className="reading" role="status">
      <dl>
        <dt>{message("search.didYouMean")}</dt>
        {proposed.proposals.map((proposal) => (
          <dd key={proposal.text} className="chip">
            <Link to={withOtherwise(parameters, proposal, query, proposal.text)} preventScrollReset>
              <ChipText chip={proposal.chip} words={wordsOf(proposal, query)} />
            </Link>
          </dd>
        ))}
        <dd className="as-typed">{message("search.proposed")}</dd>
      </dl>
    </div>
  );
}
