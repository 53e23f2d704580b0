import type { Filters } from "../criteria.ts";
import { FACTS, type FactName } from "../facts.ts";

const factKinds = Object.fromEntries(FACTS.map((fact) => [fact, "anyOf"])) as Readonly<
  Record<FactName, "anyOf">
>;

/**
 * How each filter becomes a condition of an alert: any of its values, all of them, a bound, or where the work is.
 */
const kinds = {
  remote: "place",
  areas: "place",
  jobTypes: "anyOf",
  industries: "anyOf",
  seniority: "anyOf",
  organizations: "anyOf",
  skills: "anyOf",
  ...factKinds,
  requiredSkills: "allOf",
  payFloor: "bound",
  payCeiling: "bound",
  promised: "bound",
  withoutOrganizations: "bound",
  withoutAreas: "bound",
  firstSeenFrom: "bound",
} as const satisfies Readonly<Record<keyof Filters, FilterKind>>;

type FilterKind = "anyOf" | "allOf" | "bound" | "place";

/** The filters of one kind. */
export type FilterOf<Kind extends FilterKind> = {
  [Name in keyof Filters]-?: (typeof kinds)[Name] extends Kind ? Name : never;
}[keyof Filters];

export function filtersOf<Kind extends FilterKind>(kind: Kind): FilterOf<Kind>[] {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return names.filter((name): name is FilterOf<Kind> => kinds[name] === kind);
}
