/**
 * The words of a search, each as the patterns that a lower-cased text matches one of. SQLite lowers ASCII alone, so a
 * word with other letters is also looked for in capitals, as headings have it.
 */
export function wordsOf(text: string): readonly (readonly string[])[] {
  const words = text.normalize("NFC").split(/\s+/).filter(Boolean);
  return words.map((word) => [...new Set([word.toLowerCase(), lowered(word.toUpperCase())])].map(pattern));
}

/** M-29: whether a pattern could be a part of a mail address or a phone number. A year is none. */
export function isOfContact(spelling: string): boolean {
  return /[@＠]|\p{Nd}{3}/u.test(spelling) && !/^%(?:19|20)\d\d%$/.test(spelling);
}

function lowered(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `!` escapes what a pattern gives a meaning to. */
function pattern(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}
