/**
 * The words of a search, each as the patterns that a lower-cased text matches one of. SQLite lowers ASCII alone, so a
 * word with other letters is also looked for in capitals, as headings have it.
 */
export function wordsOf(text: string): readonly (readonly string[])[] {
  const words = text.normalize("NFC").split(/\s+/).filter(Boolean);
  return words.map((word) => [...new Set([word.toLowerCase(), lowered(word.toUpperCase())])].map(pattern));
}

function lowered(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `!` escapes what a pattern gives a meaning to. */
function pattern(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}
