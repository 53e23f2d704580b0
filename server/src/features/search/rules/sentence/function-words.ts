import { hasWords } from "@candor/contract/values";
import { matchesIn, pattern, type Recogniser, readingOf } from "./reading.ts";
import type { Word } from "./words.ts";

/** Filler words in free text. "it", "no", "not" and "work" are missing on purpose. */
const connectives = wordsOf(
  "a an and any are as at by for from in is me my near nearby of on or that the to with",
);
const nouns = wordsOf("job jobs opening openings position positions role roles vacancies vacancy");

export function asksForSomething(word: Word): boolean {
  return asksInTitle(word) && !nouns.has(word.text.toLowerCase());
}

/** "job coach" needs both words. */
export function asksInTitle({ text }: Word): boolean {
  return hasWords(text) && !connectives.has(text.toLowerCase());
}

export function isFunctionWord(text: string): boolean {
  const word = text.toLowerCase();
  return connectives.has(word) || nouns.has(word);
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

const opening = pattern(
  "(?:i(?:['’]m| am)? (?:looking|searching) for|i (?:want|need)|looking for|(?:find|show|get) me|near me)",
);

/** Filler phrases around a search. */
export const openings: Recogniser = (sentence) =>
  matchesIn(sentence, opening).map((match) => readingOf(match, { kind: "opening" }, match[0], match[0]));
