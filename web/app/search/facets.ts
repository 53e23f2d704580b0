import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { counted } from "../wording/counted.ts";
import { industryText } from "../wording/job-facts.ts";
import { withoutChip } from "./chips.ts";
import { withValues } from "./parameters.ts";

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
  readonly name: "remote" | "jobTypes" | "industries" | "skills" | "organizations" | "age";
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
    several(search, "jobTypes", (value) => message(`jobType.${value}`), chipsOf(search, "type")),
    several(search, "industries", industryText),
    several(search, "skills", (value) => value),
    organizations(search),
  ].filter(({ values }) => values.length > 0);
}

/** The engine lists no more values of one facet; what is not among so many may have a count all the same. */
const mostListed = 50;

type Several = "jobTypes" | "industries" | "skills";
type ValueOf<Name extends Several> = NonNullable<SearchCriteria[Name]>[number];

/** Where the address says nothing of a field, its chips hold; once a value is chosen beside them, the address says all. */
function several<Name extends Several>(
  { parameters, criteria, found }: Search,
  name: Name,
  label: (value: ValueOf<Name>) => string,
  chips: readonly Chip[] = [],
): Facet {
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
    label: label(value as ValueOf<Name>),
    count: counts?.find((one) => one.value === value)?.count ?? unlisted(counts),
    chosen: includes(chosen, value),
    address: address(value),
  }));
  return { name, several: true, values };
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
  const { parameters, criteria, found } = search;
  const [chip] = chipsOf(search, "remote");
  const chosen = criteria.remote ?? chip?.value ?? "include";
  const values = Object.entries(remoteLabels).map(([value, label]) => ({
    value,
    label: message(label),
    count: found?.facets && (found.facets.remote.find((one) => one.value === value)?.count ?? 0),
    chosen: value === chosen,
    // Only against the sentence does it have to be said that any will do.
    address: withValues(parameters, "remote", value === "include" && !chip ? [] : [value]),
  }));
  return { name: "remote", several: false, values };
}

const ages = [1, 3, 7, 14, 30];

function age(search: Search): Facet {
  const { parameters, criteria } = search;
  const [chip] = chipsOf(search, "age");
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
function organizations({ parameters, criteria, found }: Search): Facet {
  const counts = found?.facets?.organizations ?? [];
  const stated = criteria.organization ?? "";
  const isStated = ({ value, label }: (typeof counts)[number]) => value === stated || same(label, stated);
  const listed = counts.map((one) => ({
    ...one,
    chosen: isStated(one),
    address: withValues(parameters, "organization", isStated(one) ? [] : [one.value]),
  }));
  if (stated === "" || counts.some(isStated))
    return { name: "organizations", several: false, values: listed };
  const other = {
    value: stated,
    label: stated,
    count: unlisted(found?.facets?.organizations),
    chosen: true,
    address: withValues(parameters, "organization", []),
  };
  return { name: "organizations", several: false, values: [...listed, other] };
}

function chipsOf({ found }: Search, kind: Chip["kind"]): Chip[] {
  return found?.chips?.filter((chip) => chip.kind === kind) ?? [];
}

function includes(values: readonly string[], value: string): boolean {
  return values.some((one) => same(one, value));
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
