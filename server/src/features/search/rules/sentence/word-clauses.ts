import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import type { Clause } from "@candor/engine/criteria";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import type { Occupation } from "../occupations/occupation.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import { occupationsTitled } from "../occupations/titles.ts";

/** A word of free text. One that titles or skills are made of is spelled right. */
export function freeWord(word: string): Clause {
  const isKnown =
    tokens(word).every((token) => frequencyOf(stem(token)) > 0) || skillTitled(word) !== undefined;
  return isKnown ? { kind: "word", word, known: true } : { kind: "word", word };
}

/**
 * A word of a title. In its place an occupation's usual title and its abbreviations count wherever they stand, and all
 * its other titles where they are the posting's. With each word of the title these are the whole title's synonyms:
 * (registered or X) and (nurse or X) is (registered and nurse) or X.
 */
export function titleWord(word: string, occupations: readonly Occupation[]): Clause {
  const synonyms = occupations.flatMap(({ title, aliases }) => [title, ...aliases.filter(isAbbreviation)]);
  return { kind: "word", word, synonyms, concepts: occupations.map(({ title }) => title), known: true };
}

/** Short, one word, and of one occupation alone. */
function isAbbreviation(alias: string): boolean {
  return /^[\p{L}.]{2,4}$/u.test(alias) && occupationsTitled(alias).length === 1;
}
