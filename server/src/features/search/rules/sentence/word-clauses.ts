import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import type { Clause } from "@candor/engine/criteria";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { isEverydayWord } from "../everyday-words.ts";
import { fullFormsOf } from "../occupations/abbreviations.ts";
import type { Occupation } from "../occupations/occupation.ts";
import { isDoubtful, searchable } from "../occupations/title-text.ts";
import { titleWeights } from "../occupations/title-weights.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import { sameAs } from "../same-words.ts";
import { likelySpelling } from "../spelling.ts";
import { isFunctionWord } from "./function-words.ts";
import type { Word } from "./words.ts";

/** The population of the largest place with a name; 0 if there is none. */
export type Inhabitants = (name: string) => number;
/** The names of smaller places too often look like misspelled words. */
const knownPlace = 15_000;

/**
 * A word of free text. A word of titles, skills, places or everyday English counts as spelled right, and so do function
 * words and words that have synonyms. A small place's name does, too, unless it is likely to be a misspelling.
 */
export function freeWord(word: string, inhabitants: Inhabitants = () => 0): Clause & { kind: "word" } {
  const synonyms = sameAs(word);
  const isRight =
    synonyms.length > 0 ||
    tokens(word).every(isTitleWord) ||
    skillTitled(word) !== undefined ||
    isFunctionWord(word) ||
    isEverydayWord(word) ||
    inhabitants(word) >= knownPlace;
  const spelling = isRight ? undefined : likelySpelling(word);
  const isKnown = isRight || (spelling === undefined && inhabitants(word) > 0);
  return {
    kind: "word",
    word,
    ...(synonyms.length > 0 && { synonyms }),
    ...(isKnown && { known: true }),
    ...(spelling !== undefined && { spelling }),
  };
}

/**
 * The words of a title, which a posting matches only with its own title: by its words, or by what it means. Repeated
 * for every word, concepts are those of the whole title: (registered or X) and (nurse or X) is (registered and nurse)
 * or X.
 */
export function titleWords(words: readonly Word[], occupations: readonly Occupation[]): Clause[] {
  const asTitle = titled(words, occupations);
  return words.map(({ text }) => {
    const synonyms = [...asTitle.synonyms, ...inFullOf(text, occupations)];
    return {
      kind: "word",
      word: words.length > 1 ? text : searchable(text, occupations),
      ...asTitle,
      synonyms,
    };
  });
}

/**
 * The full form of "sales rep" comes before other titles of its occupation. An "enginer civil" is as much a civil
 * engineer as one in civil engineering.
 */
function inFullOf(word: string, occupations: readonly Occupation[]): readonly string[] {
  const typed = word.toLowerCase();
  const forms = fullFormsOf(typed);
  const isSpelledRight = titleWeights.has(typed);
  if (forms.length === 0 && isSpelledRight) return [];
  const named = new Set(
    occupations.flatMap(({ title, aliases }) => [title, ...aliases].flatMap((name) => tokens(name))),
  );
  const meant = isSpelledRight ? [] : [...named].filter((each) => stem(each) === stem(typed));
  return [...forms.filter((form) => named.has(form)), ...meant];
}

/** What else a title's words ask for. */
export function titled(words: readonly Word[], occupations: readonly Occupation[]) {
  const typed = words.flatMap(({ text }) => tokens(text)).join(" ");
  const others = (names: readonly string[]) => names.filter((name) => tokens(name).join(" ") !== typed);
  const concepts = occupations.map(({ title }) => title);
  const abbreviations = occupations.flatMap(({ aliases }) => aliases.filter(isAbbreviation));
  // Somebody who types "rn" means the full title too.
  const isShort = abbreviations.some((alias) => tokens(alias).join(" ") === typed);
  // Where a title has "MA", its concepts say whether that is an occupation.
  const short = abbreviations.filter((alias) => !isDoubtful(alias));
  const synonyms = others(isShort ? [...concepts, ...short] : short);
  const mentions = isShort ? [] : others(concepts);
  return { synonyms, mentions, concepts, inTitle: true, known: true } as const;
}

/** Whether, among words that are spelled right, it says what a job is: "christmas" doesn't. */
export function saysOccupation(word: string): boolean {
  return !isEverydayWord(word) || tokens(word).every(isTitleWord);
}

function isTitleWord(token: string): boolean {
  return titleWeights.has(token) || titleWeights.has(token.replace(/s$/, ""));
}

/** Short, a single word, and of one occupation only. */
function isAbbreviation(alias: string): boolean {
  return /^[\p{L}.]{2,4}$/u.test(alias) && occupationsTitled(alias).length === 1;
}
