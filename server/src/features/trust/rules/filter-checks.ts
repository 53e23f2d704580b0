import type { FactName } from "@candor/contract/jobs/facts";
import { unstated } from "@candor/contract/jobs/facts";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import type { FilterName } from "@candor/contract/trust/filter-names";
import { day } from "../../../platform/durations.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { SearchablePosting } from "../../jobs/queries.ts";
import { factsOfPosting } from "../../jobs/rules/stated/stated-facts.ts";

/** A search with one filter, and what a posting's record must say to be listed. */
export interface FilterCheck {
  readonly filter: FilterName;
  readonly search: SearchCriteria;
  readonly holds: (posting: SearchablePosting) => boolean;
}

type Facets = NonNullable<SearchAnswer["facets"]>;
type Holds = FilterCheck["holds"];

/** In days. */
const agesChecked = [1, 7, 30];

/** A check of each filter with each value that a search of all postings counts. */
export function filterChecks(facets: Facets, now: number): FilterCheck[] {
  return [
    ...checksOf("jobTypes", facets.jobTypes, (value) => (row) => row.job_type === value),
    ...checksOf("industries", facets.industries, (value) => (row) => row.industry === value),
    ...checksOf("seniority", facets.seniority, (value) => (row) => row.seniority === value),
    ...checksOf("skills", facets.skills, (value) => (row) => fromJson(row.skills_json).includes(value)),
    ...(["only", "exclude"] as const).map((remote) => ({
      filter: "remote" as const,
      search: { remote },
      holds: (row: SearchablePosting) => (row.remote_kind === "remote") === (remote === "only"),
    })),
    ...facets.payFloors.map(({ from }) => ({
      filter: "pay" as const,
      search: { compensationMin: from },
      holds: ({ pay_min: min, pay_max: max }: SearchablePosting) => (max ?? min ?? -1) >= from,
    })),
    ...facets.organizations.map(({ value }) => ({
      filter: "organization" as const,
      search: { organization: value },
      holds: (row: SearchablePosting) => row.organization_id === Number(value),
    })),
    ...facets.promised.map(() => ({
      filter: "promised" as const,
      search: { promised: true },
      holds: (row: SearchablePosting) => row.claimed === 1,
    })),
    ...agesChecked.map((postedWithinDays) => ({
      filter: "age" as const,
      search: { postedWithinDays },
      holds: (row: SearchablePosting) => row.first_seen_at >= now - postedWithinDays * day,
    })),
    ...facets.facts.flatMap(({ field, values }) =>
      values
        .filter(({ count }) => count > 0)
        .map(({ value }) => ({
          filter: field === "languages" ? ("languages" as const) : ("facts" as const),
          search: { [field]: [value] },
          holds: (row: SearchablePosting) => states(row, field, value),
        })),
    ),
  ];
}

function checksOf(
  filter: "jobTypes" | "industries" | "seniority" | "skills",
  counted: Facets["skills"],
  holdsFor: (value: string) => Holds,
): FilterCheck[] {
  return counted.map(({ value }) => ({ filter, search: { [filter]: [value] }, holds: holdsFor(value) }));
}

function states(row: SearchablePosting, field: FactName, wanted: string): boolean {
  const { compensation_currency: currency } = row;
  const stated =
    field === "currencies" ? (currency === null ? [] : [currency]) : (factsOfPosting(row)[field] ?? []);
  return wanted === unstated ? stated.length === 0 : stated.includes(wanted);
}
