/**
 * Normalized discounted cumulative gain of a ranking's first places: gains 2^grade − 1, discount log₂(rank + 1),
 * against the best order of everything judged. 0 if nothing is judged.
 */
export function ndcg(ranked: readonly number[], judged: readonly number[], depth: number): number {
  const best = discountedGain(
    judged.toSorted((a, b) => b - a),
    depth,
  );
  return best === 0 ? 0 : discountedGain(ranked, depth) / best;
}

function discountedGain(grades: readonly number[], depth: number): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Mean of the precisions at each relevant place of the whole ranking. Relevant but unranked counts as 0. */
export function averagePrecision(ranked: readonly boolean[], relevant: number): number {
  let found = 0;
  let sum = 0;
  for (const [index, isRelevant] of ranked.entries()) {
    if (!isRelevant) continue;
    found += 1;
    sum += found / (index + 1);
  }
  return relevant === 0 ? 0 : sum / relevant;
}
