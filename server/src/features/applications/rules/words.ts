import { fold } from "@candor/engine/analysis/fold";

/** How one word of a search is looked for. */
export interface SoughtWord {
  /** The pattern for short texts, which the database folds. */
  readonly folded: string;
  /**
   * Patterns for long texts, one of which must match. Folding those takes too long, and databases may lower-case only
   * ASCII: the word is searched as typed, folded, in capitals as in headings, and with either apostrophe.
   */
  readonly spellings: readonly string[];
}

export function wordsOf(text: string): readonly SoughtWord[] {
  const words = text.normalize("NFC").split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const folded = fold(word).toLowerCase();
    const spellings = [word.toLowerCase(), lowered(word.toUpperCase()), folded].flatMap(withEitherApostrophe);
    return { folded: pattern(folded), spellings: [...new Set(spellings)].map(pattern) };
  });
}

/** M-29: whether a pattern could be part of an email address or a phone number. A year isn't. */
export function isOfContact(spelling: string): boolean {
  return /[@＠]|\p{Nd}{3}/u.test(spelling) && !/^%(?:19|20)\d\d%$/.test(spelling);
}

function withEitherApostrophe(word: string): string[] {
  return /['’]/.test(word) ? [word.replaceAll("’", "'"), word.replaceAll("'", "’")] : [word];
}

function lowered(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `!` escapes wildcards. */
function pattern(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}
