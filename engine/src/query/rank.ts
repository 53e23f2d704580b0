import type { Sort } from "../criteria.ts";
import { FRESHNESS_MAX, freshnessOf, hourOf } from "../scoring.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import { FAILURES } from "./filters.ts";
import type { Offered } from "./top.ts";

/** Narrows to the listed candidates, offers them with the key of the requested order, and returns their number. */
export function rank(
  sort: Sort,
  candidates: Candidates,
  reader: SegmentReader,
  now: number,
  top: Offered,
): number {
  if (candidates.failing) candidates.keepFailing(FAILURES, false);
  const { firstSeen, payHigh } = reader.sections;
  if (top.threshold === Infinity) return candidates.length;
  if (sort === "relevance") rankByScore(candidates, reader, hourOf(now), top);
  else rankByColumn(candidates, reader, sort === "date" ? firstSeen : payHigh, top);
  return candidates.length;
}

function rankByScore(
  { docs, scores, length }: Candidates,
  { sections }: SegmentReader,
  hour: number,
  top: Offered,
): void {
  const { ids, freshHour } = sections;
  // Scores are nonnegative integers, and stay in integer registers when compared with an integer.
  let least = top.threshold | 0;
  for (let i = 0; i < length; i++) {
    const score = scores[i]!;
    if (score + FRESHNESS_MAX < least) continue;
    const key = score + freshnessOf(freshHour[docs[i]!]!, hour);
    if (key < least) continue;
    top.offer(key, ids[docs[i]!]!);
    least = top.threshold | 0;
  }
}

function rankByColumn(
  { docs, length }: Candidates,
  { sections }: SegmentReader,
  column: Float64Array,
  top: Offered,
): void {
  const { ids } = sections;
  let least = top.threshold;
  for (let i = 0; i < length; i++) {
    const key = column[docs[i]!]!;
    if (key < least) continue;
    top.offer(key, ids[docs[i]!]!);
    least = top.threshold;
  }
}
