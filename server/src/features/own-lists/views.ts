import type { HiddenEntry } from "@candor/contract/own-lists/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { HiddenRow } from "./queries/hidden.ts";

export function hiddenView(row: HiddenRow): HiddenEntry {
  const { id, posting_id: posting, title, hidden_at: hiddenAt } = row;
  return {
    id: String(id),
    kind: posting === null ? "organization" : "posting",
    ...(posting !== null && { posting: { id: String(posting), title: title ?? "" } }),
    organization: { name: row.organization_name, slug: row.organization_slug },
    hiddenAt: isoTime(hiddenAt),
  };
}
