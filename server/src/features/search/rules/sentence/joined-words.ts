import type { Sentence } from "./words.ts";

/** What joins alternatives: "java or kotlin", "java/kotlin". */
export const joining = String.raw`[/|]|(?:and\s*/\s*)?(?:or|o|u)\b`;
/** Nothing but that between two words. */
export const joint = new RegExp(`^[\\s,]*(?:${joining})[\\s,]*$`, "i");

/** The number of the word that is joined to the next one from the left. */
export function wordBefore({ text, words }: Sentence, next: number, between = joint): number | undefined {
  return [next - 1, next - 2].find(
    (number) => number >= 0 && between.test(text.slice(words[number]!.end, words[next]!.start)),
  );
}

/** The number of the word that is joined to the last one from the right. */
export function wordAfter({ text, words }: Sentence, last: number): number | undefined {
  return [last + 1, last + 2].find(
    (number) => number < words.length && joint.test(text.slice(words[last]!.end, words[number]!.start)),
  );
}
