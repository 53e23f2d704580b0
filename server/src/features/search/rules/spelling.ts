import { isWithinOneEdit, isWithinTwoEdits } from "@candor/engine/query/edits";
import { titleWeights } from "./occupations/title-weights.ts";
import { bigPlaces, bigPlacesOfWords } from "./sentence/big-places.ts";
import { isFunctionWord } from "./sentence/function-words.ts";

/** Shorter words have too many neighbors. */
const shortest = 5;
/** From this length, two edits are still the same word. */
const shortestForTwo = 8;

/** This many letters of a beginning show which word it is. */
const shortestBegun = 4;

const plain = /^[a-z]+$/;
const a = "a".charCodeAt(0);

/** By first letter, which people rarely get wrong. Words of titles come before places. */
const byLetter = Map.groupBy(
  [
    ...[...titleWeights.keys()].filter((word) => word.length >= shortest && plain.test(word)),
    ...bigPlaces,
  ].map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word[0]!,
);

/** The title word, otherwise the state or big city, that an unknown word seems to be a misspelling of. */
export function likelySpelling(word: string): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length < shortest || !plain.test(typed)) return undefined;
  const letters = lettersOf(typed);
  const near = (byLetter.get(typed[0]!) ?? [])
    .filter(({ word, letters: own }) => Math.abs(word.length - typed.length) <= 2 && areAlike(own, letters))
    .map(({ word }) => word);
  const one = near.filter((known) => isWithinOneEdit(known, typed));
  if (one.length > 0 || typed.length < shortestForTwo) return usual(one);
  return usual(near.filter((known) => known.length >= shortestForTwo - 1 && isWithinTwoEdits(known, typed)));
}

/** One bit for each letter that occurs; other characters share these bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - a);
  return letters;
}

/** Two edits change at most four letters, so most words needn't be compared. */
function areAlike(one: number, other: number): boolean {
  let changed = 0;
  for (let left = one ^ other; left !== 0; left &= left - 1) changed++;
  return changed <= 4;
}

/** The big city that a word is one edit away from, if it isn't one itself. */
export function likelyCity(word: string): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length < shortest || cities.has(typed)) return undefined;
  return citiesByLetter.get(typed[0]!)?.find((name) => isWithinOneEdit(name, typed));
}

const cities = new Set(bigPlaces);
const citiesByLetter = Map.groupBy(bigPlaces, (name) => name[0]!);

const placesOfWords = Map.groupBy(
  bigPlacesOfWords.map((name) => ({ name, letters: lettersOf(name) })),
  ({ name }) => name[0]!,
);
const joined = new Map(bigPlacesOfWords.map((name) => [name.replaceAll(" ", ""), name]));

/** The big place with a name of several words that a text misspells: "sandiego", "san fransico", "new jersy". */
export function likelyPlace(text: string): string | undefined {
  const typed = text.toLowerCase();
  if (!typed.includes(" ")) return joined.get(typed);
  const isNear = typed.length < shortestPlaceForTwo ? isWithinOneEdit : isWithinTwoEdits;
  const letters = lettersOf(typed);
  const meant = placesOfWords
    .get(typed[0]!)
    ?.find(
      ({ name, letters: own }) =>
        areAlike(own, letters) && isNear(name, typed) && isMisspelled(typed.split(" "), name.split(" ")),
    );
  return meant?.name;
}

const shortestPlaceForTwo = 11;

/** "new work" isn't a misspelling of "New York". */
function isMisspelled(typed: readonly string[], meant: readonly string[]): boolean {
  return typed.every(
    (word, at) => word === meant[at] || !(isFunctionWord(word) || titleWeights.has(word) || word === "work"),
  );
}

/** The big cities and states that begin like a text, with one letter after the first different: "phonix", "hosto". */
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

/** The word in the most titles; a low weight means a frequent word. */
function usual(words: readonly string[]): string | undefined {
  return words.toSorted((a, b) => weightOf(a) - weightOf(b))[0];
}

function weightOf(word: string): number {
  return titleWeights.get(word) ?? Number.POSITIVE_INFINITY;
}
