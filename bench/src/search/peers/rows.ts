import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import { bucketOf } from "./facet-rows.ts";
import { PlaceBook } from "./place-book.ts";

type Value = string | number | null;

/** Tables that SQLite and PostgreSQL share; numbers fit both databases' types. */
export const schema = `
  CREATE TABLE posting (id BIGINT PRIMARY KEY, job_type TEXT, industry TEXT, seniority TEXT, organization_id BIGINT,
    remote TEXT NOT NULL, pay_low BIGINT, pay_high BIGINT, pay_bucket BIGINT, first_seen BIGINT NOT NULL);
  CREATE TABLE place (id BIGINT PRIMARY KEY, city TEXT, state TEXT, country TEXT, latitude DOUBLE PRECISION, longitude DOUBLE PRECISION);
  CREATE TABLE posting_place (posting_id BIGINT, place_id BIGINT, PRIMARY KEY (posting_id, place_id));
  CREATE TABLE posting_skill (posting_id BIGINT, skill TEXT, PRIMARY KEY (posting_id, skill));
  CREATE TABLE posting_language (posting_id BIGINT, language TEXT, PRIMARY KEY (posting_id, language));`;

/** Created once all rows are in. */
export const indexes = `
  CREATE INDEX posting_job_type ON posting (job_type);
  CREATE INDEX posting_industry ON posting (industry);
  CREATE INDEX posting_seniority ON posting (seniority);
  CREATE INDEX posting_organization ON posting (organization_id);
  CREATE INDEX posting_remote ON posting (remote);
  CREATE INDEX posting_pay ON posting (pay_high);
  CREATE INDEX posting_first_seen ON posting (first_seen DESC, id);
  CREATE INDEX place_posting ON posting_place (place_id, posting_id);
  CREATE INDEX skill_posting ON posting_skill (skill, posting_id);
  CREATE INDEX language_posting ON posting_language (language, posting_id);`;

/** Rows by table, in column order. */
export interface Rows {
  readonly posting: Value[][];
  readonly place: Value[][];
  readonly posting_place: Value[][];
  readonly posting_skill: Value[][];
  readonly posting_language: Value[][];
}

/** Turns postings into rows; remembers the places that it has seen. */
export class RowWriter {
  readonly #places = new PlaceBook();

  rowsOf(postings: readonly IndexedPosting[]): Rows {
    const rows: Rows = { posting: [], place: [], posting_place: [], posting_skill: [], posting_language: [] };
    for (const posting of postings) {
      rows.posting.push(columnsOf(posting));
      const places = new Set(posting.places.map((place) => this.#numberOf(place, rows)));
      for (const place of places) rows.posting_place.push([posting.id, place]);
      for (const skill of new Set(posting.skills)) rows.posting_skill.push([posting.id, skill]);
      for (const language of new Set(posting.languages)) rows.posting_language.push([posting.id, language]);
    }
    return rows;
  }

  #numberOf(place: PostingPlace, rows: Rows): number {
    const known = this.#places.size;
    const number = this.#places.numberOf(place);
    if (number > known) rows.place.push([number, ...placeColumns(place)]);
    return number;
  }
}

function placeColumns({ city, state, country, latitude, longitude }: PostingPlace): Value[] {
  return [city?.toLowerCase() ?? null, state ?? null, country ?? null, latitude ?? null, longitude ?? null];
}

function columnsOf(posting: IndexedPosting): Value[] {
  const high = posting.payMax ?? posting.payMin ?? null;
  return [
    posting.id,
    posting.jobType ?? null,
    posting.industry ?? null,
    posting.seniority ?? null,
    posting.organizationId === 0 ? null : posting.organizationId,
    posting.remote,
    posting.payMin ?? posting.payMax ?? null,
    high,
    high === null ? null : bucketOf(high),
    posting.firstSeenAt,
  ];
}

/** Punctuation becomes spaces: PostgreSQL's parser would take `ci/cd` for a path and `and/or` for one word. */
export function plainText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, " ");
}
