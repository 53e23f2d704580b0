import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Clause, Criteria, SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { folderSize } from "../folder-size.ts";
import { type FacetRow, facetsFrom } from "./facet-rows.ts";
import type { Answer, Peer } from "./peer.ts";
import { indexes, plainText, RowWriter, schema } from "./rows.ts";
import { type FullText, facetStatement, raw, type Sql, sql, statementsFor } from "./sql.ts";

/** A word in the title counts more than one in the text. */
const weights = "'rank', 'bm25(10.0, 4.0, 4.0, 1.0)'";

const fullText: FullText = {
  source: "posting_text JOIN posting p ON p.id = posting_text.rowid",
  wordsOnly: { source: "posting_text", id: "posting_text.rowid" },
  match: (criteria) => sql`posting_text MATCH ${expression(criteria)}`,
  rank: () => raw("posting_text.rank"),
};

/** SQLite with FTS5, in this process. */
export class SqlitePeer implements Peer {
  readonly name = "sqlite";
  readonly concurrency = 1;
  readonly cannot = [];
  readonly #folder: string;
  readonly #database: DatabaseSync;
  readonly #rows = new RowWriter();
  readonly #prepared = new Map<string, StatementSync>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#database = new DatabaseSync(join(folder, "postings.db"));
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = OFF;
      PRAGMA cache_size = -1048576;
      PRAGMA mmap_size = 17179869184;
      PRAGMA temp_store = MEMORY;
      ${schema}
      CREATE VIRTUAL TABLE posting_text USING fts5(title, organization, skills, body, content='');
      INSERT INTO posting_text (posting_text, rank) VALUES (${weights});`);
  }

  async add(postings: readonly IndexedPosting[]): Promise<void> {
    this.#database.exec("BEGIN");
    for (const [table, rows] of Object.entries(this.#rows.rowsOf(postings))) {
      for (const row of rows)
        this.#prepare(`INSERT INTO ${table} VALUES (${row.map(() => "?").join(",")})`).run(...row);
    }
    const insert = this.#prepare(
      "INSERT INTO posting_text (rowid, title, organization, skills, body) VALUES (?, ?, ?, ?, ?)",
    );
    for (const { id, title, organization, skills, body } of postings)
      insert.run(id, ...[title, organization, skills.join(" "), body].map(plainText));
    this.#database.exec("COMMIT");
  }

  async finish(): Promise<void> {
    this.#database.exec(`
      ${indexes}
      INSERT INTO posting_text (posting_text) VALUES ('optimize');
      ANALYZE;
      PRAGMA wal_checkpoint(TRUNCATE);`);
  }

  async search(request: SearchRequest): Promise<Answer> {
    const { total, page } = statementsFor(fullText, request);
    const hits = this.#all(page).map((row) => ({ id: Number(row["id"]), score: 0 }));
    const counted = Number(this.#all(total)[0]!["total"]);
    if (!request.facets) return { hits, total: counted };
    const rows = this.#all(facetStatement(fullText, request)) as unknown as FacetRow[];
    return { hits, total: counted, facets: facetsFrom(rows) };
  }

  async version(): Promise<string> {
    return process.versions.sqlite!;
  }

  async bytesOnDisk(): Promise<number> {
    return folderSize(this.#folder);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #all({ text, parameters }: Sql) {
    return this.#prepare(text).all(...parameters);
  }

  #prepare(text: string): StatementSync {
    const statement = this.#prepared.get(text) ?? this.#database.prepare(text);
    this.#prepared.set(text, statement);
    return statement;
  }
}

function expression({ clauses, exclude }: Criteria): string {
  const wanted = clauses.map(clauseExpression).join(" AND ");
  return exclude.length === 0 ? wanted : `(${wanted}) NOT (${exclude.map(quoted).join(" OR ")})`;
}

function clauseExpression(clause: Clause): string {
  if (clause.kind === "phrase") return quoted(clause.words.join(" "));
  return clause.kind === "prefix" ? `${quoted(clause.prefix)} *` : quoted(clause.word);
}

function quoted(text: string): string {
  return `"${text}"`;
}
