import { message } from "@candor/contract/messages/message";
import { type FieldsWith, searchFields } from "@candor/contract/search/fields";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { counted } from "../../wording/counted.ts";
import { industryText } from "../../wording/job-facts.ts";
import { withValues } from "../parameters.ts";
import { chipsOf, withoutChip, withStated } from "../understood/chips.ts";

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** What the search finds with this value alone; absent where nobody counted. */
  readonly count: number | undefined;
  readonly chosen: boolean;
  /** Chooses it, or takes it back. */
  readonly address: string;
}

export interface Facet {
  readonly name: "remote" | "age" | "organizations" | Several;
  /** Of several values any will do; of the others one is chosen at a time. */
  readonly several: boolean;
  readonly values: readonly FacetValue[];
}

export interface Search {
  readonly parameters: URLSearchParams;
  readonly criteria: SearchCriteria;
  readonly found: SearchAnswer | undefined;
}

/** The filters of a search. A value that was chosen stays in its facet whatever its count. */
export function facetsOf(search: Search): Facet[] {
  return [
    remote(search),
    age(search),
    ...severalNames.map((name) => several(search, name)),
    organizations(search),
  ].filter(({ values }) => values.length > 0);
}

/** The engine lists no more values of one facet; what is not among so many may have a count all the same. */
const mostListed = 50;

/** Fields of several values that are counted. */
type Several = FieldsWith<{ several: true; facet: string }>;
type ValueOf<Name extends Several> = NonNullable<SearchCriteria[Name]>[number];

const labels: { readonly [Name in Several]: (value: ValueOf<Name>) => string } = {
  jobTypes: (value) => message(`jobType.${value}`),
  seniority: (value) => message(`seniority.${value}`),
  industries: industryText,
  skills: (value) => value,
  languages: (value) => value,
};

const severalNames = Object.keys(labels) as Several[];

/** Where the address says nothing of a field, its chips hold; once a value is chosen beside them, the address says all. */
function several(search: Search, name: Several): Facet {
  const { parameters, criteria, found } = search;
  const chips = chipsOf(found, [searchFields[name].chip]);
  const label = labels[name] as (value: string) => string;
  const stated: readonly string[] | undefined = criteria[name];
  const chosen = stated ?? chips.map(({ value }) => value);
  const counts = found?.facets?.[name];
  const address = (value: string) => {
    if (!includes(chosen, value)) return withValues(parameters, name, [...chosen, value]);
    const chip = stated === undefined && chips.find((one) => one.value === value);
    if (chip) return withoutChip(parameters, chip, criteria.query ?? "");
    return withValues(
      parameters,
      name,
      chosen.filter((one) => !same(one, value)),
    );
  };
  const listed = counts?.map(({ value }) => value) ?? [];
  const values = [...listed, ...chosen.filter((value) => !includes(listed, value))].map((value) => ({
    value,
    label: label(value),
    count: counts?.find((one) => one.value === value)?.count ?? unlisted(counts),
    chosen: includes(chosen, value),
    address: address(value),
  }));
  const facet = { name, several: true, values };
  return name === "skills" ? withChips(search, facet, chips) : facet;
}

/** A sentence asks for its skills whatever the address says: one is taken back with its words. */
function withChips({ parameters, criteria }: Search, facet: Facet, chips: readonly Chip[]): Facet {
  const values = facet.values.map((one) => {
    const chip = chips.find(({ value }) => same(value, one.value));
    return chip
      ? { ...one, chosen: true, address: withoutChip(parameters, chip, criteria.query ?? "") }
      : one;
  });
  return { ...facet, values };
}

function unlisted(counts: readonly unknown[] | undefined): number | undefined {
  return counts && counts.length < mostListed ? 0 : undefined;
}

const remoteLabels = {
  include: "facet.remoteInclude",
  only: "facet.remoteOnly",
  exclude: "facet.remoteExclude",
} as const;

function remote(search: Search): Facet {
  const { criteria, found } = search;
  const [chip] = chipsOf(found, ["remote"]);
  const chosen = criteria.remote ?? chip?.value ?? "include";
  const values = Object.entries(remoteLabels).map(([value, label]) => ({
    value,
    label: message(label),
    count: found?.facets && (found.facets.remote.find((one) => one.value === value)?.count ?? 0),
    chosen: value === chosen,
    // The words that say otherwise go, so any needs no saying; what the sentence says already stays in it.
    address:
      chip?.value === value
        ? withValues(search.parameters, "remote", [])
        : withStated(search, "remote", value === "include" ? [] : [value]),
  }));
  return { name: "remote", several: false, values };
}

const ages = [1, 3, 7, 14, 30];

function age(search: Search): Facet {
  const { parameters, criteria, found } = search;
  const [chip] = chipsOf(found, ["age"]);
  const chosen = criteria.postedWithinDays ?? (chip && Number(chip.value));
  const days = chosen === undefined ? ages : [...new Set([...ages, chosen])].sort((a, b) => a - b);
  const anyAge = {
    value: "",
    label: message("facet.anyAge"),
    count: undefined,
    chosen: chosen === undefined,
    address:
      chip && criteria.postedWithinDays === undefined
        ? withoutChip(parameters, chip, criteria.query ?? "")
        : withValues(parameters, "postedWithinDays", []),
  };
  const within = days.map((count) => ({
    value: String(count),
    label: counted("facet.age", count),
    count: undefined,
    chosen: count === chosen,
    address: withValues(parameters, "postedWithinDays", [String(count)]),
  }));
  return { name: "age", several: false, values: [anyAge, ...within] };
}

/** A search is for one organization: by its number from here, by number or name from elsewhere. */
function organizations(search: Search): Facet {
  const { parameters, criteria, found } = search;
  const counts = found?.facets?.organizations ?? [];
  const [chip] = chipsOf(found, ["organization"]);
  const stated = criteria.organization ?? chip?.value ?? "";
  const isStated = ({ value, label }: (typeof counts)[number]) => value === stated || same(label, stated);
  const other = { value: stated, label: stated, count: unlisted(found?.facets?.organizations) };
  const isOther = stated !== "" && !counts.some(isStated);
  const values = [...counts, ...(isOther ? [other] : [])].map(({ value, label, count }) => {
    const chosen = value === stated || same(label, stated);
    return { value, label, count, chosen, address: chosen ? anyOrganization() : oneOrganization(value) };
  });
  return { name: "organizations", several: false, values };

  function oneOrganization(value: string): string {
    return withValues(parameters, "organization", [value]);
  }

  function anyOrganization(): string {
    return chip && criteria.organization === undefined
      ? withoutChip(parameters, chip, criteria.query ?? "")
      : withValues(parameters, "organization", []);
  }
}

function includes(values: readonly string[], value: string): boolean {
  return values.some((one) => same(one, value));
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
