import { tokens } from "@candor/engine/analysis/tokenize";
import { oneEditAway } from "@candor/engine/query/edits";
import { names } from "./names.ts";

/** Every title and alias, its words with spaces before them, with the occupation's title. */
const spelledNames = names.map(({ occupation, words }) => ({
  title: occupation.title,
  spelled: words.map((word) => ` ${word}`).join(""),
}));
const words = [...new Set(names.flatMap(({ words }) => words))];
const shortestMisspelled = 4;

/** The occupations with a title or alias in which some word begins with a text; if none, with one letter changed. */
export function occupationsBegun(text: string): readonly string[] {
  const typed = tokens(text);
  if (typed.length === 0) return [];
  const found = begunBy([typed]);
  return found.length > 0 ? found : begunBy(spelledOtherwise(typed));
}

function begunBy(spellings: readonly (readonly string[])[]): readonly string[] {
  const wanted = spellings.map((typed) => ` ${typed.join(" ")}`);
  const found = spelledNames.filter(({ spelled }) => wanted.some((each) => spelled.includes(each)));
  return [...new Set(found.map(({ title }) => title))];
}

function spelledOtherwise(typed: readonly string[]): readonly (readonly string[])[] {
  return typed.flatMap((word, index) => {
    if (word.length < shortestMisspelled) return [];
    const others = oneEditAway(word);
    const known = words.flatMap((each) => {
      const beginnings = index < typed.length - 1 ? [each] : beginningsOf(each, word.length);
      return beginnings.filter((beginning) => others.has(beginning));
    });
    return [...new Set(known)].map((each) => typed.with(index, each));
  });
}

/** Beginnings that are as long as a typed word with one letter omitted, changed or added. */
function beginningsOf(word: string, length: number): string[] {
  return [length - 1, length, length + 1].map((size) => word.slice(0, size));
}
