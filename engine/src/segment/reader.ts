import { formOf, stem, type WordForm } from "../analysis/stem.ts";
import { SIMILAR } from "../document.ts";
import { MOST_MEANINGS } from "../scoring.ts";
import { type Carriers, carriersOf } from "./carriers.ts";
import type { ListName, TableName } from "./columns.ts";
import { type Dictionary, find, prefixRange, wordAt } from "./dictionary.ts";
import { documentsOf, MAX_DOCUMENTS, type Sections, sectionsOf } from "./layout.ts";
import { StringColumn } from "./string-table.ts";

/** A segment as threads share it, without copying. */
export interface SegmentData {
  readonly id: number;
  readonly buffer: SharedArrayBuffer;
  /**
   * Int32 per document: 0 while it is live, else the generation that removed it. Only the writer changes it. A search
   * at generation g sees documents removed later than g.
   */
  readonly deletedAt: SharedArrayBuffer;
}

const EVERY_DOCUMENT = new Uint8Array(MAX_DOCUMENTS).fill(1);

/** Whether a document is live at a generation. */
export function isLive(deletedAt: number, generation: number): boolean {
  return deletedAt === 0 || deletedAt > generation;
}

export type CarriedColumn = "title" | "jobType" | "industry" | "seniority" | "organization";

/** A term that shares the stem of a token. */
export interface Form {
  readonly term: number;
  readonly word: string;
  /** How it is like the token. */
  readonly form: WordForm;
}

/** Searches ask for the same few words. */
const MOST_REMEMBERED = 256;

/** Reads one segment. */
export class SegmentReader {
  readonly data: SegmentData;
  readonly documents: number;
  readonly sections: Sections;
  readonly deletedAt: Int32Array;
  readonly terms: Dictionary;
  readonly titleWords: Dictionary;
  readonly #stems: Dictionary;
  readonly #firstId: number;
  readonly #lastId: number;
  readonly #carriers = new Map<ListName | CarriedColumn, Carriers>();
  #visible: { readonly removed: number; readonly members: boolean; readonly marks: Uint8Array } | undefined;
  #organizations: ReadonlyMap<number, number> | undefined;
  #meanings: Uint8Array | undefined;
  readonly #tables = new Map<TableName, StringColumn>();
  /** By token, as they were asked for recently. */
  readonly #forms = new Map<string, readonly Form[]>();

  constructor(data: SegmentData) {
    const sections = sectionsOf(data.buffer);
    this.data = data;
    this.documents = documentsOf(data.buffer);
    this.sections = sections;
    this.deletedAt = new Int32Array(data.deletedAt);
    this.terms = { bytes: sections.termBytes, offsets: sections.termOffsets };
    this.titleWords = { bytes: sections.titleWordBytes, offsets: sections.titleWordOffsets };
    this.#stems = { bytes: sections.stemBytes, offsets: sections.stemOffsets };
    this.#firstId = sections.ids[sections.byId[0]!] ?? 0;
    this.#lastId = sections.ids[sections.byId.at(-1)!] ?? 0;
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

  /** The place with this ordinal, its city in lower case; coordinates are NaN if they are unknown. */
  place(ordinal: number) {
    const { placeCity, placeState, placeCountry, placeLatitude, placeLongitude } = this.sections;
    return {
      city: this.table("cities").texts[placeCity[ordinal]!]!,
      state: this.table("states").texts[placeState[ordinal]!]!,
      country: this.table("countries").texts[placeCountry[ordinal]!]!,
      latitude: placeLatitude[ordinal]!,
      longitude: placeLongitude[ordinal]!,
    };
  }

  /** Ordinals keyed by organization number. */
  get organizations(): ReadonlyMap<number, number> {
    this.#organizations ??= new Map(
      Array.from(this.sections.organizationIds, (id, ordinal) => [id, ordinal]),
    );
    return this.#organizations;
  }

  /** Documents keyed by skill, fact, concept, place or region. */
  carriers(list: ListName): Carriers {
    const { sections } = this;
    return this.#carriersBy(list, () => {
      const size = list === "place" ? sections.placeCity.length : this.table(`${list}s`).size;
      return carriersOf(sections[`${list}Offsets`], sections[`${list}Ordinals`], size);
    });
  }

  /** For each document, how many concepts its title certainly means, up to MOST_MEANINGS. */
  get meanings(): Uint8Array {
    if (this.#meanings) return this.#meanings;
    const { conceptOffsets, conceptOrdinals } = this.sections;
    const isSure = this.table("concepts").texts.map((concept) => Number(!concept.startsWith(SIMILAR)));
    const meanings = new Uint8Array(this.documents);
    for (let doc = 0; doc < this.documents; doc++) {
      let sure = 0;
      for (let at = conceptOffsets[doc]!; at < conceptOffsets[doc + 1]!; at++)
        sure += isSure[conceptOrdinals[at]!]!;
      meanings[doc] = Math.min(sure, MOST_MEANINGS);
    }
    return (this.#meanings = meanings);
  }

  /** Documents keyed by their value in a column. */
  columnCarriers(column: CarriedColumn, size: number): Carriers {
    return this.#carriersBy(column, () => {
      const oneEach = new Uint32Array(this.documents + 1).map((_, doc) => doc);
      return carriersOf(oneEach, this.sections[column], size);
    });
  }

  #carriersBy(name: ListName | CarriedColumn, make: () => Carriers): Carriers {
    let carriers = this.#carriers.get(name);
    if (!carriers) this.#carriers.set(name, (carriers = make()));
    return carriers;
  }

  /**
   * For each document, 1 if a search at this generation, with this many removals, lists it. Valid until called again.
   */
  visible(generation: number, removed: number, members: boolean): Uint8Array {
    const { speaks } = this.sections;
    if (removed === 0) return members ? EVERY_DOCUMENT : speaks;
    const known = this.#visible;
    if (known?.removed === removed && known.members === members) return known.marks;
    const marks = known?.marks ?? new Uint8Array(this.documents);
    for (let doc = 0; doc < this.documents; doc++) {
      marks[doc] = isLive(this.deletedAt[doc]!, generation) && (members || speaks[doc] === 1) ? 1 : 0;
    }
    this.#visible = { removed, members, marks };
    return marks;
  }

  /** The term of a token, or -1. */
  term(token: string): number {
    return find(this.terms, Buffer.from(token));
  }

  /** The terms that share the stem of a token, the token itself among them. */
  forms(token: string): readonly Form[] {
    let forms = this.#forms.get(token);
    if (!forms) {
      forms = Array.from(this.#stemTerms(token), (term) => {
        const word = wordAt(this.terms, term);
        return { term, word, form: formOf(word, token) };
      });
      if (this.#forms.size >= MOST_REMEMBERED) this.#forms.clear();
      this.#forms.set(token, forms);
    }
    return forms;
  }

  /** The token and its regular inflections. */
  inflections(token: string): readonly Form[] {
    return this.forms(token).filter(({ form }) => form !== "related");
  }

  #stemTerms(token: string): ArrayLike<number> {
    const root = stem(token);
    const group = find(this.#stems, Buffer.from(root));
    if (group >= 0) {
      const { stemTerms, stemTermOffsets } = this.sections;
      return stemTerms.subarray(stemTermOffsets[group], stemTermOffsets[group + 1]);
    }
    const alone = stem(root) === root ? this.term(root) : -1;
    return alone < 0 ? [] : [alone];
  }

  /** The first term with the prefix, and one past the last. */
  prefixTerms(prefix: string): readonly [number, number] {
    return prefixRange(this.terms, Buffer.from(prefix));
  }

  /** The live document with this id, or -1. */
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
