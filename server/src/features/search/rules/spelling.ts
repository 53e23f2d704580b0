import { isWithinOneEdit, isWithinTwoEdits } from "@candor/engine/query/edits";
import { titleWeights } from "./occupations/title-weights.ts";
import { bigPlaces } from "./sentence/big-places.ts";

/** Shorter words have too many neighbors. */
const shortest = 5;
/** From this length, two edits are still the same word. */
const shortestForTwo = 8;

/** Of a beginning, so many letters say which word it is. */
const shortestBegun = 4;

const plain = /^[a-z]+$/;

/** By first letter, which people rarely get wrong. Words of titles come before places. */
const byLetter = Map.groupBy(
  [...[...titleWeights.keys()].filter((word) => word.length >= shortest && plain.test(word)), ...bigPlaces],
  (word) => word[0]!,
);

/** The word of titles, else the state or big city, that an unknown word seems to be misspelled from. */
export function likelySpelling(word: string): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length < shortest || !plain.test(typed)) return undefined;
  const near = (byLetter.get(typed[0]!) ?? []).filter((known) => Math.abs(known.length - typed.length) <= 2);
  const one = near.filter((known) => isWithinOneEdit(known, typed));
  if (one.length > 0 || typed.length < shortestForTwo) return usual(one);
  return usual(near.filter((known) => known.length >= shortestForTwo - 1 && isWithinTwoEdits(known, typed)));
}

/** The big city that a word is one edit away from, if it is none itself. */
export function likelyCity(word: string): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length < shortest || cities.has(typed)) return undefined;
  return bigPlaces.find((name) => name[0] === typed[0] && isWithinOneEdit(name, typed));
}

const cities = new Set(bigPlaces);

/** The big cities and states that begin like a text, but for one letter after the first: "phonix", "hosto". */
export function citiesBegun(text: string): readonly string[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < shortestBegun || !plain.test(typed)) return [];
  return bigPlaces.filter(
    (name) =>
      name[0] === typed[0] &&
      [typed.length - 1, typed.length, typed.length + 1].some((length) =>
        isWithinOneEdit(name.slice(0, length), typed),
      ),
  );
}

/** The word of most titles; a low weight is a frequent word. */
function usual(words: readonly string[]): string | undefined {
  return words.toSorted((a, b) => weightOf(a) - weightOf(b))[0];
}

function weightOf(word: string): number {
  return titleWeights.get(word) ?? Number.POSITIVE_INFINITY;
}
