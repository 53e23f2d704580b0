import { message } from "@candor/contract/messages/message";
import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { defaultMiles } from "../whereabouts.ts";
import { placesNamed } from "./joined-places.ts";
import {
  isPlace,
  type Meaning,
  type Place,
  type PlaceNames,
  type PlaceReading,
  type Reading,
} from "./reading.ts";
import { type Sentence, spanText } from "./words.ts";

type Exclusion = Reading & { readonly meaning: Extract<Meaning, { kind: "not" }> };

/**
 * A place that the sentence also excludes lists nothing. "new york not nyc" is about the other place with that name, the
 * state. If there is no other, the exclusion is ignored, and its chip says so.
 */
export function withoutContradictions(
  sentence: Sentence,
  places: PlaceNames,
  readings: readonly Reading[],
): Reading[] {
  const excluded = readings.filter(isExclusion).flatMap(({ meaning }) => meaning.places ?? []);
  if (excluded.length === 0) return [...readings];
  const meant = readings.map((reading) =>
    isPlace(reading) && excluded.some((each) => rulesOut(each, wantedBy(sentence, reading)))
      ? otherwise(sentence, places, reading, excluded)
      : reading,
  );
  const wanted = meant.filter(isPlace).map((reading) => wantedBy(sentence, reading));
  return meant.map((reading) => (isExclusion(reading) ? without(reading, wanted, places) : reading));
}

const around = /\b(?:around|near|outside|outskirts|suburbs?|surrounding)\b/i;

/** In "boston suburbs not boston", what is around the city is left. */
function wantedBy({ text }: Sentence, { start, end, meaning: { place } }: PlaceReading): Place {
  const isAround =
    place.miles === undefined && place.found.kind === "city" && around.test(text.slice(start, end));
  return isAround ? { ...place, miles: defaultMiles } : place;
}

function isExclusion(reading: Reading): reading is Exclusion {
  return reading.meaning.kind === "not";
}

export function isSamePlace(one: FoundPlace, other: FoundPlace): boolean {
  return (["kind", "country", "state", "city", "name"] as const).every((part) => one[part] === other[part]);
}

/** Whether nothing of a place is left outside another. Around a city, "within 30 miles of boston not in boston" is. */
function hides({ found, miles = defaultMiles }: Place, wanted: Place): boolean {
  const isCountry = found.kind === "country" && found.country === wanted.found.country;
  if (isCountry) return true;
  return isSamePlace(found, wanted.found) && (wanted.miles ?? (miles === 0 ? 0 : defaultMiles)) <= miles;
}

/** Whether a name means another place then: "portland not oregon" is about the one in Maine. */
function rulesOut(excluded: Place, wanted: Place): boolean {
  const { kind, country, state } = excluded.found;
  const isInside = kind === "state" && country === wanted.found.country && state === wanted.found.state;
  return hides(excluded, wanted) || isInside;
}

/** Another place with the same name that isn't excluded, if the chip offers one. */
function otherwise(
  sentence: Sentence,
  places: PlaceNames,
  reading: PlaceReading,
  excluded: readonly Place[],
): Reading {
  const offered = new Set(reading.choices?.map(({ text }) => text));
  if (offered.size === 0) return reading;
  const found = namedIn(sentence, places, reading).find(
    (each) => offered.has(places.label(each)) && !excluded.some((place) => rulesOut(place, { found: each })),
  );
  if (!found) return reading;
  const label = places.label(found);
  return { ...reading, meaning: { kind: "place", place: { found } }, value: label, label };
}

/** The places called by the words of a reading, or by some of them: "in new york". */
function namedIn(sentence: Sentence, places: PlaceNames, { start, end }: Reading): readonly FoundPlace[] {
  const { words } = sentence;
  const first = sentence.starts.get(start)!;
  const last = words.findLastIndex((word) => word.end <= end);
  for (let number = first; number <= last; number++) {
    const name = spanText(sentence, number, last - number + 1);
    const named = name === undefined ? [] : placesNamed(places, name);
    if (named.length > 0) return named;
  }
  return [];
}

function without(reading: Exclusion, wanted: readonly Place[], places: PlaceNames): Reading {
  const { words, places: all = [], organizations } = reading.meaning;
  const isIgnored = (place: Place) => wanted.some((each) => hides(place, each));
  const ignored = all.filter(isIgnored);
  if (ignored.length === 0) return reading;
  const kept = all.filter((place) => !isIgnored(place));
  const meaning = {
    kind: "not",
    words,
    ...(kept.length > 0 && { places: kept }),
    ...(organizations && { organizations }),
  } as const;
  const names = ignored.map(({ found }) => places.label(found)).join(" or ");
  return { ...reading, meaning, label: message("chip.ignored", { chip: reading.label, what: names }) };
}
