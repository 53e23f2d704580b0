import { limits } from "@candor/contract/limits";
import { fromJson } from "../../../platform/json-text.ts";
import type { SearchParts } from "../../search/queries/ask.ts";
import { search } from "../../search/queries/search.ts";
import type { AlertRow } from "./alerts.ts";

const days = 7;

/** What an alert would have mailed in the last week, found with its search. */
export async function forecastOf(parts: SearchParts, row: AlertRow) {
  const criteria = fromJson(row.criteria_json);
  const found = await search(parts, {
    ...criteria,
    postedWithinDays: days,
    close: "never",
    size: limits.alertedPostings,
  });
  return { lastWeek: found.hits.total.value, documents: found.documents };
}
