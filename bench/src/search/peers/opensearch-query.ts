import type { Area, Clause, Criteria, Filters, SearchRequest, Sort } from "@candor/engine/criteria";
import { type FacetRow, mostListed } from "./facet-rows.ts";
import { type Json, regionOf } from "./opensearch-documents.ts";

/** One facet: its values under the other facets' filters. */
export interface Aggregation {
  readonly values: {
    readonly buckets:
      | readonly { readonly key: string | number; readonly doc_count: number }[]
      | Readonly<Record<string, { readonly doc_count: number }>>;
  };
}

export function searchBody({ criteria, sort, from, size, facets }: SearchRequest): Json {
  const { own, always } = conditions(criteria.filters);
  const filters = Object.values(own).flat();
  return {
    query: queryOf(criteria, facets ? always : [...always, ...filters]),
    ...(facets && { post_filter: bool({ filter: filters }), aggs: aggregations(own, criteria.filters) }),
    track_total_hits: true,
    sort: criteria.clauses.length === 0 && sort === "relevance" ? orders.date : orders[sort],
    from,
    size,
  };
}

const byId = { id: "asc" };
const orders: Record<Sort, unknown[]> = {
  relevance: ["_score", byId],
  date: [{ firstSeen: "desc" }, byId],
  compensation: [{ payHigh: { order: "desc", missing: "_last" } }, byId],
};

function bool(parts: Json): Json {
  return { bool: parts };
}

function queryOf({ clauses, exclude }: Criteria, filter: readonly Json[]): Json {
  return bool({
    must: clauses.length === 0 ? [{ match_all: {} }] : clauses.map(clauseQuery),
    must_not: exclude.map(wordQuery),
    filter,
  });
}

const weighted = ["title^10", "organization^4", "skillWords^4", "body"];

function clauseQuery(clause: Clause): Json {
  if (clause.kind === "word") return wordQuery(clause.word);
  if (clause.kind === "phrase")
    return { multi_match: { query: clause.words.join(" "), fields: weighted, type: "phrase" } };
  const should = weighted.map((field) => ({ prefix: { [field.split("^")[0]!]: { value: clause.prefix } } }));
  return bool({ should, minimum_should_match: 1 });
}

function wordQuery(word: string): Json {
  return { multi_match: { query: word, fields: weighted } };
}

/** Keyed by facet; `always` holds in every one. */
function conditions(filters: Filters) {
  const { payFloor, payCeiling, firstSeenFrom, requiredSkills = [] } = filters;
  const range = (field: string, bounds: Json) => [{ range: { [field]: bounds } }];
  const own: Record<string, Json[]> = {
    jobTypes: among("jobType", filters.jobTypes),
    industries: among("industry", filters.industries),
    seniority: among("seniority", filters.seniority),
    organizations: among("organizationId", filters.organizations?.map(String)),
    skills: among("skills", filters.skills),
    languages: among("languages", filters.languages),
    compensation: [
      ...(payFloor === undefined ? [] : range("payHigh", { gte: payFloor })),
      ...(payCeiling === undefined ? [] : range("payLow", { lte: payCeiling })),
    ],
    remote: remoteCondition(filters.remote ?? "include", filters.areas),
  };
  const always: Json[] = [
    ...requiredSkills.map((some) => ({ terms: { skills: some } })),
    ...(firstSeenFrom === undefined ? [] : range("firstSeen", { gte: firstSeenFrom })),
  ];
  return { own, always };
}

function among(field: string, values: readonly string[] | undefined): Json[] {
  return values ? [{ terms: { [field]: values } }] : [];
}

const isRemote = { term: { remote: "remote" } };

/** No posting of the corpus limits where its remote work may be done. */
function remoteCondition(remote: NonNullable<Filters["remote"]>, areas: readonly Area[] | undefined): Json[] {
  const here = areas && bool({ should: [isRemote, ...areas.map(insideArea)], minimum_should_match: 1 });
  const inside = here ? [here] : [];
  if (remote === "only") return [isRemote, ...inside];
  return remote === "exclude" ? [bool({ must_not: [isRemote] }), ...inside] : inside;
}

function insideArea(area: Area): Json {
  if (area.kind === "box") throw new Error("no class asks for a box");
  if (area.kind === "inside") return { term: { regions: regionOf(area.country, area.state, area.city) } };
  const { latitude, longitude, miles } = area;
  return { geo_distance: { distance: `${miles}mi`, points: { lat: latitude, lon: longitude } } };
}

function aggregations(own: Record<string, Json[]>, { areas }: Filters): Json {
  const others = (facet: string) =>
    Object.entries(own).flatMap(([name, conditions]) => (name === facet ? [] : conditions));
  const under = (facet: string, values: Json) => [
    facet,
    { filter: bool({ filter: others(facet) }), aggs: { values } },
  ];
  const options = ["include", "only", "exclude"] as const;
  const remote = Object.fromEntries(
    options.map((option) => [option, bool({ filter: remoteCondition(option, areas) })]),
  );
  return Object.fromEntries([
    ...Object.entries(facetFields).map(([facet, field]) =>
      under(facet, { terms: { field, size: mostListed, order: [{ _count: "desc" }, { _key: "asc" }] } }),
    ),
    under("remote", { filters: { filters: remote } }),
  ]) as Json;
}

/** All values are listed, except where a facet has a limit. */
const facetFields = {
  jobTypes: "jobType",
  industries: "industry",
  seniority: "seniority",
  organizations: "organizationId",
  skills: "skills",
  languages: "languages",
  compensation: "payBucket",
};

export function facetRows([facet, { values }]: [string, Aggregation]): FacetRow[] {
  const { buckets } = values;
  const counted = Array.isArray(buckets)
    ? buckets.map(({ key, doc_count }) => [String(key), doc_count] as const)
    : Object.entries(buckets).map(([key, { doc_count }]) => [key, doc_count] as const);
  return counted.map(([value, count]) => ({ facet, value, count }));
}
