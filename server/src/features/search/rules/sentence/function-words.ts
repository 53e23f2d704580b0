import { hasWords } from "@candor/contract/values";
import { matchesIn, pattern, type Recogniser, readingOf } from "./reading.ts";
import type { Word } from "./words.ts";

/** Filler words in free text. "it", "no", "not" and "work" are missing on purpose. */
const connectives = wordsOf(
  `a an and any are as at by for from i in is me my near nearby of on or that the to with
  al como con de del el en las los para por que un una y`,
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

export function isFunctionWord(text: string): boolean {
  const word = text.toLowerCase();
  return connectives.has(word) || nouns.has(word);
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

const openingPhrases = [
  "i(?:['’]m| am)? (?:looking|searching) for",
  "i(?:['’]d like| would like| want| need)(?: to (?:work|find|get))?",
  "(?:looking|searching) for",
  "(?:can you )?(?:find|show|get)(?: me)?(?= (?:a|an|any|some|the)\\b)|(?:find|show|get) me",
  "where can i (?:find|get|work)",
  "(?:is|are) there",
  "(?:who(?:['’]s| is)|places|companies|now|that are|that) (?:hiring|hire)(?: now)?",
  "(?:urgently |now )?hiring(?: now| near| immediately| asap)?|near me|in my area",
  "(?:estoy )?(?:busco|buscando|necesito|quiero)(?: (?:un|una|trabajar))?",
  "(?:asap|right (?:now|away)|immediately|please|thanks|thank you)|(?:apply|start|starting|available) (?:now|today|asap|immediately)",
  "(?:ofertas|bolsa) de (?:trabajo|empleos?)|(?:trabajos?|empleos?|vacantes?)(?: (?:de|como|para))?|se busca",
];
const openingPatterns = openingPhrases.map(pattern);

/** Filler phrases around a search. */
export const openings: Recogniser = (sentence) =>
  openingPatterns.flatMap((opening) =>
    matchesIn(sentence, opening).map((match) => readingOf(match, { kind: "opening" }, match[0], match[0])),
  );
