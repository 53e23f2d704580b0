import type { Clause, Criteria, SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import pg from "pg";
import { type FacetRow, facetsFrom } from "./facet-rows.ts";
import type { Answer, Peer } from "./peer.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { indexes, plainText, RowWriter, schema } from "./rows.ts";
import { type FullText, facetStatement, type Sql, sql, statementsFor } from "./sql.ts";

const fullText: FullText = {
  source: "posting p",
  wordsOnly: { source: "posting p", id: "p.id" },
  match: (criteria) => sql`p.words @@ to_tsquery('simple', ${expression(criteria)})`,
  rank: (criteria) => sql`ts_rank(p.words, to_tsquery('simple', ${expression(criteria)})) DESC, p.id`,
};

/** One for each core that answers: two, plus the extra worker that a search may use. */
const connections = 2;

/** PostgreSQL with a weighted `tsvector` and a GIN index, in processes of its own. */
export class PostgresPeer implements Peer {
  readonly name = "postgres";
  readonly concurrency = connections;
  readonly cannot = [];
  readonly #server: PostgresServer;
  readonly #pool: pg.Pool;
  readonly #rows = new RowWriter();

  static async open(): Promise<PostgresPeer> {
    const server = await startPostgres();
    const peer = new PostgresPeer(server);
    await peer.#pool.query(`${schema} ALTER TABLE posting ADD COLUMN words tsvector;`);
    return peer;
  }

  private constructor(server: PostgresServer) {
    this.#server = server;
    this.#pool = new pg.Pool({ connectionString: server.url, max: connections });
  }

  async add(postings: readonly IndexedPosting[]): Promise<void> {
    const { posting, ...others } = this.#rows.rowsOf(postings);
    const texts = postings.map(({ title, organization, skills, body }) =>
      [title, organization, skills.join(" "), body].map(plainText),
    );
    await this.#pool.query(
      `INSERT INTO posting SELECT (v->>0)::bigint, v->>1, v->>2, v->>3, (v->>4)::bigint, v->>5, (v->>6)::bigint, (v->>7)::bigint,
         (v->>8)::bigint, (v->>9)::bigint, setweight(to_tsvector('simple', t->>0), 'A') || setweight(to_tsvector('simple', t->>1), 'B')
         || setweight(to_tsvector('simple', t->>2), 'B') || setweight(to_tsvector('simple', t->>3), 'D')
       FROM json_array_elements($1) WITH ORDINALITY AS a(v, n) JOIN json_array_elements($2) WITH ORDINALITY AS b(t, n) USING (n)`,
      [JSON.stringify(posting), JSON.stringify(texts)],
    );
    for (const [table, rows] of Object.entries(others)) {
      if (rows.length === 0) continue;
      const objects = rows.map((row) =>
        Object.fromEntries(row.map((value, at) => [columns[table]![at], value])),
      );
      await this.#pool.query(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(objects)],
      );
    }
  }

  async finish(): Promise<void> {
    await this.#pool.query(`${indexes} CREATE INDEX posting_words ON posting USING gin (words);`);
    await this.#pool.query("VACUUM ANALYZE");
  }

  async search(request: SearchRequest): Promise<Answer> {
    const { total, page } = statementsFor(fullText, request);
    const hits = (await this.#all<{ id: string }>(page)).map(({ id }) => ({ id: Number(id), score: 0 }));
    const [counted] = await this.#all<{ total: string }>(total);
    if (!request.facets) return { hits, total: Number(counted!.total) };
    const rows = await this.#all<FacetRow>(facetStatement(fullText, request));
    return { hits, total: Number(counted!.total), facets: facetsFrom(rows) };
  }

  async version(): Promise<string> {
    const { rows } = await this.#pool.query<{ server_version: string }>("SHOW server_version");
    return rows[0]!.server_version;
  }

  async bytesOnDisk(): Promise<number> {
    const { rows } = await this.#pool.query<{ size: string }>(
      "SELECT pg_database_size(current_database()) AS size",
    );
    return Number(rows[0]!.size);
  }

  async close(): Promise<void> {
    await this.#pool.end();
    await this.#server.stop();
  }

  async #all<Row extends pg.QueryResultRow>({ text, parameters }: Sql): Promise<Row[]> {
    let number = 0;
    const { rows } = await this.#pool.query<Row>(
      text.replaceAll("?", () => `$${++number}`),
      [...parameters],
    );
    return rows;
  }
}

const columns: Readonly<Record<string, readonly string[]>> = {
  place: ["id", "city", "state", "country", "latitude", "longitude"],
  posting_place: ["posting_id", "place_id"],
  posting_skill: ["posting_id", "skill"],
  posting_language: ["posting_id", "language"],
};

function expression({ clauses, exclude }: Criteria): string {
  return [...clauses.map(clauseExpression), ...exclude.map((word) => `!${word}`)].join(" & ");
}

function clauseExpression(clause: Clause): string {
  if (clause.kind === "phrase") return `(${clause.words.join(" <-> ")})`;
  return clause.kind === "prefix" ? `${clause.prefix}:*` : clause.word;
}
