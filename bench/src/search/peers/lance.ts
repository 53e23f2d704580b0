import type { Clause, Criteria, Filters, SearchRequest, Sort } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import {
  BooleanQuery,
  connect,
  type FullTextQuery,
  Index,
  MatchQuery,
  Occur,
  Operator,
  PhraseQuery,
  type Query,
  type Table,
} from "@lancedb/lancedb";
import { type Table as Columns, Field, Float64, Int32, List, Schema, Utf8 } from "apache-arrow";
import { packageVersion } from "../../package-version.ts";
import { folderSize } from "../folder-size.ts";
import { facetsFrom } from "./facet-rows.ts";
import { countFacets, type FilterRow, filterRow, rowTests } from "./filter-rows.ts";
import type { Answer, Peer } from "./peer.ts";
import { PlaceBook } from "./place-book.ts";
import { plainText } from "./rows.ts";

/** By default it would list ten. */
const unlimited = 100_000_000;
/** Each write makes a version: few and large ones suit it best. */
const rowsPerWrite = 20_000;
/**
 * Its index writers wait for others in the same pool: if they fill all its threads, as with its own choice on two
 * cores, none proceeds (lancedb/lancedb#3568).
 */
const threads = { LANCE_FTS_NUM_SHARDS: "2", LANCE_CPU_THREADS: "4" };
/** Separates texts, so that no phrase spans two of them. */
const breakWord = " qqbreakqq ";

/**
 * LanceDB, in this process with its own threads. One full-text index with positions and without stems over all texts,
 * since words must be found across them; bitmaps over columns of few values, trees over numbers, label lists over
 * lists; compacted and read into memory before the first search. It counts neither matches of words nor facets, so we
 * count the columns of what it found.
 */
export class LancePeer implements Peer {
  readonly name = "lancedb";
  readonly concurrency = 2;
  readonly cannot = ["prefix"] as const;
  readonly #folder: string;
  readonly #table: Table;
  readonly #places = new PlaceBook();
  #waiting: Record<string, unknown>[] = [];

  static async open(folder: string): Promise<LancePeer> {
    Object.assign(process.env, threads);
    const database = await connect(folder);
    return new LancePeer(folder, await database.createEmptyTable("posting", schema));
  }

  private constructor(folder: string, table: Table) {
    this.#folder = folder;
    this.#table = table;
  }

  async add(postings: readonly IndexedPosting[]): Promise<void> {
    for (const posting of postings)
      this.#waiting.push({ ...filterRow(posting, this.#places), text: textOf(posting) });
    if (this.#waiting.length >= rowsPerWrite) await this.#write();
  }

  async finish(): Promise<void> {
    await this.#write();
    await this.#table.optimize();
    for (const [column, config] of Object.entries(indexes)) await this.#table.createIndex(column, { config });
    await this.#table.optimize({ cleanupOlderThan: new Date() });
    for (const { name } of await this.#table.listIndices()) await this.#table.prewarmIndex(name);
  }

  async search(request: SearchRequest): Promise<Answer> {
    const { criteria, sort, facets } = request;
    const hasWords = criteria.clauses.length > 0;
    const { always, own } = conditions(criteria.filters, this.#places);
    const filter = [...always, ...own].join(" AND ");
    const answer = hasWords
      ? await this.#matching(request, filter)
      : await this.#passing({ ...request, sort: sort === "relevance" ? "date" : sort }, filter);
    return facets ? { ...answer, facets: await this.#facets(criteria, always.join(" AND ")) } : answer;
  }

  async version(): Promise<string> {
    return packageVersion("@lancedb/lancedb");
  }

  async bytesOnDisk(): Promise<number> {
    return folderSize(this.#folder);
  }

  async close(): Promise<void> {
    this.#table.close();
  }

  async #write(): Promise<void> {
    if (this.#waiting.length > 0) await this.#table.add(this.#waiting);
    this.#waiting = [];
  }

  /** It orders word matches by its score alone, and limits them before any other order: we sort here. */
  async #matching({ criteria, sort, from, size }: SearchRequest, filter: string): Promise<Answer> {
    const columns = sort === "relevance" ? ["id"] : ["id", orders[sort]];
    const found = await this.#words(criteria, filter)
      .select([...columns, "_score"])
      .limit(unlimited)
      .toArrow();
    const ids = idsOf(found);
    const places = sort === "relevance" ? undefined : ordered(found, orders[sort]);
    const page = places
      ? places.slice(from, from + size).map((at) => ids[at]!)
      : ids.slice(from, from + size);
    return { hits: Array.from(page, (id) => ({ id, score: 0 })), total: found.numRows };
  }

  async #passing({ sort, from, size }: SearchRequest & { sort: Sort }, filter: string): Promise<Answer> {
    const column = orders[sort as keyof typeof orders];
    const query = this.#table.query().select(["id", column]);
    const found = await (filter ? query.where(filter) : query)
      .orderBy([
        { columnName: column, ascending: false, nullsFirst: false },
        { columnName: "id", ascending: true },
      ])
      .limit(size)
      .offset(from)
      .toArrow();
    const ids = idsOf(found);
    const total = await this.#table.countRows(filter || undefined);
    return { hits: Array.from(ids, (id) => ({ id, score: 0 })), total };
  }

  async #facets(criteria: Criteria, filter: string) {
    const columns = schema.names.filter((name) => name !== "text") as string[];
    const query =
      criteria.clauses.length > 0
        ? this.#words(criteria, filter).select([...columns, "_score"])
        : this.#filtered(filter).select(columns);
    const found = await query.limit(unlimited).toArrow();
    return facetsFrom(countFacets(rowsOf(found), rowTests(criteria.filters, this.#places)));
  }

  #words(criteria: Criteria, filter: string): Query {
    return this.#filtered(filter).fullTextSearch(expression(criteria));
  }

  #filtered(filter: string): Query {
    const query = this.#table.query();
    return filter ? query.where(filter) : query;
  }
}

const texts = (name: string) => new Field(name, new List(new Field("item", new Utf8(), true)), false);

const schema = new Schema([
  new Field("id", new Int32(), false),
  new Field("jobType", new Utf8(), true),
  new Field("industry", new Utf8(), true),
  new Field("seniority", new Utf8(), true),
  new Field("organization", new Int32(), false),
  new Field("remote", new Utf8(), false),
  new Field("payLow", new Int32(), true),
  new Field("payHigh", new Int32(), true),
  new Field("firstSeen", new Float64(), false),
  texts("skills"),
  texts("languages"),
  new Field("places", new List(new Field("item", new Int32(), true)), false),
  new Field("text", new Utf8(), false),
]);

const indexes = {
  text: Index.fts({ withPosition: true, stem: false, removeStopWords: false, maxTokenLength: 200 }),
  id: Index.btree(),
  jobType: Index.bitmap(),
  industry: Index.bitmap(),
  seniority: Index.bitmap(),
  organization: Index.btree(),
  remote: Index.bitmap(),
  payLow: Index.btree(),
  payHigh: Index.btree(),
  firstSeen: Index.btree(),
  skills: Index.labelList(),
  languages: Index.labelList(),
  places: Index.labelList(),
};

const orders = { date: "firstSeen", compensation: "payHigh" } as const;

function textOf({ title, organization, skills, body }: IndexedPosting): string {
  return [title, organization, ...skills, body].map(plainText).join(breakWord);
}

/** A result without rows has no columns. */
function idsOf(found: Columns): Int32Array {
  return (found.getChild("id")?.toArray() ?? new Int32Array()) as Int32Array;
}

/** Row numbers by a column from high to low, nulls last, then by id. */
function ordered(found: Columns, column: string): number[] {
  const keys = Array.from(found.getChild(column) ?? [], (value) => Number(value ?? -1));
  const ids = idsOf(found);
  return Array.from(keys.keys()).sort((a, b) => keys[b]! - keys[a]! || ids[a]! - ids[b]!);
}

function* rowsOf(found: Columns): Generator<FilterRow> {
  const columns = Object.fromEntries(found.schema.fields.map(({ name }) => [name, found.getChild(name)!]));
  const cell = (name: string, at: number) => columns[name]!.get(at) as unknown;
  for (let at = 0; at < found.numRows; at++)
    yield {
      id: cell("id", at) as number,
      jobType: cell("jobType", at) as string | null,
      industry: cell("industry", at) as string | null,
      seniority: cell("seniority", at) as string | null,
      organization: cell("organization", at) as number,
      remote: cell("remote", at) as string,
      payLow: cell("payLow", at) as number | null,
      payHigh: cell("payHigh", at) as number | null,
      firstSeen: cell("firstSeen", at) as number,
      skills: Array.from(cell("skills", at) as Iterable<string>),
      languages: Array.from(cell("languages", at) as Iterable<string>),
      places: Array.from(cell("places", at) as Iterable<number>),
    };
}

function expression({ clauses, exclude }: Criteria): FullTextQuery {
  const wanted = clauses.map(clauseQuery);
  const queries = [
    ...wanted.map((query): [Occur, FullTextQuery] => [Occur.Must, query]),
    ...exclude.map((word): [Occur, FullTextQuery] => [Occur.MustNot, match(word)]),
  ];
  if (clauses.every(({ kind }) => kind === "word") && exclude.length === 0)
    return match(clauses.map((clause) => (clause.kind === "word" ? clause.word : "")).join(" "));
  return queries.length === 1 ? wanted[0]! : new BooleanQuery(queries);
}

function clauseQuery(clause: Clause): FullTextQuery {
  if (clause.kind === "prefix") throw new Error("LanceDB finds no prefixes.");
  return clause.kind === "phrase" ? new PhraseQuery(clause.words.join(" "), "text") : match(clause.word);
}

function match(words: string): FullTextQuery {
  return new MatchQuery(words, "text", { operator: Operator.And });
}

/** Written in its SQL. `always` holds in every facet. */
function conditions(filters: Filters, places: PlaceBook) {
  const { requiredSkills = [], payFloor, payCeiling, firstSeenFrom } = filters;
  return {
    always: [
      ...requiredSkills.map((some) => hasAny("skills", some)),
      ...(firstSeenFrom === undefined ? [] : [`firstSeen >= ${firstSeenFrom}`]),
    ],
    own: [
      ...among("jobType", filters.jobTypes),
      ...among("industry", filters.industries),
      ...among("seniority", filters.seniority),
      ...among("organization", filters.organizations),
      ...(filters.skills ? [hasAny("skills", filters.skills)] : []),
      ...(filters.languages ? [hasAny("languages", filters.languages)] : []),
      ...(payFloor === undefined ? [] : [`payHigh >= ${payFloor}`]),
      ...(payCeiling === undefined ? [] : [`payLow <= ${payCeiling}`]),
      ...remoteConditions(filters, places),
    ],
  };
}

/** No posting of the corpus limits where its remote work may be done. */
function remoteConditions({ areas, remote = "include" }: Filters, places: PlaceBook): string[] {
  const inside = areas ? [`(remote = 'remote' OR ${hasAny("places", places.inside(areas))})`] : [];
  if (remote === "include") return inside;
  return [remote === "only" ? "remote = 'remote'" : "remote <> 'remote'", ...inside];
}

type Value = string | number;

function among(column: string, values: readonly Value[] | undefined): string[] {
  return values ? [`${column} IN (${values.map(literal).join(", ")})`] : [];
}

function hasAny(column: string, values: readonly Value[]): string {
  return values.length === 0 ? "FALSE" : `array_has_any(${column}, [${values.map(literal).join(", ")}])`;
}

function literal(value: Value): string {
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
