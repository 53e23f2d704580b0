import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import type { Run } from "./plan.ts";

/** A binary search costs about this many steps through a posting list. */
export const SEARCH_COST = 24;

/**
 * Where documents are in a term's posting list, as a sparse set: `ranks[doc]` is the index in the list if the list has
 * that document there. Stale entries of other documents fail that check, so nothing is cleared.
 */
export class Locator {
  readonly #ranks = new Uint16Array(MAX_DOCUMENTS);
  #docs: Uint16Array = new Uint16Array(0);
  #impacts: Uint8Array = new Uint8Array(0);
  #start = 0;
  #length = 0;

  /** Prepares for `docs[0 … length]`, in ascending order. The run must belong to a single term. */
  seek(reader: SegmentReader, run: Run, docs: Uint16Array, length: number): void {
    this.#docs = reader.sections.postingDocs;
    this.#impacts = reader.sections.postingImpacts;
    this.#start = run.start;
    this.#length = run.end - run.start;
    if (length * SEARCH_COST > this.#length) this.#scatter();
    else this.#search(docs, length);
  }

  /** Narrows to the prepared documents that are in the list, and adds their weighted impacts. */
  keep(candidates: Candidates, weight: number): void {
    const { docs, scores, length } = candidates;
    const ranks = this.#ranks;
    const list = this.#docs;
    const impacts = this.#impacts;
    const start = this.#start;
    const listed = this.#length;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const inside = Number(ranks[doc]! < listed);
      const posting = start + ranks[doc]! * inside;
      docs[kept] = doc;
      scores[kept] = scores[i]! + weight * impacts[posting]!;
      kept += inside & Number(list[posting] === doc);
    }
    candidates.length = kept;
  }

  /** The index of a prepared document's posting, or -1. */
  posting(doc: number): number {
    const rank = this.#ranks[doc]!;
    const posting = this.#start + rank;
    return rank < this.#length && this.#docs[posting] === doc ? posting : -1;
  }

  /** The impacts in documents that are known to have postings. */
  impactsOf(docs: Uint16Array): Uint8Array {
    const impacts = new Uint8Array(docs.length);
    for (let i = 0; i < docs.length; i++) impacts[i] = this.#impacts[this.#start + this.#ranks[docs[i]!]!]!;
    return impacts;
  }

  /** The index of the posting of a document that is known to have one. */
  located(doc: number): number {
    return this.#start + this.#ranks[doc]!;
  }

  #scatter(): void {
    const ranks = this.#ranks;
    const docs = this.#docs;
    const start = this.#start;
    const length = this.#length;
    for (let rank = 0; rank < length; rank++) ranks[docs[start + rank]!] = rank;
  }

  #search(docs: Uint16Array, length: number): void {
    const list = this.#docs;
    const end = this.#start + this.#length;
    let low = this.#start;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      let high = end;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (list[middle]! < doc) low = middle + 1;
        else high = middle;
      }
      if (low === end) return;
      this.#ranks[doc] = low - this.#start;
    }
  }
}
