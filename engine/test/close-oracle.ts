import { stem } from "../src/analysis/stem.ts";
import { tokens } from "../src/analysis/tokenize.ts";
import { heldWeight } from "../src/close/close-matches.ts";
import { conceptPoints, titlePoints, WHOLE } from "../src/close/closeness.ts";
import { gramsOf } from "../src/close/word-likeness.ts";
import type { Criteria } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import { compileNear, type QueryClause } from "../src/query/clauses.ts";
import type { ClauseWeights } from "../src/query/plan.ts";
import { SCORE_ONE } from "../src/scoring.ts";

/**
 * How close a posting is that doesn't match, computed from the posting alone; 0 if it fails a clause that applies to
 * close matches.
 */
export function closenessOf(
  posting: IndexedPosting,
  criteria: Criteria,
  scoreOf: (clause: QueryClause) => number,
  weigh: (clause: QueryClause) => ClauseWeights,
): number {
  const { near } = criteria;
  if (!near || criteria.exact) return 0;
  const { title, words, all } = compileNear(criteria);
  const isBound =
    all.clauses.every((clause) => scoreOf(clause) > 0) &&
    all.exclude.every((clause) => scoreOf(clause) === 0);
  if (!isBound) return 0;
  const nearness = (posting.concepts ?? []).map((concept) => near.concepts.get(concept) ?? 0);
  const weightOf = (clause: QueryClause) => heldWeight(clause, weigh(clause));
  const heldOf = (clause: QueryClause) => (scoreOf(clause) > 0 ? weightOf(clause) : 0);
  const share = (clauses: readonly QueryClause[], points: number) =>
    clauses.length === 0 ? 0 : Math.floor((points * sum(clauses.map(heldOf))) / sum(clauses.map(weightOf)));
  const held =
    title.length > 0
      ? share(title, 2 * SCORE_ONE) + share(words, SCORE_ONE)
      : words.length > 1
        ? share(words, 3 * SCORE_ONE)
        : 0;
  return likeTitle(near.title, posting.title) + conceptPoints(Math.max(0, ...nearness)) + held;
}

/** With all words at full weight. */
function likeTitle(wanted: string, title: string): number {
  const words = [...new Set(tokens(wanted))];
  const others = [...new Set(tokens(title))];
  const agreed = words.map((word) => 2 * WHOLE * Math.max(0, ...others.map((other) => alike(word, other))));
  return sum(agreed) === 0 ? 0 : titlePoints(sum(agreed), WHOLE * (words.length + others.length));
}

function alike(a: string, b: string): number {
  const [one, other] = [gramsOf(a), gramsOf(b)];
  const shared = [...one].filter((gram) => other.has(gram)).length;
  if (shared === 0) return 0;
  const dice = Math.floor((WHOLE * 2 * shared) / (one.size + other.size));
  if (dice >= 35 && stem(a) === stem(b)) return WHOLE;
  return dice >= 50 ? dice : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
