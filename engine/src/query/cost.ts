import { TooBroad } from "../port.ts";
import { SEARCH_COST } from "./locate.ts";
import type { Plan, SegmentClause, SegmentPlan } from "./plan.ts";

/** How many postings one search may read. A core reads this many in a few hundredths of a second. */
export const MOST_LOOKED_AT = 32_000_000;
/** Checking the positions of a phrase in one document costs as much as this many postings. */
const PHRASE_COST = 8;

/** Throws `TooBroad` if the plan would cost too much. */
export function refuseTooBroad({ segments }: Plan): void {
  if (segments.reduce((sum, segment) => sum + costOf(segment), 0) > MOST_LOOKED_AT) throw new TooBroad();
}

/** An upper bound on the postings that a segment's plan reads. */
export function costOf({ reader, clauses, exclude }: SegmentPlan): number {
  const [rarest, ...others] = clauses;
  const candidates = rarest ? Math.min(rarest.cost, reader.documents) : reader.documents;
  if (candidates === 0) return 0;
  const narrowing = (clause: SegmentClause) =>
    isTerm(clause) ? Math.min(clause.cost, candidates * SEARCH_COST) : listing(clause) + candidates;
  return (
    (rarest ? listing(rarest) : candidates) +
    others.reduce((sum, clause) => sum + narrowing(clause), 0) +
    exclude.reduce((sum, clause) => sum + listing(clause), 0)
  );
}

/** The number of postings of a clause. */
function listing({ cost, phrases }: SegmentClause): number {
  const rarest = phrases.map(({ words }) => Math.min(...words.map(({ start, end }) => end - start)));
  return cost + rarest.reduce((sum, length, at) => sum + length * phrases[at]!.words.length * PHRASE_COST, 0);
}

function isTerm({ runs, concepts, phrases, titled }: SegmentClause): boolean {
  return !titled && runs.length === 1 && runs[0]!.single && concepts.length + phrases.length === 0;
}
