import { skillTables } from "./skill-tables.ts";

/**
 * The names of skills in a text, each in its own spelling. A skill is found by whole words only, the longest
 * known sequence first, in one pass; names that are also plain words ("Go", "Excel", "R") count in a list of
 * skills and in phrases ("Golang", "MS Excel", "Python and R") but not alone in a text.
 */
export function skillsIn(text: string): string[] {
  const found = new Set<string>();
  const words = wordsOf(text);
  for (let at = 0; at < words.length; ) {
    const match = longestAt(words, at);
    if (match !== undefined) found.add(match.skill);
    at += match?.length ?? 1;
  }
  return [...found];
}

/** The skill that an entry of a source's list names, in its own spelling. */
export function skillNamed(entry: string): string | undefined {
  return byEntry.get(wordsOf(entry).join(" "));
}

/** All skills of the table, sorted. */
export function knownSkills(): string[] {
  return [...new Set(byEntry.values())].sort();
}

/** Words keep what tells skills apart: "c++", "c#", ".net", "node.js"; a full stop after a word is none of it. */
const word = /\.net\b|[\p{L}\p{N}]+(?:\.(?:js|net|io)\b)?(?:\+\+|#)?/giu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

interface Phrase {
  readonly words: readonly string[];
  readonly skill: string;
}

function longestAt(words: readonly string[], at: number): { skill: string; length: number } | undefined {
  for (const phrase of byFirstWord.get(words[at]!) ?? []) {
    if (phrase.words.every((part, offset) => words[at + offset] === part)) {
      return { skill: phrase.skill, length: phrase.words.length };
    }
  }
  return undefined;
}

const byEntry = new Map<string, string>();
/** Phrases that begin with a word, the longest first. */
const byFirstWord = new Map<string, Phrase[]>();

for (const { name, phrases, isPlainWord } of skillTables) {
  for (const phrase of [name, ...phrases]) byEntry.set(wordsOf(phrase).join(" "), name);
  for (const phrase of isPlainWord ? phrases : [name, ...phrases]) {
    const words = wordsOf(phrase);
    const first = words[0]!;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, skill: name }]);
  }
}
for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);
