import { territories } from "../../../../platform/places/asked-place.ts";
import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { occupationsTitled } from "../occupations/titles.ts";
import { joinedAfter } from "./joined-places.ts";
import { titlesIn } from "./occupation-title.ts";
import { followsCity, isWordCode } from "./place-names.ts";
import type { PlaceNames } from "./reading.ts";
import { type Sentence, spanText } from "./words.ts";

const longestName = 4;

interface Address {
  readonly found: FoundPlace;
  /** Number of the last word. */
  readonly last: number;
}

/** Places with the same name, narrowed by what follows: "Portland, OR", "london ontario", "Austin, TX 78701", "TX 78701". */
export function addressOf(
  sentence: Sentence,
  places: PlaceNames,
  named: readonly FoundPlace[],
  last: number,
): Address | undefined {
  if (named.length === 0) return undefined;
  const address = narrowed(sentence, places, named, last);
  const state = named.find(({ kind }) => kind === "state");
  if (address === undefined) return state && postalCodeAfter(sentence, places, { found: state, last });
  const inCountry = narrowed(sentence, places, [address.found], address.last) ?? address;
  return postalCodeAfter(sentence, places, inCountry) ?? inCountry;
}

function narrowed(
  sentence: Sentence,
  places: PlaceNames,
  named: readonly FoundPlace[],
  last: number,
): Address | undefined {
  const gap = gapAfter(sentence, last);
  if (gap === undefined) return undefined;
  const isDash = /[-–]/.test(gap);
  const afterComma = gap.includes(",");
  for (let count = longestName; count >= 1; count--) {
    const text = spanText(sentence, last + 1, count);
    if (text === undefined || (text === "or" && isJoint(sentence, places, named, last))) continue;
    const code = codeIn(sentence, text, last + count, afterComma || isDash, last);
    const areas = places.findAll(code ?? text).filter(isDash ? isState : isArea);
    // "Berlin, DE": a country code counts only in capitals after a comma, unless it's a territory's: "ponce pr".
    if ((afterComma && code === text) || (code !== undefined && territories.has(code)))
      areas.push({ kind: "country", country: code, population: 0 });
    const found = areas.map((area) => named.find((place) => lies(place, area))).find(isFound);
    if (
      found !== undefined &&
      !areCities(places, text, found, named) &&
      !isBegun(sentence, places, last + 1, count)
    )
      return { found, last: last + count };
  }
  return undefined;
}

/** "dallas, or houston": not Dallas, Oregon. "salem, or medford" are in Oregon either way. */
function isJoint(
  sentence: Sentence,
  places: PlaceNames,
  [likeliest]: readonly FoundPlace[],
  last: number,
): boolean {
  return likeliest?.state !== "OR" && joinedAfter(sentence, places, last) !== undefined;
}

const bigCity = 300_000;
/** A city with more than this many times the inhabitants is meant instead. */
const farBigger = 20;

/** "boston, new york": two cities, not the village of Boston in New York State. */
function areCities(
  places: PlaceNames,
  text: string,
  found: FoundPlace,
  [likeliest = found]: readonly FoundPlace[],
): boolean {
  const [other] = places.findAll(text);
  return (
    other?.kind === "city" &&
    other.population >= bigCity &&
    likeliest.population > found.population * farBigger
  );
}

const sizeableCity = 60_000;

/** "denver colorado springs": two cities, not Denver and "springs". */
function isBegun(sentence: Sentence, places: PlaceNames, first: number, count: number): boolean {
  if (spanText(sentence, first, count)!.length < shortestName) return false;
  const longer = spanText(sentence, first, count + 1);
  const [city] = longer === undefined ? [] : places.findAll(longer);
  return city?.kind === "city" && city.country === "US" && city.population >= sizeableCity;
}

/** No city's name begins with a state's code. */
const shortestName = 4;

/** The text between a word and the next one, if it can separate a city from its state. */
function gapAfter({ text, words }: Sentence, last: number): string | undefined {
  const next = words[last + 1];
  const gap = next && text.slice(words[last]!.end, next.start);
  if (gap === undefined) return undefined;
  // "Foster City - CA", as some pasted titles have it.
  const isMeant = /^\s+[-–]\s+$/.test(gap) ? isOnlyCode(next!.text) : /^\.?(?:\s+|\s*,\s*)$/.test(gap);
  return isMeant ? gap : undefined;
}

/** "RN" is a title, too. */
function isOnlyCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && occupationsTitled(text).length === 0;
}

/** The code that a short word may be, in capitals. */
function codeIn(
  sentence: Sentence,
  word: string,
  last: number,
  afterComma: boolean,
  city: number,
): string | undefined {
  if (!/^[a-z](?:\.?[a-z]){1,2}$/i.test(word)) return undefined;
  const { text, words } = sentence;
  const following = text.slice(words[last]!.end, words[last + 1]?.start);
  const next = words[last + 1];
  // "boise id 83702".
  const endsAddress = next === undefined || /^\d{5}$/.test(next.text);
  const isWord =
    isWordCode(word) &&
    !afterComma &&
    /^\s+$/.test(following) &&
    !endsAddress &&
    !followsCity(word.toLowerCase()) &&
    !beginsWithAddress(sentence, city, last + 1);
  return isWord ? undefined : word.toUpperCase().replaceAll(".", "");
}

/** "columbus in machinist", but neither "jobs in columbus in retail" nor "accountant portland or bookkeeper". */
function beginsWithAddress(sentence: Sentence, city: number, next: number): boolean {
  const { words } = sentence;
  const titles = titlesIn(sentence);
  return (
    titles.some(({ start }) => start === words[next]?.start) &&
    titles.every(({ start }) => start > words[city]!.start)
  );
}

function isFound(place: FoundPlace | undefined): boolean {
  return place !== undefined;
}

function isState({ kind }: FoundPlace): boolean {
  return kind === "state";
}

function isArea({ kind }: FoundPlace): boolean {
  return kind === "state" || kind === "country";
}

function lies(place: FoundPlace, within: FoundPlace): boolean {
  if (place.kind === "country" || place.country !== within.country) return false;
  if (within.state === undefined) return true;
  return (place.kind === "city" || place.kind === "area") && place.state === within.state;
}

function postalCodeAfter(
  sentence: Sentence,
  places: PlaceNames,
  { found, last }: Address,
): Address | undefined {
  const text = gapAfter(sentence, last) === undefined ? undefined : spanText(sentence, last + 1, 1);
  if (text === undefined || !/^\d{5}$/.test(text)) return undefined;
  const postal = places.findAll(text).find((place) => place.kind === "postal" && place.state === found.state);
  return postal && { found: postal, last: last + 1 };
}
