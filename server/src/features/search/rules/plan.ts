import type { SearchCriteria } from "@candor/contract/search/shapes";
import { unitsPerYear } from "@candor/contract/values";
import type { Area, Criteria, Filters } from "@candor/engine/criteria";
import { day } from "../../../platform/durations.ts";
import type { FoundPlace } from "../../../platform/places/found-place.ts";
import { nearTo } from "./close.ts";
import type { LearnedNearness } from "./occupations/learned.ts";
import type { ParsedSentence } from "./sentence/parse.ts";

/** The default radius around a postal code or a position. A city without a radius means the city itself. */
const defaultMiles = 25;

/** Where a search looks: a place from the gazetteer or a position, and the radius around it. */
export interface Whereabouts {
  readonly place:
    | FoundPlace
    | { readonly kind: "position"; readonly latitude: number; readonly longitude: number };
  readonly miles: number | undefined;
}

/** Combines the sentence and the form's fields. If both say something, the field wins. */
export function planCriteria(
  fields: SearchCriteria,
  sentence: ParsedSentence,
  whereabouts: Whereabouts | undefined,
  organizations: readonly number[] | undefined,
  now: number,
  learned?: LearnedNearness,
): Criteria {
  const near = nearTo(sentence, fields.close, learned);
  return {
    clauses: sentence.clauses,
    exclude: [...sentence.exclude, ...(fields.exclude ?? [])],
    filters: compact({
      remote: fields.remote ?? sentence.remote,
      area: whereabouts && areaOf(whereabouts),
      jobTypes: fields.jobTypes ?? sentence.jobTypes,
      industries: fields.industries ?? sentence.industries,
      skills: fields.skills,
      requiredSkills: sentence.skills,
      languages: fields.languages ?? sentence.languages,
      seniority: fields.seniority ?? sentence.seniority,
      organizations: organizations ?? sentence.organizations,
      promised: fields.promised,
      ...payBounds(fields, sentence),
      firstSeenFrom: firstSeenFrom(fields.postedWithinDays ?? sentence.postedWithinDays, now),
    }),
    exact: fields.exact ?? false,
    ...(near && { near }),
  };
}

function areaOf({ place, miles }: Whereabouts): Area {
  const { latitude, longitude } = place;
  const around = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  if (place.kind === "position")
    return {
      kind: "radius",
      latitude: place.latitude,
      longitude: place.longitude,
      miles: miles ?? defaultMiles,
    };
  if (around && (miles !== undefined || place.kind === "postal"))
    return { kind: "radius", ...around, miles: miles ?? defaultMiles };
  return {
    kind: "inside",
    country: place.country,
    ...(place.state !== undefined && { state: place.state }),
    ...(place.kind === "city" && place.city !== undefined && { city: place.city }),
  };
}

function payBounds(fields: SearchCriteria, sentence: ParsedSentence) {
  const stated = fields.compensationMin !== undefined || fields.compensationMax !== undefined;
  const [floor, ceiling, unit] = stated
    ? [fields.compensationMin, fields.compensationMax, fields.compensationType ?? "year"]
    : [sentence.pay?.floor, sentence.pay?.ceiling, sentence.pay?.unit ?? "year"];
  const yearly = (amount: number | undefined) =>
    amount === undefined ? undefined : amount * unitsPerYear[unit];
  return { payFloor: yearly(floor), payCeiling: yearly(ceiling) };
}

function firstSeenFrom(days: number | undefined, now: number): number | undefined {
  return days === undefined ? undefined : now - days * day;
}

/** Every property is required, if only as undefined, so that a new filter can't be forgotten. */
type Loose<T> = { [K in keyof Required<T>]: T[K] | undefined };

function compact(filters: Loose<Filters>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
