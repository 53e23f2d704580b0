import type { Sort } from "../criteria.ts";
import { FRESHNESS_MAX, freshnessOf, hourOf } from "../scoring.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import { FACET_BITS } from "./filters.ts";
import type { Top } from "./top.ts";

/** Offers a segment's listed candidates in the order that is asked for, and answers how many are listed. */
export function rank(
  sort: Sort,
  candidates: Candidates,
  reader: SegmentReader,
  now: number,
  top: Top,
): number {
  switch (sort) {
    case "relevance":
      return byRelevance(candidates, reader, hourOf(now), top);
    case "date":
      return byColumn(candidates, reader.sections.firstSeen, reader, top);
    case "compensation":
      return byPay(candidates, reader, top);
  }
}

function byRelevance(
  { docs, scores, fails, length }: Candidates,
  reader: SegmentReader,
  hourNow: number,
  top: Top,
): number {
  const { ids, freshHour } = reader.sections;
  let listed = 0;
  for (let i = 0; i < length; i++) {
    if ((fails[i]! & FACET_BITS) !== 0) continue;
    listed++;
    const score = scores[i]!;
    if (score + FRESHNESS_MAX < top.threshold) continue;
    const doc = docs[i]!;
    const key = score + freshnessOf(freshHour[doc]!, hourNow);
    if (key >= top.threshold) top.offer(key, ids[doc]!);
  }
  return listed;
}

function byColumn(
  { docs, fails, length }: Candidates,
  column: Float64Array,
  { sections }: SegmentReader,
  top: Top,
): number {
  let listed = 0;
  for (let i = 0; i < length; i++) {
    if ((fails[i]! & FACET_BITS) !== 0) continue;
    listed++;
    const key = column[docs[i]!]!;
    if (key >= top.threshold) top.offer(key, sections.ids[docs[i]!]!);
  }
  return listed;
}

function byPay({ docs, fails, length }: Candidates, { sections }: SegmentReader, top: Top): number {
  const { payMin, payMax, ids } = sections;
  let listed = 0;
  for (let i = 0; i < length; i++) {
    if ((fails[i]! & FACET_BITS) !== 0) continue;
    listed++;
    const max = payMax[docs[i]!]!;
    const value = max === max ? max : payMin[docs[i]!]!;
    const key = value === value ? value : -Infinity;
    if (key >= top.threshold) top.offer(key, ids[docs[i]!]!);
  }
  return listed;
}
