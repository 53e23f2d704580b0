import { stem } from "../analysis/stem.ts";
import type { TableName } from "./columns.ts";
import { type Dictionary, find, prefixRange } from "./dictionary.ts";
import { documentsOf, type Sections, sectionsOf } from "./layout.ts";
import { StringColumn } from "./string-table.ts";

/** A segment as threads hand it to each other: nothing is copied. */
export interface SegmentData {
  readonly id: number;
  readonly buffer: SharedArrayBuffer;
  /**
   * Int32 per document: 0 while it lives, else the generation that removed it. Only the writer changes it. A search
   * at generation g sees what was removed later than g.
   */
  readonly deletedAt: SharedArrayBuffer;
}

/** Looks into one segment. */
export class SegmentReader {
  readonly data: SegmentData;
  readonly documents: number;
  readonly sections: Sections;
  readonly deletedAt: Int32Array;
  readonly terms: Dictionary;
  /** Whether a copy speaks for some of the documents. */
  readonly hasMembers: boolean;
  readonly #stems: Dictionary;
  readonly #firstId: number;
  readonly #lastId: number;
  #organizations: ReadonlyMap<number, number> | undefined;
  readonly #tables = new Map<TableName, StringColumn>();

  constructor(data: SegmentData) {
    const sections = sectionsOf(data.buffer);
    this.data = data;
    this.documents = documentsOf(data.buffer);
    this.sections = sections;
    this.deletedAt = new Int32Array(data.deletedAt);
    this.terms = { bytes: sections.termBytes, offsets: sections.termOffsets };
    this.#stems = { bytes: sections.stemBytes, offsets: sections.stemOffsets };
    this.#firstId = sections.ids[sections.byId[0]!] ?? 0;
    this.#lastId = sections.ids[sections.byId.at(-1)!] ?? 0;
    this.hasMembers = sections.speaks.includes(0);
  }

  get bytes(): number {
    return this.data.buffer.byteLength + this.data.deletedAt.byteLength;
  }

  table(name: TableName): StringColumn {
    let table = this.#tables.get(name);
    if (!table) {
      table = new StringColumn(this.sections[`${name}Bytes`], this.sections[`${name}Offsets`]);
      this.#tables.set(name, table);
    }
    return table;
  }

  /** Ordinals of organizations by number. */
  get organizations(): ReadonlyMap<number, number> {
    this.#organizations ??= new Map(
      Array.from(this.sections.organizationIds, (id, ordinal) => [id, ordinal]),
    );
    return this.#organizations;
  }

  /** The term of a token, or -1. */
  term(token: string): number {
    return find(this.terms, Buffer.from(token));
  }

  /** Terms that share the stem of a token, the token itself among them. */
  stemTerms(token: string): ArrayLike<number> {
    const root = stem(token);
    const group = find(this.#stems, Buffer.from(root));
    if (group >= 0) {
      const { stemTerms, stemTermOffsets } = this.sections;
      return stemTerms.subarray(stemTermOffsets[group], stemTermOffsets[group + 1]);
    }
    const alone = stem(root) === root ? this.term(root) : -1;
    return alone < 0 ? [] : [alone];
  }

  /** First and one past the last of the terms that begin so. */
  prefixTerms(prefix: string): readonly [number, number] {
    return prefixRange(this.terms, Buffer.from(prefix));
  }

  /** The living document with this id, or -1. */
  liveDocument(id: number): number {
    const { ids, byId } = this.sections;
    if (id < this.#firstId || id > this.#lastId) return -1;
    let low = 0;
    let high = this.documents;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[byId[middle]!]! < id) low = middle + 1;
      else high = middle;
    }
    for (; low < this.documents && ids[byId[low]!] === id; low++) {
      if (this.deletedAt[byId[low]!] === 0) return byId[low]!;
    }
    return -1;
  }
}
