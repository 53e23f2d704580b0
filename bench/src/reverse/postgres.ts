import { stem, withoutEnding } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import type { Criteria } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { type Alternative, compile, type QueryClause } from "@candor/engine/query/clauses";
import pg from "pg";
import { startPostgres } from "../search/peers/postgres-server.ts";

/** The filters that made-up alerts use. */
const schema = `CREATE TABLE alert (id bigint PRIMARY KEY, words tsquery, exact boolean NOT NULL, remote text NOT NULL,
  country text, state text, latitude float8, longitude float8, miles float8, pay float8, organizations bigint[],
  job_types text[], industries text[], seniority text[], skills text[])`;

const statement = `SELECT id FROM alert WHERE
  (exact OR $1) AND (pay IS NULL OR pay <= $2) AND (organizations IS NULL OR $3 = ANY (organizations))
  AND (job_types IS NULL OR $4 = ANY (job_types)) AND (industries IS NULL OR $5 = ANY (industries))
  AND (seniority IS NULL OR $6 = ANY (seniority)) AND (skills IS NULL OR skills <@ $7::text[])
  AND CASE remote WHEN 'only' THEN $8 WHEN 'exclude' THEN NOT $8 ELSE true END
  AND (words IS NULL OR $9::tsvector @@ words)
  AND (country IS NULL AND miles IS NULL OR $8 OR EXISTS (
    SELECT FROM json_to_recordset($10) AS p(country text, state text, latitude float8, longitude float8)
    WHERE alert.country = p.country AND alert.state = p.state
       OR 7917.5226 * asin(sqrt(least(1, sin(radians(p.latitude - alert.latitude) / 2) ^ 2
          + cos(radians(p.latitude)) * cos(radians(alert.latitude))
          * sin(radians(p.longitude - alert.longitude) / 2) ^ 2))) <= alert.miles))
  ORDER BY id`;

/**
 * What a team with PostgreSQL has: a `tsquery` and columns for each alert, scanned in parallel, since none of its
 * indexes leads from a document to the queries that match it. It gets our tokens and stems, so that answers agree.
 */
export class PostgresAlerts {
  readonly #pool: pg.Pool;
  readonly #stop: () => Promise<void>;

  static async open(): Promise<PostgresAlerts> {
    const server = await startPostgres();
    const pool = new pg.Pool({ connectionString: server.url, max: 1 });
    await pool.query(schema);
    return new PostgresAlerts(pool, () => server.stop());
  }

  private constructor(pool: pg.Pool, stop: () => Promise<void>) {
    this.#pool = pool;
    this.#stop = stop;
  }

  async put(alerts: readonly (readonly [id: number, criteria: Criteria])[]): Promise<void> {
    const rows = alerts.map(([id, criteria]) => rowOf(id, criteria));
    await this.#pool.query("INSERT INTO alert SELECT * FROM json_populate_recordset(null::alert, $1)", [
      JSON.stringify(rows),
    ]);
  }

  /** Runs once all are in. */
  async finish(): Promise<void> {
    await this.#pool.query("VACUUM ANALYZE alert");
  }

  async match(posting: IndexedPosting): Promise<readonly number[]> {
    const { speaks, payMax, payMin, organizationId, jobType, industry, seniority, skills, remote } = posting;
    const { rows } = await this.#pool.query<{ id: string }>(statement, [
      speaks,
      payMax ?? payMin,
      organizationId,
      jobType,
      industry,
      seniority,
      skills,
      remote === "remote",
      vectorOf(posting),
      JSON.stringify(posting.places),
    ]);
    return rows.map(({ id }) => Number(id));
  }

  async version(): Promise<string> {
    const { rows } = await this.#pool.query<{ server_version: string }>("SHOW server_version");
    return rows[0]!.server_version;
  }

  async close(): Promise<void> {
    await this.#pool.end();
    await this.#stop();
  }
}

function rowOf(id: number, criteria: Criteria) {
  const {
    areas = [],
    remote = "include",
    payFloor,
    organizations,
    requiredSkills,
    ...filters
  } = criteria.filters;
  const { clauses, exclude } = compile(criteria);
  const words = [...clauses.map(expression), ...exclude.map((clause) => `!${expression(clause)}`)];
  return {
    id,
    words: words.length > 0 ? words.join(" & ") : null,
    exact: criteria.exact,
    remote,
    ...areas[0],
    pay: payFloor,
    organizations,
    job_types: filters.jobTypes,
    industries: filters.industries,
    seniority: filters.seniority,
    skills: requiredSkills?.flat(),
  };
}

function expression(clause: QueryClause): string {
  return `(${clause.map(termOf).join(" | ")})`;
}

function termOf(alternative: Alternative): string {
  switch (alternative.kind) {
    case "term":
      return quoted(`${alternative.inTitle ? "%" : ""}${alternative.token}`);
    case "stem":
      return quoted(alternative.inTitle ? `%${formOf(alternative.token)}` : `~${stem(alternative.token)}`);
    case "inflection":
      return quoted(formOf(alternative.token));
    case "prefix":
      return `${quoted(alternative.prefix)}:*`;
    case "phrase":
      return alternative.inTitle
        ? `(${alternative.tokens.map((token) => quoted(`%${token}`)).join(" & ")})`
        : `(${alternative.tokens.map(quoted).join(" <-> ")})`;
    case "concept":
      return quoted(`&${alternative.concept}`);
    default:
      return alternative satisfies never;
  }
}

/** Words with their positions, with a gap between fields and between skills; stems and concepts without. */
function vectorOf({ title, organization, skills, body, concepts = [] }: IndexedPosting): string {
  const lexemes = new Set(concepts.map((concept) => quoted(`&${concept}`)));
  for (const token of tokens(title)) lexemes.add(quoted(`%${token}`)).add(quoted(`%${formOf(token)}`));
  let position = 1;
  for (const text of [title, organization, ...skills, body]) {
    for (const token of tokens(text)) {
      lexemes.add(`${quoted(token)}:${position++}`);
      lexemes.add(quoted(`~${stem(token)}`)).add(quoted(formOf(token)));
    }
    position++;
  }
  return [...lexemes].join(" ");
}

/** The same for all inflections of a word. */
function formOf(token: string): string {
  return `~${stem(token)} ${withoutEnding(token)}`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''")}'`;
}
