import { message } from "@candor/contract/messages/message";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { filtersOf } from "../search/filters/filters.ts";

const orders = {
  relevance: undefined,
  date: "search.sortDate",
  compensation: "search.sortCompensation",
} as const;

/** What a search asks for: "night nurse · Austin, TX · Contract". */
export function searchWords(criteria: SearchCriteria): string {
  const { query, location, remote, sort = "relevance" } = criteria;
  const order = orders[sort];
  const words = [
    query,
    typeof location === "object" ? `${location.latitude}, ${location.longitude}` : location,
    remote && message(`remoteOption.${remote}`),
    ...filtersOf(criteria).map(({ label }) => label),
    order && message(order),
  ];
  return (
    words.filter((word) => word !== undefined && word !== "").join(" · ") || message("searches.everything")
  );
}
