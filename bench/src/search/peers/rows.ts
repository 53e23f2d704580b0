import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import type { FacetCount, Facets } from "@candor/engine/result";

type Value = string | number | null;

/** Tables that SQLite and PostgreSQL share; numbers fit both databases' types. */
export const schema = `
  CREATE TABLE posting (id BIGINT PRIMARY KEY, job_type TEXT, industry TEXT, organization_id BIGINT, remote TEXT NOT NULL,
    pay_high BIGINT, pay_bucket BIGINT, first_seen BIGINT NOT NULL);
  CREATE TABLE place (id BIGINT PRIMARY KEY, city TEXT, state TEXT, country TEXT, latitude DOUBLE PRECISION, longitude DOUBLE PRECISION);
  CREATE TABLE posting_place (posting_id BIGINT, place_id BIGINT, PRIMARY KEY (posting_id, place_id));
  CREATE TABLE posting_skill (posting_id BIGINT, skill TEXT, PRIMARY KEY (posting_id, skill));`;

/** Made when all rows are in. */
export const indexes = `
  CREATE INDEX posting_job_type ON posting (job_type);
  CREATE INDEX posting_industry ON posting (industry);
  CREATE INDEX posting_organization ON posting (organization_id);
  CREATE INDEX posting_remote ON posting (remote);
  CREATE INDEX posting_pay ON posting (pay_high);
  CREATE INDEX posting_first_seen ON posting (first_seen DESC, id);
  CREATE INDEX place_posting ON posting_place (place_id, posting_id);
  CREATE INDEX skill_posting ON posting_skill (skill, posting_id);`;

/** Rows by table, in the order of the columns. */
export interface Rows {
  readonly posting: Value[][];
  readonly place: Value[][];
  readonly posting_place: Value[][];
  readonly posting_skill: Value[][];
}

/** Turns postings into rows; remembers the places that it has seen. */
export class RowWriter {
  readonly #places = new Map<string, number>();

  rowsOf(postings: readonly IndexedPosting[]): Rows {
    const rows: Rows = { posting: [], place: [], posting_place: [], posting_skill: [] };
    for (const posting of postings) {
      rows.posting.push(columnsOf(posting));
      const places = new Set(posting.places.map((place) => this.#numberOf(place, rows)));
      for (const place of places) rows.posting_place.push([posting.id, place]);
      for (const skill of new Set(posting.skills)) rows.posting_skill.push([posting.id, skill]);
    }
    return rows;
  }

  #numberOf(place: PostingPlace, rows: Rows): number {
    const { city, state, country, latitude, longitude } = place;
    const columns = [
      city?.toLowerCase() ?? null,
      state ?? null,
      country ?? null,
      latitude ?? null,
      longitude ?? null,
    ];
    const key = JSON.stringify(columns);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const number = this.#places.size + 1;
    this.#places.set(key, number);
    rows.place.push([number, ...columns]);
    return number;
  }
}

const bucket = 10_000;
const lastBucket = 30;

function columnsOf(posting: IndexedPosting): Value[] {
  const high = posting.payMax ?? posting.payMin ?? null;
  return [
    posting.id,
    posting.jobType ?? null,
    posting.industry ?? null,
    posting.organizationId === 0 ? null : posting.organizationId,
    posting.remote,
    high,
    high === null ? null : Math.min(lastBucket, Math.floor(high / bucket)),
    posting.firstSeenAt,
  ];
}

/** Signs become blanks: PostgreSQL's parser would take `ci/cd` for a path and `and/or` for one word. */
export function plainText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Of a facet statement; PostgreSQL's driver hands numbers of 64 bits over as text. */
export interface FacetRow {
  readonly facet: string;
  readonly value: string;
  readonly count: number | string;
}

/** In the engine's order. */
export function facetsFrom(rows: readonly FacetRow[]): Facets {
  const of = (facet: string): FacetCount[] =>
    rows
      .filter((row) => row.facet === facet && Number(row.count) > 0)
      .map(({ value, count }) => ({ value, count: Number(count) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const compensation = of("compensation")
    .map(({ value, count }) => ({ from: Number(value) * bucket, count }))
    .sort((a, b) => a.from - b.from)
    .map(({ from, count }) =>
      from === lastBucket * bucket ? { from, count } : { from, to: from + bucket, count },
    );
  return {
    jobTypes: of("jobTypes"),
    industries: of("industries"),
    remote: of("remote"),
    organizations: of("organizations"),
    skills: of("skills"),
    compensation,
  };
}
