import { isNeighborhood } from "../../../../platform/places/areas/localities.ts";
import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { importance, isWellKnownCity } from "../../../../platform/places/gazetteer.ts";
import { likelyCity, likelyPlace } from "../spelling.ts";
import { addressOf } from "./address.ts";
import { isFunctionWord } from "./function-words.ts";
import { halfNamed } from "./half-named.ts";
import { type Introduction, introductionOf } from "./introduction.ts";
import { isAmongCodes, isJoint, joinedAfter, placeBefore, placesNamed } from "./joined-places.ts";
import {
  besides,
  hasNeighbor,
  isBeside,
  likeliest,
  namesakeIn,
  shareOffered,
  stateSaid,
} from "./likeliest-place.ts";
import { isMeant } from "./meant.ts";
import { titlesIn } from "./occupation-title.ts";
import { originBefore } from "./origin.ts";
import { isLa, isWordCode, needOf } from "./place-names.ts";
import { withinMilesOf } from "./radius.ts";
import type { PlaceNames, Reading, Recognizer } from "./reading.ts";
import { type Suffix, suffixOf } from "./suffix.ts";
import { surroundings } from "./surroundings.ts";
import { type Sentence, spanText } from "./words.ts";

const longestName = 5;

/**
 * "in Austin", "near 10001", "Portland, OR", "within 10 miles of Boston", "Chicago". An ambiguous name means the
 * gazetteer's first place: "new york" is the city, "new york state" the state.
 */
export const place: Recognizer = (sentence, { places }) => [
  ...halfNamed(sentence, places),
  ...sentence.words.flatMap((_, first) => {
    const readings: Reading[] = [];
    for (let count = longestName; count >= 1; count--) {
      const name = spanText(sentence, first, count);
      if (name === undefined || (count === 1 && isFiller(sentence, places, name, first))) continue;
      const reading = placeReading(sentence, places, name, first, first + count - 1);
      if (reading !== undefined) readings.push(reading);
    }
    return readings;
  }),
];

/** "physical therapist or" ends in Oregon, and "la or orange county" begins in Los Angeles; anywhere else "or" joins. */
function isFiller(sentence: Sentence, places: PlaceNames, name: string, at: number): boolean {
  if (!isFunctionWord(name)) return false;
  if (!isWordCode(name.toLowerCase())) return true;
  if (isLa(name) && introductionOf(sentence, sentence.words[at]!.start, { canHaveRadius: false }).part > 0)
    return false;
  const isOr = /^or$/i.test(name);
  return at < sentence.words.length - 1 && (isOr || joinedAfter(sentence, places, at) === undefined);
}

function placeReading(
  sentence: Sentence,
  places: PlaceNames,
  name: string,
  first: number,
  last: number,
): Reading | undefined {
  const { words } = sentence;
  const { named, address } = spelled(sentence, places, name, last);
  if (named.length === 0 || isMedical(sentence, name, first)) return undefined;
  if (isAnotherTitle(sentence, places, name, first)) return undefined;
  if (isMiles(sentence, name, first) || isCalledThe(sentence, name, first) || isSchedule(sentence, last))
    return undefined;
  // "West Texas" is a region, although Texas has a town called West.
  const whole = address && spanText(sentence, first, address.last - first + 1);
  if (whole !== undefined && places.findAll(whole).some(({ kind }) => kind === "area")) return undefined;
  if (address === undefined && isSideOfCity(places, named[0]!, name)) return undefined;
  const { beside, addressed, neighbors } = besides(sentence, places, first, last);
  const likely = address?.found ?? likeliest(sentence, places, named, addressed ?? beside, neighbors);
  const called = (address === undefined && namesakeIn(sentence, places, first, likely)) || likely;
  const [start, end] = [words[first]!.start, words[address?.last ?? last]!.end];
  if (isSaidAgain(sentence, places, called, first)) return { ...left(sentence, start, end), certainty: 2 };
  const canHaveRadius = called.latitude !== undefined;
  const before = introductionOf(sentence, start, { canHaveRadius });
  const after = suffixOf(sentence, end, { canHaveRadius: canHaveRadius && before.miles === undefined });
  const isAddress = address !== undefined;
  const evidence = {
    ...surroundings(sentence, places, first, last),
    name,
    isAddress: isAddress && !isWordBeforeUs(sentence, name, last, address.last),
    beside,
    isBesideAddress: addressed !== undefined && isBeside(called, addressed),
    isInStateSaid: called.kind === "city" && stateSaid(sentence, places)?.state === called.state,
    hasNeighbor: hasNeighbor(called, neighbors.flat()),
    isOfAnother: /^\s+of\s/i.test(sentence.text.slice(end)),
    before,
    after,
  };
  if (!isMeant(called, evidence)) return undefined;
  const found = isAddress
    ? called
    : withPart(places, called, sentence.text.slice(start - before.part, end), before);
  if (found === undefined) return undefined;
  const origin = originBefore(sentence, places, start, end, found);
  if (origin !== undefined) return left(sentence, origin, end);
  const miles = before.miles ?? after.miles;
  const { follows, leads, isLast, isListed } = evidence;
  // After a title, "pa" is Pennsylvania before it is another title.
  const isTitled = follows === "title" || (isLast && titlesIn(sentence).some((title) => title.end < start));
  const isCode = isListed || (name.length === 2 && (isTitled || leads !== undefined));
  const postalCode = isAddress ? words[address.last]!.text : name;
  const choices =
    isAddress || miles !== undefined ? undefined : choicesOf(found, found === called ? named : [], places);
  return {
    start: start - before.length,
    end: end + after.length,
    known: end - start + lengthKnown(before, after),
    certainty: miles !== undefined ? 3 : before.kind !== "none" || isAddress ? 2 : isCode ? 1.5 : 1,
    meaning: { kind: "place", place: { found, ...(miles !== undefined && { miles }) } },
    ...written(found, miles, postalCode.toUpperCase(), places.label(found)),
    ...(choices && { choices }),
  };
}

/** "tech lead US" isn't in Lead, South Dakota. */
function isWordBeforeUs({ words }: Sentence, name: string, last: number, end: number): boolean {
  return end === last + 1 && needOf(name) === "state" && /^usa?$/i.test(words[end]!.text);
}

const smallestWithParts = 5000;
const sureCity = 300_000;

/**
 * A part of this place, unless the gazetteer knows one with the whole name elsewhere: "north hollywood" is not in
 * Florida. Small towns have no parts: "lower west side" isn't in West, Texas.
 */
function withPart(
  places: PlaceNames,
  found: FoundPlace,
  whole: string,
  { part, length }: Introduction,
): FoundPlace | undefined {
  if (part === 0 || found.kind !== "city" || found.population >= sureCity) return found;
  const known = places.findAll(whole).find((each) => !isSideOfCity(places, each, whole));
  if (known && (known.country !== found.country || known.state !== found.state)) return known;
  return part === length && found.population < smallestWithParts ? undefined : found;
}

const cityWithSides = 100_000;

/** "south dayton" is the south of a city before it is a hamlet in New York. */
function isSideOfCity(places: PlaceNames, { population, state }: FoundPlace, name: string): boolean {
  const city = /^(?:north|south|east|west) (?<city>.+)/i.exec(name)?.groups!["city"];
  if (city === undefined || population > 0 || isNeighborhood(name)) return false;
  const [found] = places.findAll(city);
  return found?.kind === "city" && found.population >= cityWithSides && found.state !== state;
}

/** A region's own name takes precedence over a part of a place or its surroundings: "West Virginia", "sf bay area". */
function lengthKnown(before: Introduction, after: Suffix): number {
  if (before.miles !== undefined) return before.length + after.length;
  if (after.miles !== undefined) return after.length;
  return shareAround * (before.part + after.length);
}

const shareAround = 0.95;

/** The places with a name, and the address it begins. "pittsburg pa" is in no gazetteer, but Pittsburgh is there. */
function spelled(sentence: Sentence, places: PlaceNames, name: string, last: number) {
  const called = placesNamed(places, name);
  const likelyName = called.length === 0 ? likelyPlace(name) : undefined;
  const named = likelyName === undefined ? called : placesNamed(places, likelyName);
  const address = addressOf(sentence, places, named, last);
  const city = address === undefined ? likelyCity(name) : undefined;
  const meant = city === undefined ? [] : placesNamed(places, city);
  const likely = meant.length === 0 ? undefined : addressOf(sentence, places, meant, last);
  return likely === undefined ? { named, address } : { named: meant, address: likely };
}

/** "np/pa" and "np or pa": a physician assistant, not Pennsylvania. "rad tech ct": a scanner, not Connecticut. */
function isMedical({ text, words }: Sentence, name: string, first: number): boolean {
  const ahead = text.slice(0, words[first]!.start);
  if (name === "ct") return imaging.test(text) || /\bpet[\s/-]+$/i.test(ahead);
  return /^pas?$/i.test(name) && /\b(?:nps?|nurse practitioners?)\s?(?:\/|&|,|or|and)\s?$/i.test(ahead);
}

const imaging = /\b(?:rad(?:iolog\w+)?|x[- ]?ray|mri) (?:techs?|technologists?|technicians?)\b/i;

/** "The VA" is a veterans' hospital, "el campo" the countryside, "en mi casa" at home, and "near the university" isn't in Florida. */
function isCalledThe({ text, words }: Sentence, name: string, first: number): boolean {
  const ahead = text.slice(0, words[first]!.start);
  return (
    ((/^va$/i.test(name) || needOf(name) === "state") && /\bthe\s+$/i.test(ahead)) ||
    (/^campo$/i.test(name) && /\bel\s+$/i.test(ahead)) ||
    (/^mi$/i.test(name) && /\b(?:de|en)\s+$/i.test(ahead) && first + 1 < words.length)
  );
}

/** "lpn or ma": two titles, if the first isn't a code as well. */
function isAnotherTitle(sentence: Sentence, places: PlaceNames, name: string, first: number): boolean {
  if (name.length !== 2 || !isJoint(sentence, first - 1) || isAmongCodes(sentence, places, first))
    return false;
  const titles = titlesIn(sentence);
  const { words } = sentence;
  return (
    titles.some(({ start }) => start === words[first]!.start) &&
    titles.some(({ end }) => end === words[first - 2]?.end)
  );
}

/** "boston or remote ma": the state of the city, which it doesn't widen. */
function isSaidAgain(
  sentence: Sentence,
  places: PlaceNames,
  { kind, country, state }: FoundPlace,
  first: number,
): boolean {
  if (kind !== "state" || !/^remote$/i.test(sentence.words[first - 1]?.text ?? "")) return false;
  const before = placeBefore(sentence, places, first - 1);
  return before?.kind === "city" && before.country === country && before.state === state;
}

/** "panama schedule" and "dupont shifts" say which days. */
function isSchedule({ text, words }: Sentence, last: number): boolean {
  return (
    /^\s+(?:schedule|shifts?)(?!\p{L})/iu.test(text.slice(words[last]!.end)) && !/^\d/.test(words[last]!.text)
  );
}

/** "driver 500 mi" isn't in Michigan. */
function isMiles({ text, words }: Sentence, name: string, first: number): boolean {
  return name === "mi" && /(?<![$\d,.])\d{3,4}\s+$/.test(text.slice(0, words[first]!.start));
}

/** The place that somebody leaves says nothing about the work. */
function left({ text }: Sentence, start: number, end: number): Reading {
  const value = text.slice(start, end);
  return { start, end, known: end - start, meaning: { kind: "opening" }, value, label: value };
}

const mostChoices = 5;
const smallestOffered = 15_000;

/** The places that an ambiguous name may mean, likeliest first: Springfield. */
function choicesOf(found: FoundPlace, named: readonly FoundPlace[], places: PlaceNames): Reading["choices"] {
  if (found.kind === "postal") return undefined;
  const offered = named.filter(
    (place) =>
      place.population >= smallestOffered &&
      (importance(place) >= importance(found) * shareOffered || isWellKnownCity(place)),
  );
  const labels = new Set([found, ...offered].map((place) => places.label(place)));
  if (labels.size < 2) return undefined;
  return [...labels].slice(0, mostChoices).map((label) => ({ label, text: label }));
}

/** The value is "Austin, TX" or "10001", and with miles "10001/25". */
function written(found: FoundPlace, miles: number | undefined, postalCode: string, label: string) {
  const isPostal = found.kind === "postal";
  const value = isPostal ? postalCode : label;
  const name = isPostal ? `${postalCode}, ${label}` : label;
  const place = { value, label: name };
  return miles === undefined ? place : withinMilesOf(place, miles);
}
