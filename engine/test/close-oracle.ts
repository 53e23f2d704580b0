import { stem } from "../src/analysis/stem.ts";
import { titleTokens } from "../src/analysis/title-tokens.ts";
import { heldWeight } from "../src/close/close-matches.ts";
import { conceptPoints, gramPoints, titlePoints, WHOLE } from "../src/close/closeness.ts";
import type { Criteria } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import { compileNear, type QueryClause } from "../src/query/clauses.ts";
import type { ClauseWeights } from "../src/query/plan.ts";
import { SCORE_ONE } from "../src/scoring.ts";

/**
 * How close a posting is that doesn't match, computed from the posting alone; 0 if it isn't close, or fails a clause
 * that applies to close matches.
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
  const others = conceptPoints(Math.max(0, ...nearness)) + held;
  const isSure = [...near.concepts.values()].includes(1);
  const isUnrelated =
    isSure && (posting.concepts ?? []).some((each) => !each.startsWith("~")) && Math.max(...nearness) === 0;
  const alike = likeTitle(near.title, posting.title);
  const closeness = (isUnrelated ? Math.floor(alike * 0.7) : alike) + others;
  const least = near.when === "always" ? 1 : (others === 0 ? 2.25 : 2) * SCORE_ONE;
  return closeness < least ? 0 : closeness;
}

/** With all words at full weight. */
function likeTitle(wanted: string, title: string): number {
  const words = [...new Set(titleTokens(wanted))];
  const others = [...new Set(titleTokens(title))];
  const agreed = words.map((word) => 2 * WHOLE * Math.max(0, ...others.map((other) => alike(word, other))));
  const byWords = sum(agreed) === 0 ? 0 : titlePoints(sum(agreed), WHOLE * (words.length + others.length));
  const square = (title: readonly string[]) => sum(title.map((word) => grams(word).size)) * WHOLE ** 2;
  const products = words.flatMap((word) => others.map((other) => common(word, other) * WHOLE ** 2));
  const byGrams = sum(products) === 0 ? 0 : gramPoints(sum(products), square(words) * square(others));
  return Math.max(byWords, byGrams);
}

function alike(a: string, b: string): number {
  const [one, other] = [grams(a, [3]), grams(b, [3])];
  const shared = [...one].filter((gram) => other.has(gram)).length;
  if (shared === 0) return 0;
  const dice = Math.floor((WHOLE * 2 * shared) / (one.size + other.size));
  if (dice >= 35 && stem(a) === stem(b)) return WHOLE;
  return dice >= 50 ? dice : 0;
}

/** How many grams two words share; few count as none. */
function common(a: string, b: string): number {
  const [one, other] = [grams(a), grams(b)];
  const shared = [...one].filter((gram) => other.has(gram)).length;
  return shared >= 0.1 * Math.sqrt(one.size * other.size) ? shared : 0;
}

function grams(word: string, sizes = [3, 4]): Set<string> {
  const starts = Array.from({ length: word.length + 2 }, (_, at) => at);
  return new Set(
    sizes.flatMap((size) =>
      starts.map((at) => ` ${word} `.slice(at, at + size)).filter((gram) => gram.length === size),
    ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
