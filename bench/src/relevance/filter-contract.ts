import type { JobDetails, JobDocument } from "@candor/contract/jobs/shapes";
import type { SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import { Random } from "@candor/server/generator/postings/random";
import { filters } from "./filters.ts";
import { listAll, lookUp, search } from "./listing.ts";

export interface FilterFigures {
  readonly searches: number;
  /** Searches that listed something: the others can't violate anything. */
  readonly withPostings: number;
  /** Listed postings, each checked against every filter of its search. */
  readonly checked: number;
  readonly violations: number;
  /** Facet values whose count was checked against the matches of the search for that value. */
  readonly facetCounts: number;
  readonly wrongFacetCounts: number;
}

const searches = 300;
const seed = 11;

/** Random filtered searches: checks listed postings against the filters, and facets against the counts they promise. */
export async function checkFilters(url: string, postings: readonly JobDocument[]): Promise<FilterFigures> {
  const details: JobDetails[] = [];
  for (const { id } of postings) details.push(await lookUp(url, id));
  const byId = new Map(details.map((posting) => [posting.id, posting]));
  const tally = { withPostings: 0, checked: 0, violations: 0, facetCounts: 0, wrongFacetCounts: 0 };
  for (let index = 0; index < searches; index++) {
    const random = new Random(seed, index);
    const criteria = drawCriteria(random, random.pick(details));
    const listed = await listAll(url, criteria);
    tally.withPostings += Number(listed.length > 0);
    tally.checked += listed.length;
    for (const { id } of listed) tally.violations += Number(!passesAll(byId.get(id)!, criteria));
    const promised = promiseOf(random, await search(url, { ...criteria, facets: true, size: 1 }));
    if (promised === undefined) continue;
    const kept = await search(url, { ...criteria, ...promised.clicked, size: 1 });
    tally.facetCounts += 1;
    const matches = kept.hits.total.value - (kept.close?.count ?? 0);
    tally.wrongFacetCounts += Number(matches !== promised.count);
  }
  return { searches, ...tally };
}

/** A word from some posting's title or none, and up to three filters that this posting satisfies. */
function drawCriteria(random: Random, posting: JobDetails): SearchCriteria {
  const query = random.chance(0.6) ? random.pick(posting.title.split(/[^\p{L}]+/u).filter(Boolean)) : "";
  const chosen = random.some(filters, random.between(1, 3)).map((filter) => filter.draw(posting, random));
  return { query, close: random.pick(["auto", "always", "never"] as const), ...Object.assign({}, ...chosen) };
}

function passesAll(posting: JobDetails, criteria: SearchCriteria): boolean {
  return filters.every((filter) => filter.passes(posting, criteria));
}

interface Promised {
  readonly count: number;
  /** The search's field set to only the counted value. */
  readonly clicked: Partial<SearchCriteria>;
}

function promiseOf(random: Random, { facets }: SearchAnswer): Promised | undefined {
  if (facets === undefined) return undefined;
  const each = (["jobTypes", "industries", "skills", "seniority", "languages"] as const).flatMap((field) =>
    facets[field].map(({ value, count }) => ({ count, clicked: { [field]: [value] } })),
  );
  const organizations = facets.organizations.map(({ value, count }) => ({
    count,
    clicked: { organization: value },
  }));
  const remote = facets.remote.map(({ value, count }) => ({
    count,
    clicked: { remote: value as SearchCriteria["remote"] },
  }));
  const pay = facets.payFloors.map(({ from, count }) => ({
    count,
    clicked: { compensationMin: from, compensationMax: undefined, compensationType: "year" as const },
  }));
  const kinds = [each, organizations, remote, pay].filter(({ length }) => length > 0);
  return kinds.length === 0 ? undefined : random.pick<Promised>(random.pick<Promised[]>(kinds));
}
