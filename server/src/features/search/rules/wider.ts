import { type SearchFieldName, searchField, searchFields } from "@candor/contract/search/fields";
import { saidOtherwise } from "@candor/contract/search/sentences";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";

type Wider = NonNullable<SearchAnswer["wider"]>[number];

/** A search with one thing left out, or several. */
export interface WiderSearch {
  readonly without: Omit<Wider, "total">;
  readonly fields: SearchCriteria;
}

/** Filters, in groups that are set and left out together. */
const filterGroups = [
  ...Map.groupBy(
    (Object.keys(searchFields) as SearchFieldName[]).filter((name) => searchField(name).role === "filter"),
    (name) => searchField(name).group,
  ).values(),
];

/** More chips than a sentence has, and combinations of a few chips. Limited because each variant is a search. */
const most = 20;
const mostPaired = 8;

/** Variants of a search with one chip or group of fields left out, except those that ask for nothing. */
export function widerSearches(fields: SearchCriteria, chips: readonly Chip[]): WiderSearch[] {
  const withoutChips = chips.filter(hides).map((chip) => ({
    without: { chip: chip.id },
    fields: { ...fields, query: saidOtherwise(fields.query ?? "", chip) },
  }));
  const withoutFields = filterGroups
    .filter((group) => group.some((field) => fields[field] !== undefined))
    .map((group) => ({ without: { fields: [...group] }, fields: omitted(fields, group) }));
  return [...withoutChips, ...withoutFields].filter((each) => asks(each.fields)).slice(0, most);
}

/** Miles around the place: as far as people commute and a bit more. */
const farther = [50, 100];

/** Variants that look farther around a place than the given miles. */
export function fartherSearches(fields: SearchCriteria, miles: number): WiderSearch[] {
  return farther
    .filter((distanceMiles) => distanceMiles > miles)
    .map((distanceMiles) => ({ without: { distanceMiles }, fields: { ...fields, distanceMiles } }));
}

/**
 * Variants with two chips left out, then with all but one left out: if many contradict each other, leaving out one
 * finds nothing either.
 */
export function muchWiderSearches(fields: SearchCriteria, chips: readonly Chip[]): WiderSearch[][] {
  const hiding = chips.filter(hides);
  const paired = hiding.slice(0, mostPaired);
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other) => [one, other]));
  const others = paired.map((kept) => hiding.filter((chip) => chip !== kept));
  return [pairs, others].map((sets) =>
    sets.map((left) => withoutAll(fields, left)).filter((each) => asks(each.fields)),
  );
}

function withoutAll(fields: SearchCriteria, left: readonly Chip[]): WiderSearch {
  const words = left.flatMap((chip) => chip.words);
  return {
    without: { chips: left.map(({ id }) => id) },
    fields: { ...fields, query: saidOtherwise(fields.query ?? "", { words }) },
  };
}

/** A wish hides nothing. */
function hides({ kind }: Chip): boolean {
  return kind !== "wish";
}

function asks(fields: SearchCriteria): boolean {
  return Boolean(fields.query) || filterGroups.flat().some((field) => fields[field] !== undefined);
}

function omitted(fields: SearchCriteria, group: readonly (keyof SearchCriteria)[]): SearchCriteria {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !group.includes(field as keyof SearchCriteria)),
  );
}
