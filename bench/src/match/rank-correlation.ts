/** Kendall's tau-b: from 1, the same order, to -1, the opposite. Ties don't count. */
export function rankCorrelation(pairs: readonly (readonly [one: number, other: number])[]): number {
  let [agreeing, tiedOne, tiedOther, all] = [0, 0, 0, 0];
  for (const [index, [a, b]] of pairs.entries())
    for (const [c, d] of pairs.slice(index + 1)) {
      all += 1;
      agreeing += Math.sign((a - c) * (b - d));
      if (a === c) tiedOne += 1;
      if (b === d) tiedOther += 1;
    }
  const scale = Math.sqrt((all - tiedOne) * (all - tiedOther));
  return scale === 0 ? 0 : agreeing / scale;
}
