import { message } from "@candor/contract/messages/message";
import { sortedAddress } from "../search/parameters.ts";

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
            <a href={sortedAddress(parameters, order)} aria-current={order === sort ? "true" : undefined}>
              {message(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
