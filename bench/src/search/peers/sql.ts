import type { Area, Criteria, Filters, SearchRequest, Sort } from "@candor/engine/criteria";

export type Parameter = string | number;

/** Part of a statement, with the parameters for its question marks. */
export interface Sql {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

/** How one database finds words. */
export interface FullText {
  /** Where words are searched, as part of FROM; postings themselves are `p`. */
  readonly source: string;
  /** The same for a search with nothing but words, and the expression for a posting's number there. */
  readonly wordsOnly: { readonly source: string; readonly id: string };
  match(criteria: Criteria): Sql;
  rank(criteria: Criteria): Sql;
}

/** The statements that answer a search: how many match, which ones, and the facets if requested. */
export function statementsFor(fullText: FullText, request: SearchRequest): Record<"total" | "page", Sql> {
  const { criteria, sort, from, size } = request;
  const { own, always } = filterConditions(criteria.filters);
  const filters = [...Object.values(own), ...always].filter((filter) => filter !== passes);
  const hasWords = criteria.clauses.length > 0;
  const wordsOnly = hasWords && filters.length === 0 && sort === "relevance";
  const source = hasWords ? fullText.source : "posting p";
  const id = wordsOnly ? fullText.wordsOnly.id : "p.id";
  const where = all([...(hasWords ? [fullText.match(criteria)] : []), ...filters]);
  const order = hasWords && sort === "relevance" ? fullText.rank(criteria) : orders[sort];
  const listed = (what: string) =>
    sql`SELECT ${raw(what)} FROM ${raw(wordsOnly ? fullText.wordsOnly.source : source)} WHERE ${where}`;
  return {
    total: listed("count(*) AS total"),
    page: sql`${listed(`${id} AS id`)} ORDER BY ${order} LIMIT ${size} OFFSET ${from}`,
  };
}

const orders: Record<Sort, Sql> = {
  relevance: raw("p.first_seen DESC, p.id"),
  date: raw("p.first_seen DESC, p.id"),
  compensation: raw("p.pay_high DESC NULLS LAST, p.id"),
};

/** All facets in one statement over the matching postings, which are found once. */
export function facetStatement(fullText: FullText, { criteria }: SearchRequest): Sql {
  const { own, always } = filterConditions(criteria.filters);
  const hasWords = criteria.clauses.length > 0;
  const { areas } = criteria.filters;
  const inside = areas ? insideAreas(areas) : passes;
  const except = (name?: keyof typeof own) =>
    raw(
      Object.keys(own)
        .filter((each) => each !== name)
        .map((each) => `${each}_ok`)
        .join(" AND "),
    );
  const values = (facet: string, column: string) =>
    sql`SELECT '${raw(facet)}' AS facet, CAST(${raw(column)} AS TEXT) AS value, count(*) AS count FROM matched
        WHERE ${raw(column)} IS NOT NULL AND ${except(facet as keyof typeof own)} GROUP BY 2`;
  const most = (statement: Sql) => sql`SELECT * FROM (${statement} ORDER BY 3 DESC, 2 LIMIT 50) AS most`;
  const remote = (value: string, condition: string) =>
    sql`SELECT 'remote', '${raw(value)}', count(*) FROM matched WHERE ${except("remote")} AND ${raw(condition)}`;
  const lists = (facet: "skills" | "languages", table: string, column: string) =>
    sql`SELECT '${raw(facet)}' AS facet, l.${raw(column)} AS value, count(*) AS count
    FROM matched CROSS JOIN ${raw(table)} l WHERE l.posting_id = matched.id AND ${except(facet)} GROUP BY 2`;
  const parts = [
    values("jobTypes", "job_type"),
    values("industries", "industry"),
    most(values("organizations", "organization_id")),
    most(lists("skills", "posting_skill", "skill")),
    values("seniority", "seniority"),
    most(lists("languages", "posting_language", "language")),
    remote("include", "inside"),
    remote("only", "remote = 'remote' AND inside"),
    remote("exclude", "remote <> 'remote' AND inside"),
    values("compensation", "pay_bucket"),
  ];
  const flags = Object.entries(own).map(([name, condition]) => sql`(${condition}) AS ${raw(name)}_ok`);
  return sql`WITH matched AS MATERIALIZED (
      SELECT p.id, p.job_type, p.industry, p.seniority, p.organization_id, p.remote, p.pay_bucket, (${inside}) AS inside,
        ${join(flags, ", ")}
      FROM ${raw(hasWords ? fullText.source : "posting p")}
      WHERE ${all([...(hasWords ? [fullText.match(criteria)] : []), ...always])}
    ) ${join(parts, " UNION ALL ")}`;
}

const passes = raw("TRUE");

/** `own` has a condition for each filterable field, named after its facet; `always` holds in every facet. */
function filterConditions(filters: Filters) {
  const { requiredSkills = [], firstSeenFrom } = filters;
  const own = {
    jobTypes: among("p.job_type", filters.jobTypes),
    industries: among("p.industry", filters.industries),
    seniority: among("p.seniority", filters.seniority),
    organizations: among("p.organization_id", filters.organizations),
    skills: lists("posting_skill", "skill", filters.skills),
    languages: lists("posting_language", "language", filters.languages),
    compensation: payCondition(filters),
    remote: remoteCondition(filters),
  };
  const always = [
    ...requiredSkills.map((some) => lists("posting_skill", "skill", some)),
    ...(firstSeenFrom === undefined ? [] : [sql`p.first_seen >= ${firstSeenFrom}`]),
  ];
  return { own, always };
}

function lists(table: string, column: string, values: readonly string[] | undefined): Sql {
  if (!values) return passes;
  return sql`EXISTS (SELECT 1 FROM ${raw(table)} l WHERE l.posting_id = p.id AND ${among(`l.${column}`, values)})`;
}

function payCondition({ payFloor, payCeiling }: Filters): Sql {
  return all([
    ...(payFloor === undefined ? [] : [sql`p.pay_high >= ${payFloor}`]),
    ...(payCeiling === undefined ? [] : [sql`p.pay_low <= ${payCeiling}`]),
  ]);
}

function among(column: string, values: readonly Parameter[] | undefined): Sql {
  if (!values) return passes;
  return sql`${raw(column)} IN (${join(
    values.map((value) => sql`${value}`),
    ", ",
  )})`;
}

/** No posting of the corpus limits where its remote work may be done. */
function remoteCondition({ areas, remote = "include" }: Filters): Sql {
  return all([
    ...(areas ? [insideAreas(areas)] : []),
    ...(remote === "include"
      ? []
      : [raw(remote === "only" ? "p.remote = 'remote'" : "p.remote <> 'remote'")]),
  ]);
}

/** Places are few and stored once: areas are computed on them, and postings refer to them. */
function insideAreas(areas: readonly Area[]): Sql {
  const where = join(areas.map(whereOf), " OR ");
  return sql`(p.remote = 'remote' OR EXISTS (SELECT 1 FROM posting_place w WHERE w.posting_id = p.id AND w.place_id IN (SELECT id FROM place WHERE ${where})))`;
}

function whereOf(area: Area): Sql {
  if (area.kind === "box") throw new Error("no class asks for a box");
  return area.kind === "radius" ? withinRadius(area) : withinNames(area);
}

function withinNames({ country, state, city }: Area & { kind: "inside" }): Sql {
  return all([
    sql`country = ${country}`,
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(city === undefined ? [] : [sql`city = ${city.toLowerCase()}`]),
  ]);
}

const earthRadiusMiles = raw("3958.7613");

/** Haversine, by the databases' own functions. */
function withinRadius({ latitude, longitude, miles }: Area & { kind: "radius" }): Sql {
  return sql`latitude IS NOT NULL AND 2 * ${earthRadiusMiles} * asin(sqrt(
    power(sin(radians(latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)
  )) <= ${miles}`;
}

function all(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? passes : join(conditions, " AND ");
}

/** A template whose values become parameters, except for nested statements. */
export function sql(strings: TemplateStringsArray, ...values: readonly (Sql | Parameter)[]): Sql {
  const parts = values.map((value) =>
    typeof value === "object" ? value : { text: "?", parameters: [value] },
  );
  return {
    text: strings.map((text, index) => text + (parts[index]?.text ?? "")).join(""),
    parameters: parts.flatMap((part) => part.parameters),
  };
}

export function raw(text: string): Sql {
  return { text, parameters: [] };
}

function join(parts: readonly Sql[], separator: string): Sql {
  return {
    text: parts.map((part) => part.text).join(separator),
    parameters: parts.flatMap((part) => part.parameters),
  };
}
