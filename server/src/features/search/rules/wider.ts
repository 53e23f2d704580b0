import { type SearchFieldName, searchField, searchFields } from "@candor/contract/search/fields";
import { saidOtherwise } from "@candor/contract/search/sentences";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";

type Wider = NonNullable<SearchAnswer["wider"]>[number];

/** A search with one thing left out. */
export interface WiderSearch {
  readonly without: Pick<Wider, "chip" | "fields">;
  readonly fields: SearchCriteria;
}

/** Filters, in groups that are set and left out together. */
const filterGroups = [
  ...Map.groupBy(
    (Object.keys(searchFields) as SearchFieldName[]).filter((name) => searchField(name).role === "filter"),
    (name) => searchField(name).group,
  ).values(),
];

const most = 8;

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

/** A wish leaves nothing out. */
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
