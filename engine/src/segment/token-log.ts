import { MAX_POSITIONS } from "../postings/position-cursor.ts";
import { FIELDS } from "../scoring.ts";
import { TermTable } from "./term-table.ts";

/** Marks the end of a field or list value in the log, so that a phrase never spans two. */
export const GAP = 0xffff_ffff;

/**
 * The tokens of a segment's documents as term numbers, in reading order: title, organization, skills, body. A token's
 * position is its distance from the document's first token; a gap takes one position.
 */
export class TokenLog {
  readonly terms = new TermTable();
  tokens = new Uint32Array(1024);
  length = 0;
  /** The end of each document's fields in the log: `fieldEnds[document * 4 + field]`. */
  readonly fieldEnds: number[] = [];
  /** Where the current document is truncated. */
  #end = MAX_POSITIONS;

  token(bytes: Uint8Array, length: number, hash: number): void {
    this.#push(this.terms.number(bytes, length, hash));
  }

  endValue(): void {
    this.#push(GAP);
  }

  endField(): void {
    this.fieldEnds.push(this.length);
    this.#append(GAP);
    if (this.fieldEnds.length % FIELDS.length === 0) this.#end = this.length + MAX_POSITIONS;
  }

  get documents(): number {
    return this.fieldEnds.length / FIELDS.length;
  }

  #push(entry: number): void {
    if (this.length < this.#end) this.#append(entry);
  }

  #append(entry: number): void {
    if (this.length === this.tokens.length) {
      const larger = new Uint32Array(this.tokens.length * 2);
      larger.set(this.tokens);
      this.tokens = larger;
    }
    this.tokens[this.length++] = entry;
  }
}
