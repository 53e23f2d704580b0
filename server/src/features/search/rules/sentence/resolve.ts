import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { withinMilesOf } from "./radius.ts";
import { isPlace, type Meaning, type PlaceReading, type Reading } from "./reading.ts";

/**
 * Chooses between readings, and returns them in sentence order. A word goes to the longest known phrase that claims it;
 * if several are equally long, to a certain one ("in pa" isn't a physician assistant), otherwise to the first. What a
 * search can have only once goes to the most certain reading, then to the leftmost. So do places, together with those
 * joined to the winner ("chicago or dallas").
 */
export function resolve(text: string, readings: readonly Reading[]): Reading[] {
  const apart = withoutOverlap(readings).sort((a, b) => a.start - b.start);
  return onceEach(nearOnce(withoutStrayPlaces(text, apart))).sort((a, b) => a.start - b.start);
}

/** Where the sentence says how far from the person, "in my area" adds nothing. */
function nearOnce(readings: readonly Reading[]): Reading[] {
  const measured = readings.find(({ meaning }) => meaning.kind === "nearMe" && meaning.miles !== undefined);
  return readings.map((each) => (measured && each.value !== measured.value ? idleIfNear(each) : each));
}

/** "near me" as filler. */
function idleIfNear(reading: Reading): Reading {
  return reading.meaning.kind === "nearMe" ? idle(reading) : reading;
}

function idle(reading: Reading): Reading {
  return { ...reading, meaning: { kind: "opening" } };
}

/**
 * Drops places that aren't joined to the most certain one. Beside a place, "close to home" adds nothing, and "within 10
 * miles" is measured from the place.
 */
function withoutStrayPlaces(text: string, readings: readonly Reading[]): Reading[] {
  const places = readings.filter(({ meaning }) => meaning.kind === "place");
  const surest = places.reduce<Reading | undefined>(
    (most, each) => (most && (most.certainty ?? 0) >= (each.certainty ?? 0) ? most : each),
    undefined,
  );
  if (surest === undefined) return [...readings];
  // "at akron freight in ohio" names an employer.
  const inside = places.filter(
    (each) => isInside(each, surest) && !/\bat\s+$/i.test(text.slice(0, each.start)),
  );
  const areOne = inside.every((each, at) => at === 0 || areJoined(text, inside[at - 1]!, each));
  const best = areOne ? (inside[0] ?? surest) : surest;
  const at = places.indexOf(best);
  let [first, last] = [at, at];
  while (first > 0 && areJoined(text, places[first - 1]!, places[first]!)) first--;
  while (last + 1 < places.length && areJoined(text, places[last]!, places[last + 1]!)) last++;
  const joined = places.slice(first, last + 1);
  const kept = new Set(joined.filter((outer) => !joined.some((inner) => onlySaysWhere(text, outer, inner))));
  const miles = readings.find(isDistance)?.meaning.miles ?? milesOfAll(text, [...kept]);
  return readings
    .map((each) => (!kept.has(each) && [...kept].some((city) => isInside(city, each)) ? idle(each) : each))
    .filter((each) => each.meaning.kind !== "place" || kept.has(each))
    .map((each) => idleIfNear(miles === undefined ? each : measured(each, miles)));
}

/** "texas nurse austin" and "austin nurse usa" look in Austin. */
function isInside(inner: Reading, outer: Reading): boolean {
  if (!isPlace(inner) || !isPlace(outer) || outer.meaning.place.miles !== undefined) return false;
  const [city, region] = [inner.meaning.place.found, regionSaid(outer)];
  if (city.city === outer.meaning.place.found.city) return false;
  if (city.kind !== "city" || city.country !== region.country) return false;
  return region.kind === "country" || (region.kind === "state" && region.state === city.state);
}

/** "new york nurse buffalo": the state has the name of its largest city. */
function regionSaid({ meaning: { place } }: PlaceReading): FoundPlace {
  const { found, miles } = place;
  const isBoth = miles === undefined && found.city === "New York" && found.state === "NY";
  return isBoth ? { kind: "state", country: "US", state: "NY", population: found.population } : found;
}

/** "texas, houston" and "houston texas" aren't "texas or houston". */
function onlySaysWhere(text: string, outer: Reading, inner: Reading): boolean {
  const between = text.slice(Math.min(outer.end, inner.end), Math.max(outer.start, inner.start));
  return isInside(inner, outer) && /^[\s,]*$/.test(between);
}

/** "within 10 miles of boston or providence": both. So does "boston or providence within 10 miles". */
function milesOfAll(text: string, places: readonly Reading[]): number | undefined {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || first === last) return undefined;
  const around = places.filter(hasRadius);
  const [one] = around;
  if (around.length !== 1 || !one || !isPlace(one)) return undefined;
  const isAhead = !distanceBehind.test(text.slice(one.start, one.end));
  return one === (isAhead ? first : last) ? one.meaning.place.miles : undefined;
}

const distanceBehind =
  /\b(?:away|closer|commute|drive|driving|fewer|kms?|less|menos|mi|miles?|millas?|min(?:ute)?s?|minutos?|radius)\.?$/i;

type Distance = Reading & { readonly meaning: { readonly kind: "nearMe"; readonly miles: number } };

/** Miles from nobody knows where: "within 10 miles", but not "within 10 miles of me". */
function isDistance(reading: Reading): reading is Distance {
  const { meaning, certainty } = reading;
  return meaning.kind === "nearMe" && meaning.miles !== undefined && certainty === undefined;
}

function measured(reading: Reading, miles: number): Reading {
  if (!isPlace(reading)) return reading;
  const { place } = reading.meaning;
  if (place.miles !== undefined || place.found.latitude === undefined) return reading;
  const { choices: _ofName, ...others } = reading;
  return {
    ...others,
    meaning: { kind: "place", place: { ...place, miles } },
    ...withinMilesOf(reading, miles),
  };
}

/** "dallas to austin": whoever names both ends looks in both. */
const joint = /^\s+to\s+$|^\s*(?:[,/&|]|,?\s+(?:or|and|o|y|u)\s*,?\s)\s*$|^\s*,?\s+(?:or|and|o|y)\s*$/i;

function areJoined(text: string, one: Reading, next: Reading): boolean {
  const between = text.slice(one.end, next.start);
  return joint.test(between) || (/^\s*$/.test(between) && !hasRadius(one) && !hasRadius(next));
}

function hasRadius({ meaning }: Reading): boolean {
  return meaning.kind === "place" && meaning.place.miles !== undefined;
}

function withoutOverlap(readings: readonly Reading[]): Reading[] {
  const taken = new Uint8Array(Math.max(0, ...readings.map((reading) => reading.end)));
  return readings
    .toSorted((a, b) => b.known - a.known || sureness(b) - sureness(a))
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    });
}

/** Bare names are all equal; one with an introduction or its state is more certain. */
function sureness({ certainty = 0 }: Reading): number {
  return Math.max(1, certainty);
}

/** What is only said again stays: "remote data entry, work from home". */
function onceEach(readings: readonly Reading[]): Reading[] {
  const filled = new Map<string, string>();
  return readings
    .toSorted((a, b) => (b.certainty ?? 0) - (a.certainty ?? 0) || a.start - b.start)
    .filter(({ meaning, value }) => {
      const slots = slotsOf(meaning);
      if (slots.some((slot) => (filled.get(slot) ?? value) !== value)) return false;
      for (const slot of slots) filled.set(slot, value);
      return true;
    });
}

/** The slots that a reading occupies; no other reading may occupy them. */
function slotsOf(meaning: Meaning): string[] {
  if (meaning.kind === "pay") return bounds.filter((bound) => meaning.pay[bound] !== undefined);
  if (meaning.kind === "type") return [`type ${meaning.jobType}`];
  return single.has(meaning.kind) ? [meaning.kind] : [];
}

const bounds = ["floor", "ceiling"] as const;
const single: ReadonlySet<string> = new Set(["nearMe", "remote", "age"]);
