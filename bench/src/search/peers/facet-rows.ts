import type { FacetCount, Facets } from "@candor/engine/result";

/** A facet's value and its count; PostgreSQL's driver returns 64-bit numbers as text. */
export interface FacetRow {
  readonly facet: string;
  readonly value: string;
  readonly count: number | string;
}

/** The width of the pay facet's buckets; the last one is open. */
export const bucket = 10_000;
export const lastBucket = 30;
/** The most values listed of a facet that may have very many. */
export const mostListed = 50;

export function bucketOf(pay: number): number {
  return Math.min(lastBucket, Math.floor(pay / bucket));
}

/** The facets that every peer can count. The rest, such as facts read from texts, only the engine has. */
export const sharedFacets = [
  "jobTypes",
  "industries",
  "remote",
  "organizations",
  "skills",
  "seniority",
  "languages",
  "compensation",
  "payFloors",
] as const satisfies readonly (keyof Facets)[];

export type SharedFacets = Pick<Facets, (typeof sharedFacets)[number]>;

/** In the engine's order. */
export function facetsFrom(rows: readonly FacetRow[]): SharedFacets {
  const of = (facet: string, most = Infinity): FacetCount[] =>
    rows
      .filter((row) => row.facet === facet && Number(row.count) > 0)
      .map(({ value, count }) => ({ value, count: Number(count) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, most);
  return {
    jobTypes: of("jobTypes"),
    industries: of("industries"),
    remote: of("remote"),
    organizations: of("organizations", mostListed),
    skills: of("skills", mostListed),
    seniority: of("seniority"),
    languages: of("languages", mostListed),
    ...payFacets(of("compensation")),
  };
}

function payFacets(counts: readonly FacetCount[]): Pick<Facets, "compensation" | "payFloors"> {
  const buckets = counts
    .map(({ value, count }) => ({ from: Number(value) * bucket, count }))
    .sort((a, b) => a.from - b.from);
  const last = lastBucket * bucket;
  const reaching = (floor: number) =>
    buckets.reduce((sum, { from, count }) => (from < floor ? sum : sum + count), 0);
  return {
    compensation: buckets.map(({ from, count }) =>
      from === last ? { from, count } : { from, to: from + bucket, count },
    ),
    payFloors: buckets.map(({ from }) => ({ from, count: reaching(from) })),
  };
}
