import type { KeptSearch } from "@candor/contract/searches/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { KeptSearchRow } from "./queries.ts";

export function keptSearchView(row: KeptSearchRow): KeptSearch {
  return {
    id: String(row.id),
    criteria: fromJson(row.criteria_json),
    favorite: row.favorite === 1,
    usedAt: isoTime(row.used_at),
  };
}
