import { message } from "../messages/message.ts";
import type { SearchCriteria } from "./shapes.ts";

/** A page title for a search. */
export function searchTitle({ query = "", location }: SearchCriteria): string {
  const place = typeof location === "string" ? location : "";
  if (query !== "" && place !== "") return message("search.titleForIn", { query, location: place });
  if (query !== "") return message("search.titleFor", { query });
  return place === "" ? message("search.titleAny") : message("search.titleIn", { location: place });
}
