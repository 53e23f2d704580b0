import { hasWords } from "@candor/contract/values";
import type { Word } from "./words.ts";

/** Filler words in free text. "it", "no", "not" and "work" are missing on purpose. */
const connectives = wordsOf(
  `a also an and any are as at be been but by could either for from i in is just me my near nearby of on or our really she should
  so some that the their them these they this those to very was we were which who with would you your
  avec beim chez für oder und
  à al como con de del donde el en las los mis muy o para por que ser su sus tu tus un una y yo`,
);
const nouns = wordsOf(
  `job jobs opening openings position positions role roles vacancies vacancy
  empleo empleos trabajo trabajos vacante vacantes`,
);

export function asksForSomething(word: Word): boolean {
  return asksInTitle(word) && !nouns.has(word.text.toLowerCase());
}

/** "job coach" needs both words. */
export function asksInTitle({ text }: Word): boolean {
  return hasWords(text) && !connectives.has(text.toLowerCase());
}

/** "jobs", "roles". */
export function isJobNoun(text: string): boolean {
  return nouns.has(text.toLowerCase());
}

export function isFunctionWord(text: string): boolean {
  const word = text.toLowerCase();
  return connectives.has(word) || nouns.has(word);
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
