import { stem, withoutEnding } from "../analysis/stem.ts";
import { factsOf, type IndexedPosting, type PostingPlace } from "../document.ts";
import { FACTS, type FactName, UNSTATED } from "../facts.ts";
import { circleAround } from "../query/area.ts";
import { regionsOf } from "../regions.ts";
import type { Value, Way } from "./condition.ts";
import { PostingReading } from "./posting-reading.ts";
import { cellOf, cellsAround } from "./sphere-cells.ts";

/** Prefixes are filed under this many of their first letters. */
const PREFIX_LENGTHS = [1, 2, 3, 5];

/**
 * A text that every posting gives that meets a condition in this way. For a phrase, an inflection, a long prefix, a circle or a box,
 * other postings may give it too. The signal of a phrase is its rarest word according to `frequency`.
 */
export function signalOf(way: Way, frequency: (signal: string) => number): string {
  switch (way.kind) {
    case "every":
      return "*";
    case "term":
      return way.inTitle ? titleSignal(way.token) : `=${way.token}`;
    case "stem":
      return way.inTitle ? titleFormSignal(way.token) : `~${stem(way.token)}`;
    case "inflection":
      return `~${stem(way.token)}`;
    case "prefix":
      return `^${way.prefix.slice(
        0,
        PREFIX_LENGTHS.findLast((length) => length <= way.prefix.length),
      )}`;
    case "phrase":
      return rarest(
        way.tokens.map((token) => (way.inTitle ? titleSignal(token) : `=${token}`)),
        frequency,
      );
    case "concept":
      return `& ${way.concept}`;
    case "value":
      return valueSignal(way.field, way.value);
    case "inside":
      return insideSignal(way);
    case "radius":
      return cellOf(way.latitude, way.longitude, way.miles);
    case "box": {
      const { latitude, longitude, miles } = circleAround(way);
      return cellOf(latitude, longitude, miles);
    }
    default:
      return way satisfies never;
  }
}

/** All signals that a posting gives, each once. */
export function signalsOf({ posting, words, titleWords }: PostingReading): ReadonlySet<string> {
  const signals = new Set(["*"]);
  for (const word of words) {
    signals.add(`=${word}`).add(`~${stem(word)}`);
    for (const length of PREFIX_LENGTHS) if (length <= word.length) signals.add(`^${word.slice(0, length)}`);
  }
  for (const word of titleWords) signals.add(titleSignal(word)).add(titleFormSignal(word));
  for (const concept of posting.concepts ?? []) signals.add(`& ${concept}`);
  for (const signal of statedValues(posting)) signals.add(signal);
  for (const place of posting.places) for (const signal of placeSignals(place)) signals.add(signal);
  return signals;
}

/** How many postings of a sample give each signal. */
export function countSignals(sample: Iterable<IndexedPosting>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const posting of sample)
    for (const signal of signalsOf(new PostingReading(posting)))
      counts.set(signal, (counts.get(signal) ?? 0) + 1);
  return counts;
}

function titleSignal(word: string): string {
  return `title =${word}`;
}

/** The same for all forms of a word. */
function titleFormSignal(word: string): string {
  return `title ~${stem(word)} ${withoutEnding(word)}`;
}

function rarest(signals: readonly string[], frequency: (signal: string) => number): string {
  return signals.reduce((best, signal) => (frequency(signal) < frequency(best) ? signal : best));
}

/** An unstated value (an empty text, or organization 0) satisfies no filter. */
function statedValues(posting: IndexedPosting): string[] {
  const { jobType, industry, seniority, organizationId, skills, remote } = posting;
  const stated: Readonly<Record<Value["field"], readonly (string | number | undefined)[]>> = {
    jobTypes: [jobType],
    industries: [industry],
    seniority: [seniority],
    organizations: [organizationId],
    skills,
    ...factValues(posting),
    remote: [remote],
    regions: regionsOf(posting),
  };
  return Object.entries(stated).flatMap(([field, values]) =>
    values.flatMap((value) => (value ? [valueSignal(field as Value["field"], value)] : [])),
  );
}

/** A fact about which nothing is stated has the value for unstated. */
function factValues(posting: IndexedPosting): Readonly<Record<FactName, readonly string[]>> {
  const stated = factsOf(posting);
  const values = FACTS.map((fact) => [fact, stated[fact]?.length ? stated[fact] : [UNSTATED]]);
  return Object.fromEntries(values) as Record<FactName, readonly string[]>;
}

function valueSignal(field: Value["field"], value: string | number): string {
  return `${field} ${value}`;
}

/** The signals of every area that contains the place. */
function placeSignals({ country, state, city, latitude, longitude }: PostingPlace): string[] {
  const cells = latitude === undefined || longitude === undefined ? [] : cellsAround(latitude, longitude);
  if (country === undefined) return cells;
  const states = state === undefined ? [undefined] : [undefined, state];
  const cities = city === undefined ? [undefined] : [undefined, city];
  const areas = states.flatMap((inState) =>
    cities.map((inCity) => insideSignal({ country, state: inState, city: inCity })),
  );
  return [...areas, ...cells];
}

interface Inside {
  readonly country: string;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

function insideSignal({ country, state, city }: Inside): string {
  return `in ${JSON.stringify([country, state, city?.toLowerCase()])}`;
}
