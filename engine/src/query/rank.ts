import type { Sort } from "../criteria.ts";
import { FRESHNESS_MAX, freshnessOf, hourOf } from "../scoring.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import type { Offered } from "./top.ts";

/** Offers the candidates with the key of the requested order. */
export function rank(
  sort: Sort,
  candidates: Candidates,
  reader: SegmentReader,
  now: number,
  top: Offered,
): void {
  const { firstSeen, payHigh } = reader.sections;
  if (top.threshold === Infinity) return;
  if (sort === "relevance") rankByScore(candidates, reader, hourOf(now), top);
  else rankByColumn(candidates, reader, sort === "date" ? firstSeen : payHigh, top);
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
