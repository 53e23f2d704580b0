import type { IndexedPosting } from "../document.ts";
import { ColumnsWriter } from "./columns.ts";
import { invert } from "./invert.ts";
import { assembleSegment, MAX_DOCUMENTS } from "./layout.ts";
import { logPosting } from "./log-posting.ts";
import { stemParts } from "./stems.ts";
import { TokenLog } from "./token-log.ts";

/** Limits a builder's memory, and the size of its segment. */
const MAX_TOKENS = 24_000_000;

/** Collects postings and builds one segment from them. */
export class SegmentBuilder {
  readonly #log = new TokenLog();
  readonly #columns = new ColumnsWriter();
  readonly #maxDocuments: number;

  constructor(maxDocuments = MAX_DOCUMENTS) {
    this.#maxDocuments = maxDocuments;
  }

  get documents(): number {
    return this.#log.documents;
  }

  get full(): boolean {
    return this.documents >= this.#maxDocuments || this.#log.length >= MAX_TOKENS;
  }

  /** Returns the posting's document number in the segment. */
  add(posting: IndexedPosting): number {
    logPosting(posting, this.#log);
    this.#columns.addPosting(posting);
    return this.documents - 1;
  }

  build(): SharedArrayBuffer {
    const inverted = invert(this.#log);
    const stems = stemParts({ bytes: inverted.termBytes, offsets: inverted.termOffsets });
    return assembleSegment(this.documents, {
      ...this.#columns.parts(),
      ...inverted,
      ...stems,
    });
  }
}
