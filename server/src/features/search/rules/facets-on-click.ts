import type { FacetCount, Facets } from "@candor/engine/result";

/** A search that finds nothing is read loosely; a facet's value that makes it find something is not. */
export function facetsOnClick(strict: Facets, loose: Facets): Facets {
  const floors = new Map(strict.payFloors.map(({ from, count }) => [from, count]));
  return {
    ...loose,
    jobTypes: counts(strict.jobTypes, loose.jobTypes),
    industries: counts(strict.industries, loose.industries),
    remote: counts(strict.remote, loose.remote),
    organizations: counts(strict.organizations, loose.organizations),
    skills: counts(strict.skills, loose.skills),
    seniority: counts(strict.seniority, loose.seniority),
    languages: counts(strict.languages, loose.languages),
    payFloors: loose.payFloors.map(({ from, count }) => ({ from, count: floors.get(from) || count })),
  };
}

function counts(strict: readonly FacetCount[], loose: readonly FacetCount[]): FacetCount[] {
  const values = new Map([...loose, ...strict].map((facet) => [facet.value, facet]));
  return [...values.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
