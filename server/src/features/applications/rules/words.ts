import { fold } from "@candor/engine/analysis/fold";

/**
 * The words of a search, each as patterns, one of which a text must match after the database folded it. PostgreSQL may
 * lower-case only ASCII, so a word with other letters is also searched in capitals, as in headings.
 */
export function wordsOf(text: string): readonly (readonly string[])[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return words.map((word) => [...new Set([word.toLowerCase(), lowered(word.toUpperCase())])].map(pattern));
}

/** M-29: whether a pattern could be part of an email address or a phone number. A year isn't. */
export function isOfContact(spelling: string): boolean {
  return /[@＠]|\p{Nd}{3}/u.test(spelling) && !/^%(?:19|20)\d\d%$/.test(spelling);
}

function lowered(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `!` escapes wildcards. */
function pattern(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}
