import type { ConnectedSource, SourceFetch } from "@candor/contract/exchange/source-shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { fetchesOf, sourcesOf } from "../queries/sources.ts";

type Row = Awaited<ReturnType<typeof sourcesOf>>[number];
type FetchRow = Awaited<ReturnType<typeof fetchesOf>>[number];

export function sourceView(
  row: Row,
  { open, fetches }: { readonly open: number; readonly fetches: readonly FetchRow[] },
): ConnectedSource {
  return {
    id: String(row.id),
    kind: row.kind,
    url: row.url,
    added: isoTime(row.made_at),
    ...(row.paused_at === null ? { next: isoTime(row.next_at) } : { paused: isoTime(row.paused_at) }),
    failures: row.failures,
    ...(row.held_closings > 0 && { heldClosings: row.held_closings }),
    open,
    fetches: fetches.map(fetchView),
  };
}

function fetchView(row: FetchRow): SourceFetch {
  return {
    id: String(row.id),
    at: isoTime(row.at),
    outcome: row.outcome,
    ...(row.fault !== null && { fault: row.fault }),
    offered: row.offered,
    ...fromJson(row.applied_json),
    refused: row.refused,
    refusals: fromJson(row.refusals_json),
    omitted: row.omitted,
    omissions: fromJson(row.omissions_json),
  };
}
