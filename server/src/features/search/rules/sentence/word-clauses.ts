import { tokens } from "@candor/engine/analysis/tokenize";
import type { Clause } from "@candor/engine/criteria";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import type { Occupation } from "../occupations/occupation.ts";
import { titleWeights } from "../occupations/title-weights.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import { sameAs } from "../same-words.ts";
import { likelySpelling } from "../spelling.ts";
import { isFunctionWord } from "./function-words.ts";
import type { Word } from "./words.ts";

/**
 * A word of free text. A word of titles, skills or places counts as spelled right, and so do function words and what has
 * synonyms.
 */
export function freeWord(word: string, isPlace: (name: string) => boolean = () => false): Clause {
  const synonyms = sameAs(word);
  const isKnown =
    synonyms.length > 0 ||
    tokens(word).every(isTitleWord) ||
    skillTitled(word) !== undefined ||
    isFunctionWord(word) ||
    isPlace(word);
  const spelling = isKnown ? undefined : likelySpelling(word);
  return {
    kind: "word",
    word,
    ...(synonyms.length > 0 && { synonyms }),
    ...(isKnown && { known: true }),
    ...(spelling !== undefined && { spelling }),
  };
}

/**
 * The words of a title, which a posting matches by its own title: by its words, or by what it means. Repeated for
 * every word, synonyms are those of the whole title: (registered or X) and (nurse or X) is (registered and nurse) or X.
 */
export function titleWords(words: readonly Word[], occupations: readonly Occupation[]): Clause[] {
  const typed = words.flatMap(({ text }) => tokens(text)).join(" ");
  const synonyms = occupations
    .flatMap(({ title, aliases }) => [title, ...aliases.filter(isAbbreviation)])
    .filter((synonym) => tokens(synonym).join(" ") !== typed);
  const concepts = occupations.map(({ title }) => title);
  return words.map(({ text }) => ({
    kind: "word",
    word: text,
    synonyms,
    concepts,
    inTitle: true,
    known: true,
  }));
}

function isTitleWord(token: string): boolean {
  return titleWeights.has(token) || titleWeights.has(token.replace(/s$/, ""));
}

/** Short, one word, and of one occupation alone. */
function isAbbreviation(alias: string): boolean {
  return /^[\p{L}.]{2,4}$/u.test(alias) && occupationsTitled(alias).length === 1;
}
