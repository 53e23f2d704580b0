import { message } from "@candor/contract/messages/message";
import { type FieldsWith, searchField } from "@candor/contract/search/fields";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { counted } from "../../wording/counted.ts";
import { industryText } from "../../wording/job-facts.ts";
import { withValues } from "../parameters.ts";
import { chipsOf, withoutChip, withStated } from "../understood/chips.ts";

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** How many postings the search finds with only this value; absent if nobody counted. */
  readonly count: number | undefined;
  readonly chosen: boolean;
  /** Chooses the value, or undoes the choice. */
  readonly address: string;
}

export interface Facet {
  readonly name: "remote" | "age" | "organizations" | "promised" | Several | Fact;
  readonly label: string;
  /** What postings state about the work: such facets are shown together. */
  readonly isFact?: true;
  /** If true, any of the chosen values will do; otherwise one is chosen at a time. */
  readonly several: boolean;
  readonly values: readonly FacetValue[];
}

export interface Search {
  readonly parameters: URLSearchParams;
  readonly criteria: SearchCriteria;
  readonly found: SearchAnswer | undefined;
}

/** A search's filters. A chosen value stays in its facet whatever its count. */
export function facetsOf(search: Search): Facet[] {
  return [
    promised(search),
    remote(search),
    age(search),
    ...severalNames.map((name) => severalOf(search, name)),
    organizations(search),
    ...(search.found?.facets?.facts ?? []).map((fact) => factOf(search, fact)),
  ].filter(({ values }) => values.length > 0);
}

/** The engine lists no more values of a facet; a value beyond that may still have a count. */
const mostListed = 50;

type Fact = FieldsWith<{ fact: true }>;
/** Fields with several values that are counted. */
type Several = Exclude<FieldsWith<{ several: true; facet: string }>, Fact>;
type ValueOf<Name extends Several> = NonNullable<SearchCriteria[Name]>[number];

const labels: { readonly [Name in Several]: (value: ValueOf<Name>) => string } = {
  jobTypes: (value) => message(`jobType.${value}`),
  seniority: (value) => message(`seniority.${value}`),
  industries: industryText,
  skills: (value) => value,
};

const severalNames = Object.keys(labels) as Several[];

interface Listed extends Pick<FacetValue, "value" | "label"> {
  readonly count: number;
}

function severalOf(search: Search, name: Several): Facet {
  const label = labels[name] as (value: string) => string;
  const counts = search.found?.facets?.[name];
  const listed = counts?.map(({ value, count }) => ({ value, label: label(value), count })) ?? [];
  const values = several(search, name, listed, label, unlisted(counts));
  const facet = { name, label: message(`facet.${name}`), several: true, values };
  return name === "skills" ? withChips(search, facet, chipsOf(search.found, ["skill"])) : facet;
}

/** The server names the values of facts. A fact that no posting states offers no choice. */
function factOf(search: Search, { field, label, values }: FactAnswer): Facet {
  const all = several(search, field, values, (value) => value, 0);
  const isSaid = all.some(({ value, count, chosen }) => chosen || (value !== "unstated" && count !== 0));
  return {
    name: field,
    label,
    several: true,
    isFact: true,
    values: isSaid ? all.filter(({ count, chosen }) => chosen || count !== 0) : [],
  };
}

type FactAnswer = NonNullable<SearchAnswer["facets"]>["facts"][number];

/** If the address lacks the field, its chips hold; once a value is chosen next to them, the address has them all. */
function several(
  search: Search,
  name: Several | Fact,
  listed: readonly Listed[],
  labelOf: (value: string) => string,
  otherCount: number | undefined,
): FacetValue[] {
  const { parameters, criteria } = search;
  const { chip: kind } = searchField(name);
  const chips = kind === undefined ? [] : chipsOf(search.found, [kind]);
  const stated: readonly string[] | undefined = criteria[name];
  const chosen = stated ?? chips.map(({ value }) => value);
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
  const known = listed.map(({ value }) => value);
  const others = chosen
    .filter((value) => !includes(known, value))
    .map((value) => ({ value, label: labelOf(value), count: otherCount }));
  return [...listed, ...others].map((one) => ({
    ...one,
    chosen: includes(chosen, one.value),
    address: address(one.value),
  }));
}

/** A sentence's skills always apply, whatever the address says: removing one removes its words. */
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

export const remoteLabels = {
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
    // The words that say otherwise go, so "any" needs no parameter; what the sentence already says stays in it.
    address:
      chip?.value === value
        ? withValues(search.parameters, "remote", [])
        : withStated(search, "remote", value === "include" ? [] : [value]),
  }));
  return { name: "remote", label: message("facet.remote"), several: false, values };
}

/** Whether an answer is promised; an organization without a promise doesn't mention it. */
function promised({ parameters, criteria, found }: Search): Facet {
  const chosen = criteria.promised === true;
  const count = found?.facets && (found.facets.promised[0]?.count ?? 0);
  const address = withValues(parameters, "promised", chosen ? [] : ["true"]);
  const value = { value: "true", label: message("facet.promisedOnly"), count, chosen, address };
  return { name: "promised", label: message("facet.promised"), several: true, values: [value] };
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
  return { name: "age", label: message("facet.age"), several: false, values: [anyAge, ...within] };
}

/** A search is for one organization: by number when chosen here, by number or name from elsewhere. */
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
  return { name: "organizations", label: message("facet.organizations"), several: false, values };

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
