import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { importance } from "../../../../platform/places/gazetteer.ts";
import { regions } from "../../../../platform/places/regions.ts";
import { addressOf } from "./address.ts";
import { employersIn } from "./employers.ts";
import { endingAt, isJoint, joinedBefore, placeAfter } from "./joined-places.ts";
import type { PlaceNames } from "./reading.ts";
import type { Sentence } from "./words.ts";

type Whereabouts = Partial<Pick<FoundPlace, "kind" | "country" | "state">>;

/** What is joined with the place between two words: the likeliest place, one with its state or country, and all. */
export function besides(sentence: Sentence, places: PlaceNames, first: number, last: number) {
  const before = citiesBefore(sentence, places, first);
  const after = placeAfter(sentence, places, last);
  const addressed = after && addressOf(sentence, places, after.named, after.last)?.found;
  const beside = [before[0], addressed ?? after?.named[0]].find(isSizeable);
  return { beside, addressed, neighbors: [before, after?.named ?? []] };
}

/** "bristol uk or bath": the city, rather than its country. */
function citiesBefore(sentence: Sentence, places: PlaceNames, first: number): readonly FoundPlace[] {
  const before = joinedBefore(sentence, places, first);
  if (before === undefined) return [];
  const [likely] = before.named;
  const last = before.first - 1;
  const city =
    likely!.kind === "state" || likely!.kind === "country" ? endingAt(sentence, places, last) : undefined;
  const found = city && addressOf(sentence, places, city.named, last)?.found;
  return found?.kind === "city" ? [found] : before.named;
}

/** Smaller places have the names of many words: "portland or over 100k". */
function isSizeable(place: FoundPlace | undefined): boolean {
  return place !== undefined && (place.kind !== "city" || place.population >= sizeable);
}

const sizeable = 20_000;
/** A place is offered if it has a tenth of the first one's weight, or is well known itself. */
export const shareOffered = 0.1;
/** "cambridge or london", but not "boston or london". */
const shareAbroad = 0.05;

/**
 * Beside another place, the one in its state or country is meant, unless far smaller: "tampa or st petersburg". One that
 * is written with its state or country gives it to both: "springfield and peoria il", "bath and bristol uk".
 */
export function likeliest(
  sentence: Sentence,
  places: PlaceNames,
  named: readonly FoundPlace[],
  beside: Whereabouts | undefined,
  neighbors: readonly (readonly FoundPlace[])[],
): FoundPlace {
  const [likely] = named as readonly [FoundPlace];
  if (named.length === 1) return likely;
  const state = beside === undefined ? stateSaid(sentence, places) : undefined;
  const where = beside ?? state ?? countrySaid(sentence) ?? homeIn(sentence);
  // "mexico or us" isn't about a town in Missouri.
  if (where?.kind === "country" && likely.kind === "country") return likely;
  const sameCountry = named.filter(({ country }) => country === where?.country);
  const sameState = sameCountry.find(({ state }) => state === where?.state);
  if (sameState && (state !== undefined || isOffered(sameState, likely))) return sameState;
  // "leeds or york" are cities of one country.
  const [first = likely] = sameCountry.filter((place) => isLikely(place, likely));
  return inOneState(named, neighbors) ?? first;
}

function isOffered(place: FoundPlace, first: FoundPlace): boolean {
  return importance(place) >= importance(first) * shareOffered;
}

/** "augusta or portland": neither is the largest of its name, but both are in Maine. */
function inOneState(
  named: readonly FoundPlace[],
  neighbors: readonly (readonly FoundPlace[])[],
): FoundPlace | undefined {
  const pairs = neighbors.flatMap((others) =>
    offeredCities(named).flatMap((place) =>
      offeredCities(others)
        .filter(({ city, state }) => state === place.state && city !== place.city)
        .map((other) => ({ place, share: shareOf(place, named) * shareOf(other, others) })),
    ),
  );
  return pairs.toSorted((one, other) => other.share - one.share)[0]?.place;
}

function offeredCities(named: readonly FoundPlace[]): readonly FoundPlace[] {
  const [first] = named;
  if (first?.kind !== "city" || first.country !== "US") return [];
  return named.filter((place) => place.kind === "city" && place.country === "US" && isOffered(place, first));
}

function shareOf(place: FoundPlace, [first = place]: readonly FoundPlace[]): number {
  return importance(place) / importance(first);
}

function isLikely(place: FoundPlace, first: FoundPlace): boolean {
  // "mexico to texas" isn't about a town in Missouri.
  if (first.kind === "country" && place.country !== first.country) return place.population >= sizeable;
  if (place.country === first.country || place.kind !== "city" || first.kind !== "city") return true;
  if (place.country === "US") return place.population >= sizeable;
  return importance(place) >= importance(first) * shareAbroad;
}

/** Whether both lie in one state, or in one country whose name is enough. */
export function isBeside(place: FoundPlace, addressed: FoundPlace): boolean {
  return place.country === addressed.country && (place.country !== "US" || place.state === addressed.state);
}

/** Where a nation or province is as well known as a state: "manchester or salford". */
const wellKnown = new Set(["US", "CA", "GB", "AU", "IE", "NZ"]);

/** "lancaster or reading": whether the other name is also a city in its state. */
export function hasNeighbor(
  { kind, country, state, city, population }: FoundPlace,
  neighbors: readonly FoundPlace[],
): boolean {
  return (
    kind === "city" &&
    wellKnown.has(country) &&
    population >= sizeable &&
    neighbors.some(
      (other) =>
        other.kind === kind &&
        other.city !== city &&
        other.country === country &&
        other.state === state &&
        isSizeable(other),
    )
  );
}

/** "illinois nurse springfield": the state whose name stands somewhere else. "portland not oregon" denies it. */
export function stateSaid(sentence: Sentence, places: PlaceNames): FoundPlace | undefined {
  if (!said.has(sentence)) said.set(sentence, stateIn(sentence, places));
  return said.get(sentence);
}

const said = new WeakMap<Sentence, FoundPlace | undefined>();
const denied = /\b(?:except|from|not?|outside|without)(?: of)?\s+$/i;

function stateIn({ text }: Sentence, places: PlaceNames): FoundPlace | undefined {
  const found = states.exec(text);
  if (!found) return undefined;
  const { index, 0: name } = found;
  const ahead = text.slice(0, index);
  const before = /\p{L}+\s+$/u.exec(ahead.slice(-longestBeside))?.[0] ?? "";
  const after = /^\s+\p{L}+/u.exec(text.slice(index + name.length))?.[0] ?? "";
  if (denied.test(ahead) || isCity(places, before + name) || isCity(places, name + after)) return undefined;
  return places.findAll(name).find(({ kind, country }) => kind === "state" && country === "US");
}

const longestBeside = 20;

/** "kansas city" and "port washington" name no state. */
function isCity(places: PlaceNames, name: string): boolean {
  return /\s/.test(name) && places.findAll(name).some(({ kind }) => kind === "city");
}

const states = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${regions
    .filter(({ country, code }) => country === "US" && code !== "DC")
    .map(({ name }) => name)
    .join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Where its currency is paid, or where people say so: "chef £35k manchester", "solicitor bristol". */
function countrySaid({ text }: Sentence): Whereabouts | undefined {
  const country = countries.find(([said]) => said.test(text))?.[1];
  return country === undefined ? undefined : { country };
}

/** CAD is also software. */
const countries: readonly (readonly [RegExp, string])[] = [
  [
    /£\s?\d|\b(?:gbp\s?\d|hgv|lgv|nhs|solicitors?|barristers?|quantity surveyors?|cscs|ofsted|pgce|gp (?:receptionist|surgery|practice)|band [2-8])\b|\d\s?(?:k\s?)?gbp\b/i,
    "GB",
  ],
  [/\baud\s?\d|\d\s?(?:k\s?)?aud\b|\ba\$\s?\d/i, "AU"],
  [/\bchf\s?\d|\d\s?(?:k\s?)?chf\b/i, "CH"],
  [/₹|\d\s?(?:lpa|lakhs?)\b/i, "IN"],
  [/\bnzd\s?\d|\d\s?(?:k\s?)?nzd\b/i, "NZ"],
  [/\bcad\s?\d|\d\s?(?:k\s?)?cad\b|\bca?\$\s?\d/i, "CA"],
];

/**
 * "kansas city mo or ks": the city that a state's name stands for, if the one before it has the same name in another
 * state.
 */
export function namesakeIn(
  sentence: Sentence,
  places: PlaceNames,
  first: number,
  { kind, country, state }: FoundPlace,
): FoundPlace | undefined {
  if (kind !== "state" || country !== "US" || !isJoint(sentence, first - 1)) return undefined;
  const before = joinedBefore(sentence, places, first);
  if (before?.named[0]?.kind !== "state") return undefined;
  const [city] = citiesBefore(sentence, places, first);
  if (city?.kind !== "city" || city.state === state) return undefined;
  return places
    .findAll(city.city ?? "")
    .find((place) => place.kind === "city" && place.state === state && place.population >= sizeable);
}

/** The state of the employer that the sentence names, if its work is there. */
function homeIn(sentence: Sentence): Whereabouts | undefined {
  const state = employersIn(sentence).find(({ home }) => home !== undefined)?.home;
  return state === undefined ? undefined : { country: "US", state };
}
