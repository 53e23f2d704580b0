import { MAX_DOCUMENTS } from "../segment/layout.ts";

export interface MergeCandidate {
  readonly live: number;
  readonly removed: number;
  readonly bytes: number;
}

/** Segments of a tier are this many times larger than those of the tier below, and this many are merged at once. */
const TIER = 8;
const TIER_BITS = 3;
/** A segment is rewritten alone when this share of it is deleted. */
const MOSTLY_DEAD = 0.25;
/** Long documents fill memory before the document limit is reached. */
const MAX_BYTES = 256 * 2 ** 20;

/**
 * Which segments to merge next; undefined if no merge is due. Tiers by number of live documents keep the number of
 * segments logarithmic and rewrite each document only a few times. Space of deleted documents is reclaimed.
 */
export function chooseMerge<Segment extends MergeCandidate>(
  segments: readonly Segment[],
): readonly Segment[] {
  const rotten = segments.filter(({ live, removed }) => removed > (live + removed) * MOSTLY_DEAD);
  if (rotten.length > 0) return fitting(rotten);
  const tiers = Map.groupBy(segments, ({ live }) => Math.floor(Math.log2(live) / TIER_BITS));
  for (const tier of tiers.values()) {
    const chosen = tier.length >= TIER ? fitting(tier) : [];
    if (chosen.length > 1) return chosen;
  }
  return [];
}

/** The smallest segments that fit into one, at least one. */
function fitting<Segment extends MergeCandidate>(segments: readonly Segment[]): readonly Segment[] {
  let [live, bytes] = [0, 0];
  return segments
    .toSorted((a, b) => a.live - b.live)
    .filter((segment, index) => {
      live += segment.live;
      bytes += segment.bytes;
      return index === 0 || (live <= MAX_DOCUMENTS && bytes <= MAX_BYTES);
    });
}
