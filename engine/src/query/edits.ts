/** Whether two words are at most one edit apart. Compares only what is left between their common beginning and end. */
export function isWithinOneEdit(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, other] = [a.length - start - end, b.length - start - end];
  if (left <= 1 && other <= 1) return true;
  return left === 2 && other === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/**
 * Whether two words are at most two edits apart (a letter omitted, added or changed, or two adjacent letters swapped):
 * the optimal string alignment distance.
 */
export function isWithinTwoEdits(a: string, b: string): boolean {
  return distance(a, b) <= 2;
}

/** Infinite if the lengths alone show that they are more than two edits apart. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      let least = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");

/** Every string of plain letters one edit away: a letter omitted, added or changed, or two swapped. */
export function oneEditAway(word: string): Set<string> {
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 0) made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of LETTERS) {
      made.add(before + letter + after);
      if (after.length > 0) made.add(before + letter + after.slice(1));
    }
  }
  made.delete(word);
  return made;
}
