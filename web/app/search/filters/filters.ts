import { message } from "@candor/contract/messages/message";
import {
  type FieldsWith,
  type SearchFieldName,
  searchField,
  searchFields,
} from "@candor/contract/search/fields";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { numberText } from "../../wording/counted.ts";
import { industryText } from "../../wording/job-facts.ts";

export interface Filter {
  readonly name: string;
  /** As in the address. */
  readonly value: string;
  readonly label: string;
}

/** Fields that the form or the list shows on its own. */
type Elsewhere = FieldsWith<{ role: "sentence" | "list" | "visit" }> | "location" | "remote" | Fact;

type Fact = FieldsWith<{ fact: true }>;

type Labels = {
  readonly [Name in Exclude<keyof SearchCriteria, Elsewhere>]-?: (
    value: NonNullable<SearchCriteria[Name]> extends readonly (infer Item)[]
      ? Item
      : NonNullable<SearchCriteria[Name]>,
  ) => string;
};

const labels: Labels = {
  parse: () => message("filter.parse"),
  exact: () => message("filter.exact"),
  correct: () => message("filter.correct"),
  distanceMiles: (value) => message("filter.distanceMiles", { value: numberText(value) }),
  compensationMin: (value) => message("filter.compensationMin", { value: numberText(value) }),
  compensationMax: (value) => message("filter.compensationMax", { value: numberText(value) }),
  compensationType: (value) => message(`filter.compensationType.${value}`),
  jobTypes: (value) => message(`jobType.${value}`),
  industries: industryText,
  skills: (value) => message("filter.skill", { value }),
  seniority: (value) => message(`seniority.${value}`),
  organization: (value) => message("filter.organization", { value }),
  promised: () => message("filter.promised"),
  exclude: (value) => message("filter.exclude", { value }),
  postedWithinDays: (value) => message("filter.postedWithinDays", { value: numberText(value) }),
};

/** Every filter that is not in the form, one entry per value: none applies invisibly. */
export function filtersOf(criteria: SearchCriteria, found?: SearchAnswer): Filter[] {
  const others = (Object.keys(labels) as (keyof Labels)[]).flatMap((name) => {
    const value = criteria[name];
    if (value === undefined || value === searchField(name).unlessSaid) return [];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((item) => ({
      name,
      value: String(item),
      label: (labels[name] as (item: unknown) => string)(
        name === "organization" ? nameOf(item, found) : item,
      ),
    }));
  });
  return [...others, ...facts.flatMap((name) => factsAsked(name, criteria[name] ?? [], found))];
}

const facts = (Object.keys(searchFields) as SearchFieldName[]).filter(
  (name): name is Fact => searchField(name).fact === true,
);

/** The server names them, such as "Shift: not stated". */
function factsAsked(name: Fact, values: readonly string[], found: SearchAnswer | undefined): Filter[] {
  const fact = found?.facets?.facts.find(({ field }) => field === name);
  return values.map((value) => {
    const label = fact?.values.find((one) => one.value === value)?.label ?? value;
    return { name, value, label: fact && value === "unstated" ? `${fact.label}: ${label}` : label };
  });
}

/** A search may name an organization by its number. */
function nameOf(organization: unknown, found: SearchAnswer | undefined): unknown {
  return found?.facets?.organizations.find(({ value }) => value === organization)?.label ?? organization;
}
