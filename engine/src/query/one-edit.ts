const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");

/** Every word of plain letters that one edit makes of it: a letter left out, added or changed, or two swapped. */
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
