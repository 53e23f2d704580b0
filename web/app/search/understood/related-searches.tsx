import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { withValues } from "../parameters.ts";

interface RelatedSearchesProps {
  /** Each searches for something similar. */
  readonly sentences: readonly string[];
  readonly parameters: URLSearchParams;
}

/** Other words for the same filters. */
export function RelatedSearches({ sentences, parameters }: RelatedSearchesProps) {
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related">{message("search.related")}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Link to={withValues(parameters, "query", [sentence])}>{sentence}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
