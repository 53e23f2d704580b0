import { TooBroad } from "../port.ts";
import { SEARCH_COST } from "./locate.ts";
import type { Plan, SegmentClause, SegmentPlan } from "./plan.ts";

/** Postings of words that one search may look at. A core looks at so many in a few hundredths of a second. */
export const MOST_LOOKED_AT = 32_000_000;
/** Where the words of a phrase stand in a document costs as much as so many postings. */
const PHRASE_COST = 8;

/** Refuses a plan before it is carried out, with `TooBroad`. */
export function refuseTooBroad({ segments }: Plan): void {
  if (segments.reduce((sum, segment) => sum + costOf(segment), 0) > MOST_LOOKED_AT) throw new TooBroad();
}

/** Postings that a segment's plan looks at, at most. */
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

/** Of all postings of a clause. */
function listing({ cost, phrases }: SegmentClause): number {
  const rarest = phrases.map(({ words }) => Math.min(...words.map(({ start, end }) => end - start)));
  return cost + rarest.reduce((sum, length, at) => sum + length * phrases[at]!.words.length * PHRASE_COST, 0);
}

function isTerm({ runs, concepts, phrases }: SegmentClause): boolean {
  return runs.length === 1 && runs[0]!.single && concepts.length + phrases.length === 0;
}
