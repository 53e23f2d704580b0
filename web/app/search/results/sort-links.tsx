import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { withValues } from "../parameters.ts";

const orders = [
  ["relevance", "search.sortRelevance"],
  ["date", "search.sortDate"],
  ["compensation", "search.sortCompensation"],
] as const;

export function SortLinks({ parameters, sort }: { parameters: URLSearchParams; sort: string }) {
  return (
    <nav className="sort-links" aria-label={message("search.sortBy")}>
      <ul>
        {orders.map(([order, label]) => (
          <li key={order}>
            <Link
              to={withValues(parameters, "sort", [order])}
              preventScrollReset
              aria-current={order === sort || undefined}
            >
              {message(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
