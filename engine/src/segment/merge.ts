import { SKIP, SKIP_SHIFT } from "../postings/positions.ts";
import { compareWords, sizeOf } from "./dictionary.ts";
import { assembleSegment } from "./layout.ts";
import { type DocumentMap, mergeColumns } from "./merge-columns.ts";
import type { SegmentReader } from "./reader.ts";
import { stemParts } from "./stems.ts";

/** Postings per step: a few milliseconds. */
const STRIDE = 200_000;

/**
 * Writes one segment with the live documents of several, in order. Impacts and positions are copied unchanged. The
 * generator yields every few milliseconds. Documents removed in the meantime are still in the result; the returned
 * maps tell where they are.
 */
export function* mergeSegments(sources: readonly SegmentReader[]): Generator<void, Merged> {
  const maps: DocumentMap[] = [];
  let documents = 0;
  for (const source of sources) {
    const map = source.deletedAt.map((deletedAt) => (deletedAt === 0 ? documents++ : -1));
    maps.push(map);
  }
  const columns = yield* mergeColumns(sources, maps);
  const lists = yield* mergeLists(sources, maps);
  yield;
  const stems = stemParts({ bytes: lists.termBytes, offsets: lists.termOffsets });
  yield;
  return {
    buffer: assembleSegment(documents, { ...columns, ...lists, ...stems }),
    documents,
    maps,
  };
}

export interface Merged {
  readonly buffer: SharedArrayBuffer;
  readonly documents: number;
  /** For each source, each document's number in the merged segment, -1 if it was deleted. */
  readonly maps: readonly DocumentMap[];
}

/** The merge's cursor in one source: its next term, and where that term's positions begin. */
interface Cursor {
  readonly source: SegmentReader;
  readonly map: DocumentMap;
  term: number;
  position: number;
}

function* mergeLists(sources: readonly SegmentReader[], maps: readonly DocumentMap[]) {
  const output = new ListWriter(sources);
  let open: Cursor[] = sources.map((source, index) => ({ source, map: maps[index]!, term: 0, position: 0 }));
  open = open.filter(({ source }) => sizeOf(source.terms) > 0);
  let nextPause = STRIDE;
  while (open.length > 0) {
    const least = open.reduce((a, b) =>
      compareWords(b.source.terms, b.term, a.source.terms, a.term) < 0 ? b : a,
    );
    const { terms } = least.source;
    const { term } = least;
    const same = open.filter((each) => compareWords(each.source.terms, each.term, terms, term) === 0);
    for (const cursor of same) output.copyPostings(cursor);
    output.endTerm(terms.bytes.subarray(terms.offsets[term], terms.offsets[term + 1]));
    for (const cursor of same) cursor.term++;
    if (same.some((each) => each.term === sizeOf(each.source.terms))) {
      open = open.filter((each) => each.term < sizeOf(each.source.terms));
    }
    if (output.work >= nextPause) {
      nextPause = output.work + STRIDE;
      yield;
    }
  }
  return output.parts();
}

/** Growing inverted lists, with room for everything in the sources. */
class ListWriter {
  /** Postings and terms passed so far. */
  work = 0;
  readonly #termBytes: Uint8Array;
  readonly #termOffsets: Uint32Array;
  readonly #postingOffsets: Uint32Array;
  readonly #docs: Uint16Array;
  readonly #impacts: Uint8Array;
  readonly #positions: Uint8Array;
  readonly #skips: Uint32Array;
  #terms = 0;
  #termEnd = 0;
  #postings = 0;
  #positionEnd = 0;

  constructor(sources: readonly SegmentReader[]) {
    const room = (of: (reader: SegmentReader) => number) =>
      sources.reduce((sum, source) => sum + of(source), 0);
    const postings = room(({ sections }) => sections.postingDocs.length);
    this.#termBytes = new Uint8Array(room(({ sections }) => sections.termBytes.length));
    this.#termOffsets = new Uint32Array(room(({ terms }) => sizeOf(terms)) + 1);
    this.#postingOffsets = new Uint32Array(this.#termOffsets.length);
    this.#docs = new Uint16Array(postings);
    this.#impacts = new Uint8Array(postings);
    this.#positions = new Uint8Array(room(({ sections }) => sections.positionBytes.length));
    this.#skips = new Uint32Array(Math.ceil(postings / SKIP));
  }

  /** Copies the live postings of a cursor's term and advances it past their positions. */
  copyPostings(cursor: Cursor): void {
    const { map, term } = cursor;
    const { postingOffsets, postingDocs, postingImpacts, positionBytes } = cursor.source.sections;
    const positions = this.#positions;
    const end = postingOffsets[term + 1]!;
    let from = cursor.position;
    let to = this.#positionEnd;
    let postings = this.#postings;
    for (let posting = postingOffsets[term]!; posting < end; posting++) {
      const doc = map[postingDocs[posting]!]!;
      if (doc < 0) {
        while (positionBytes[from++]! < 128);
        continue;
      }
      if ((postings & (SKIP - 1)) === 0) this.#skips[postings >> SKIP_SHIFT] = to;
      this.#docs[postings] = doc;
      this.#impacts[postings++] = postingImpacts[posting]!;
      let byte: number;
      do {
        byte = positionBytes[from++]!;
        positions[to++] = byte;
      } while (byte < 128);
    }
    this.work += end - postingOffsets[term]! + 1;
    this.#postings = postings;
    this.#positionEnd = to;
    cursor.position = from;
  }

  /** A term without live documents is left out. */
  endTerm(word: Uint8Array): void {
    if (this.#postings === this.#postingOffsets[this.#terms]) return;
    this.#termBytes.set(word, this.#termEnd);
    this.#termEnd += word.length;
    this.#terms++;
    this.#termOffsets[this.#terms] = this.#termEnd;
    this.#postingOffsets[this.#terms] = this.#postings;
  }

  parts() {
    return {
      termBytes: this.#termBytes.subarray(0, this.#termEnd),
      termOffsets: this.#termOffsets.subarray(0, this.#terms + 1),
      postingOffsets: this.#postingOffsets.subarray(0, this.#terms + 1),
      postingDocs: this.#docs.subarray(0, this.#postings),
      postingImpacts: this.#impacts.subarray(0, this.#postings),
      positionBytes: this.#positions.subarray(0, this.#positionEnd),
      positionSkips: this.#skips.subarray(0, Math.ceil(this.#postings / SKIP)),
    };
  }
}
