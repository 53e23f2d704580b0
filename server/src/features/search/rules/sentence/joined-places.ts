import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import { isFunctionWord } from "./function-words.ts";
import { isDottedCode, isJobCode, isWordCode } from "./place-names.ts";
import type { PlaceNames } from "./reading.ts";
import { isInstitution } from "./suffix.ts";
import { type Sentence, spanText } from "./words.ts";

const longest = 3;
/** "dallas to austin", too: who names both ends of a way looks in both. */
const joint = /^(?:or|and|&|o|y|to)$/i;

/** Whether this word joins what stands before it and after it. */
export function isJoint({ words }: Sentence, at: number): boolean {
  return joint.test(words[at]?.text ?? "");
}

/** The place joined with the one that starts here, by "or", "and", a comma, a slash or, between codes, nothing. */
export function placeBefore(sentence: Sentence, places: PlaceNames, first: number): FoundPlace | undefined {
  return namedBefore(sentence, places, first)[0];
}

function namedBefore(sentence: Sentence, places: PlaceNames, first: number): readonly FoundPlace[] {
  return joinedBefore(sentence, places, first)?.named ?? [];
}

/** All places with the name of that one, the likeliest first, and its first word. */
export function joinedBefore(sentence: Sentence, places: PlaceNames, first: number) {
  const last = isJoint(sentence, first - 1) ? first - 2 : first - 1;
  if (last < 0 || !areJoined(sentence, places, last, first)) return undefined;
  return endingAt(sentence, places, last);
}

/** The longest name of a place that ends with this word. */
export function endingAt(sentence: Sentence, places: PlaceNames, last: number) {
  for (let count = Math.min(longest, last + 1); count >= 1; count--) {
    const named = placesIn(sentence, places, last + 1 - count, count);
    if (named.length > 0) return { named, first: last + 1 - count };
  }
  return undefined;
}

/** The places with the name that is joined in this way with the one that ends at this word. */
export function placeAfter(sentence: Sentence, places: PlaceNames, last: number) {
  const next = namedAfter(sentence, places, last);
  if (next === undefined) return undefined;
  const following = sentence.text.slice(sentence.words[next.last]!.end);
  return isInstitution(following) ? undefined : next;
}

/** The last word of that place. */
export function joinedAfter(sentence: Sentence, places: PlaceNames, last: number): number | undefined {
  return namedAfter(sentence, places, last)?.last;
}

function namedAfter(sentence: Sentence, places: PlaceNames, last: number) {
  const first = isJoint(sentence, last + 1) ? last + 2 : last + 1;
  if (first >= sentence.words.length || !areJoined(sentence, places, last, first)) return undefined;
  for (let count = longest; count >= 1; count--) {
    const named = placesIn(sentence, places, first, count);
    if (named.length > 0) return { named, last: first + count - 1 };
  }
  return undefined;
}

function areJoined(sentence: Sentence, places: PlaceNames, last: number, first: number): boolean {
  const { text, words } = sentence;
  if (first - last === 2 || /[,/]/.test(text.slice(words[last]!.end, words[first]!.start))) return true;
  return isAmongCodes(sentence, places, last) && isAmongCodes(sentence, places, first);
}

/** From this many on, codes are states even if one of them is also a title: "dc md va". */
const enoughCodes = 3;

/**
 * Whether it is one of several state codes side by side: "ny nj". If there are two, one may belong to the title:
 * "physician assistant pa nc".
 */
export function isAmongCodes(sentence: Sentence, places: PlaceNames, at: number): boolean {
  const { words } = sentence;
  if (!isStateCode(places, words[at]?.text)) return false;
  if (isAlternative(sentence, places, at) || isBesideState(sentence, places, at)) return true;
  // More codes than enough change nothing, and hundreds of them would be counted for each.
  let [first, end] = [at, at + 1];
  while (first > at + 1 - enoughCodes && isStateCode(places, words[first - 1]?.text)) first--;
  while (end < at + enoughCodes && isStateCode(places, words[end]?.text)) end++;
  const codes = words.slice(first, end).map(({ text }) => text);
  return (
    codes.length >= enoughCodes ||
    (codes.length > 1 && codes.every((code) => occupationsTitled(code).length === 0))
  );
}

/** "ga or fl", "ny to fl", "pa or nj nurse": one of them isn't a title. */
function isAlternative(sentence: Sentence, places: PlaceNames, at: number): boolean {
  const { words } = sentence;
  const code = words[at]!.text;
  return [-1, 1].some((step) => {
    const other = words[at + 2 * step]?.text;
    const areCodes = isJoint(sentence, at + step) && isStateCode(places, other);
    return areCodes && [code, other!].some(isNoTitle) && !isTitled(sentence, Math.max(at, at + 2 * step));
  });
}

/** "dc maryland virginia". "ne ohio" is in its northeast, and "mt washington" a mountain. */
function isBesideState(sentence: Sentence, places: PlaceNames, at: number): boolean {
  const code = sentence.words[at]!.text;
  if (/^(?:mt|ne|sd)$/i.test(code) || !isNoTitle(code)) return false;
  const spans = [
    [at + 1, 1],
    [at + 1, 2],
    [at - 1, 1],
    [at - 2, 2],
  ] as const;
  return spans.some(([first, count]) =>
    isStateName(places, first < 0 ? undefined : spanText(sentence, first, count)),
  );
}

function isStateName(places: PlaceNames, name = ""): boolean {
  const [found] = name.length > 3 && !/^washington$/i.test(name) ? places.findAll(name) : [];
  return found?.kind === "state" && found.country === "US";
}

/** "md or va": few people look for assistants in two letters. */
function isNoTitle(code: string): boolean {
  return /^va$/i.test(code) || occupationsTitled(code).length === 0;
}

/** "ma or ct tech". */
function isTitled(sentence: Sentence, at: number): boolean {
  const name = spanText(sentence, at, 2);
  return name !== undefined && occupationsTitled(name).length > 0;
}

export function isStateCode(places: PlaceNames, text = ""): boolean {
  const code = text.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || isWordCode(code.toLowerCase()) || isJobCode(code)) return false;
  return places
    .findAll(code)
    .some(({ kind, country, state }) => kind === "state" && country === "US" && state === code);
}

function placesIn(sentence: Sentence, places: PlaceNames, first: number, count: number) {
  const name = spanText(sentence, first, count);
  return name === undefined || (count === 1 && isFunctionWord(name)) ? [] : placesNamed(places, name);
}

const directions: Readonly<Record<string, string>> = { n: "north", s: "south", e: "east", w: "west" };

/** "w palm beach" is West Palm Beach, where there is a town with this name. */
function sideways(places: PlaceNames, name: string): readonly FoundPlace[] | undefined {
  const [, letter, rest] = /^([nsew])\.? (?=\p{L}{3}|st\b)(.+)$/iu.exec(name) ?? [];
  if (letter === undefined || places.findAll(name).length > 0) return undefined;
  const towns = places.findAll(`${directions[letter.toLowerCase()]!} ${rest}`);
  const counted = towns.filter(
    ({ kind, country, population }) => kind === "city" && country === "US" && population > 0,
  );
  return counted.length > 0 ? counted : undefined;
}

/** A code also counts in lower case: "wa" is a state before it is a city in Ghana. */
export function placesNamed(places: PlaceNames, name: string): readonly FoundPlace[] {
  if (isDottedCode(name)) return placesNamed(places, name.replaceAll(".", "").toLowerCase());
  const named = sideways(places, name) ?? places.findAll(name);
  if (!/^[a-z]{2,3}$/.test(name) || named[0]?.country === "US") return named;
  const coded = places.findAll(name.toUpperCase());
  if (named.length === 0) return coded;
  return [...coded.filter(({ kind, country }) => kind === "state" && country === "US"), ...named];
}
