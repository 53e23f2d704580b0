import type { Clause, Criteria, SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import MiniSearch, { type Query } from "minisearch";
import { packageVersion } from "../../package-version.ts";
import { facetsFrom } from "./facet-rows.ts";
import { countFacets, type FilterRow, filterRow, passes, rowTests } from "./filter-rows.ts";
import type { Answer, Peer } from "./peer.ts";
import { PlaceBook } from "./place-book.ts";
import { plainText } from "./rows.ts";

const fields = ["title", "organization", "skills", "body"];

/**
 * MiniSearch in this process, with the other peers' weights and no stored fields: its filter function looks at rows
 * kept next to it, facets are counted over its matches, and a search without words scans the rows.
 */
export class MiniSearchPeer implements Peer {
  readonly name = "minisearch";
  readonly concurrency = 1;
  /** It keeps no positions. */
  readonly cannot = ["phrase"] as const;
  readonly #places = new PlaceBook();
  /** Keyed by posting number. */
  readonly #rows: FilterRow[] = [];
  readonly #index = new MiniSearch<Record<string, unknown>>({
    fields,
    searchOptions: { boost: { title: 10, organization: 4, skills: 4 }, combineWith: "AND" },
  });

  async add(postings: readonly IndexedPosting[]): Promise<void> {
    for (const posting of postings) this.#rows[posting.id] = filterRow(posting, this.#places);
    this.#index.addAll(
      postings.map(({ id, title, organization, skills, body }) => ({
        id,
        title: plainText(title),
        organization: plainText(organization),
        skills: plainText(skills.join(" ")),
        body: plainText(body),
      })),
    );
  }

  /** Nothing is left to do. */
  async finish(): Promise<void> {}

  async search({ criteria, sort, from, size, facets }: SearchRequest): Promise<Answer> {
    const tests = rowTests(criteria.filters, this.#places);
    const isWanted = (row: FilterRow) => (facets ? tests.always(row) : passes(tests, row));
    const hasWords = criteria.clauses.length > 0;
    const found = hasWords ? this.#match(criteria, isWanted) : this.#rows.filter(isWanted);
    const listed = facets ? found.filter((row) => passes(tests, row)) : found;
    if (!hasWords || sort !== "relevance") listed.sort(sort === "compensation" ? byPay : byDate);
    return {
      hits: listed.slice(from, from + size).map(({ id }) => ({ id, score: 0 })),
      total: listed.length,
      ...(facets && { facets: facetsFrom(countFacets(found, tests)) }),
    };
  }

  async version(): Promise<string> {
    return packageVersion("minisearch");
  }

  /** It lives in memory only. */
  async bytesOnDisk(): Promise<number> {
    return 0;
  }

  async close(): Promise<void> {
    this.#index.removeAll();
  }

  #match(criteria: Criteria, isWanted: (row: FilterRow) => boolean): FilterRow[] {
    const rowOf = ({ id }: { id: unknown }) => this.#rows[id as number]!;
    const results = this.#index.search(queryOf(criteria), {
      filter: (result) => isWanted(rowOf(result)),
    });
    return results.map(rowOf);
  }
}

function byDate(one: FilterRow, other: FilterRow): number {
  return other.firstSeen - one.firstSeen || one.id - other.id;
}

function byPay(one: FilterRow, other: FilterRow): number {
  return (other.payHigh ?? -1) - (one.payHigh ?? -1) || one.id - other.id;
}

function queryOf({ clauses, exclude }: Criteria): Query {
  const wanted: Query = { combineWith: "AND", queries: clauses.map(clauseQuery) };
  return exclude.length === 0 ? wanted : { combineWith: "AND_NOT", queries: [wanted, ...exclude] };
}

function clauseQuery(clause: Clause): Query {
  if (clause.kind === "phrase") throw new Error("MiniSearch finds no phrases.");
  return clause.kind === "prefix" ? { queries: [clause.prefix], prefix: true } : clause.word;
}
