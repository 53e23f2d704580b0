const plural = /(?<=\p{L}{2})ies$|(?<=ss|sh|ch|x)es$|(?<=\p{L}{2}[^s])s$/u;

/** "secretaries", "waitresses", "nurses": a word of a title without the ending of its plural. */
export function singular(word: string): string {
  return word.replace(plural, (ending) => (ending === "ies" ? "y" : ""));
}
