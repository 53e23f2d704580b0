import { message } from "@candor/contract/messages/message";
import { wordsOf } from "@candor/contract/search/sentences";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Search } from "../filters/facets.ts";
import { askProposals, type Proposed } from "./ask-proposals.ts";
import { withOtherwise } from "./chips.ts";
import { ChipText } from "./search-chip.tsx";

/** Each is the same search in other words; the person decides. */
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
    <nav className="related" aria-labelledby="proposed">
      <h2 id="proposed">{message("search.proposed")}</h2>
      <ul>
        {proposed.proposals.map((proposal) => (
          <li key={proposal.text}>
            <Link to={withOtherwise(parameters, proposal, query, proposal.text)} preventScrollReset>
              <ChipText chip={proposal.chip} words={wordsOf(proposal, query)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
