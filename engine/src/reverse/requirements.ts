import type { Area, Criteria, Filters } from "../criteria.ts";
import { regionsNear } from "../regions.ts";
import type { Condition, Value, Way } from "./condition.ts";
import { filtersOf } from "./filter-kinds.ts";
import { clauseConditions, excludedConditions } from "./word-conditions.ts";

/** The conditions of one alert. */
export interface Requirements {
  /** All of these must be met. */
  readonly required: readonly Condition[];
  /** None of these may be met. */
  readonly forbidden: readonly Condition[];
}

/** Criteria as conditions. They all hold if and only if a search lists the posting in its first tier. */
export function requirementsOf({ clauses, exclude, exact, filters }: Criteria): Requirements {
  return {
    required: [
      ...clauses.flatMap((clause) => clauseConditions(clause, exact)),
      ...valueConditions(filters),
      ...placeConditions(filters),
      ...boundConditions(filters),
    ],
    forbidden: exclude.flatMap((text) => excludedConditions(text, exact)),
  };
}

const ANY_OF = filtersOf("anyOf");

function valueConditions(filters: Filters): Condition[] {
  const anyOf = ANY_OF.flatMap((field) => {
    const wanted = filters[field];
    return wanted?.length ? [carries(field, wanted)] : [];
  });
  return [...anyOf, ...(filters.requiredSkills ?? []).map((skills) => carries("skills", skills))];
}

function placeConditions({ areas, remote = "include" }: Filters): Condition[] {
  const kinds = remote === "include" ? [] : [remote === "only" ? REMOTE : NOT_REMOTE];
  return areas?.length ? [...kinds, near(areas, remote === "exclude" ? [] : regionsNear(areas))] : kinds;
}

/** Met by postings in one of the areas, and by remote ones that can be done from one of the regions. */
function near(areas: readonly Area[], regions: readonly string[]): Condition {
  const remote = regions.map((value): Way => ({ kind: "value", field: "regions", value }));
  return { name: `near ${JSON.stringify([areas, regions])}`, ways: [...areas, ...remote] };
}

const REMOTE = carries("remote", ["remote"]);
/** Includes postings whose source says nothing about remote work. */
const NOT_REMOTE = carries("remote", ["hybrid", "onsite", "unknown"]);

function carries(field: Value["field"], values: readonly (string | number)[]): Condition {
  return {
    name: `${field} ${JSON.stringify(values)}`,
    ways: values.map((value): Way => ({ kind: "value", field, value })),
  };
}

const BOUNDS = filtersOf("bound");

function boundConditions(filters: Filters): Condition[] {
  return BOUNDS.flatMap((kind) => {
    const limit = filters[kind];
    return limit === undefined
      ? []
      : [{ name: `${kind} ${JSON.stringify(limit)}`, ways: [], bound: { [kind]: limit } }];
  });
}
