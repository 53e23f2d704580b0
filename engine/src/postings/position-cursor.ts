import type { Sections } from "../segment/layout.ts";
import { FURTHER, LAST, SKIP_SHIFT } from "./positions.ts";

/** Positions beyond this in a document are not indexed. */
export const MAX_POSITIONS = 65_536;

/** Marks for continuation bytes go here. */
const NOWHERE = 0;

/**
 * Walks the positions of one term's postings; ascending order is cheapest. It marks positions in an array instead of
 * building lists, so that the words of a phrase are intersected without branching.
 */
export class PositionCursor {
  readonly #bytes: Uint8Array;
  readonly #skips: Uint32Array;
  /** The posting whose positions begin at `#at`. */
  #next = 0;
  #at = 0;

  constructor({ sections }: { readonly sections: Pick<Sections, "positionBytes" | "positionSkips"> }) {
    this.#bytes = sections.positionBytes;
    this.#skips = sections.positionSkips;
  }

  /** Writes the stamp at each position plus `shift`. `shift` is at least 1. */
  mark(marks: Int32Array, posting: number, shift: number, stamp: number): void {
    const bytes = this.#bytes;
    let at = this.#seek(posting);
    let position = shift;
    let byte: number;
    do {
      byte = bytes[at++]!;
      const delta = byte & FURTHER;
      position += delta;
      marks[delta === FURTHER ? NOWHERE : position] = stamp;
    } while (byte < LAST);
    this.#next = posting + 1;
    this.#at = at;
  }

  /** Replaces `wanted` with `stamp` at each position plus `shift`, and returns whether there was any. */
  extend(marks: Int32Array, posting: number, shift: number, wanted: number, stamp: number): boolean {
    const bytes = this.#bytes;
    let at = this.#seek(posting);
    let position = shift;
    let found = false;
    let byte: number;
    do {
      byte = bytes[at++]!;
      const delta = byte & FURTHER;
      position += delta;
      if (marks[position] === wanted && delta !== FURTHER) {
        marks[position] = stamp;
        found = true;
      }
    } while (byte < LAST);
    this.#next = posting + 1;
    this.#at = at;
    return found;
  }

  #seek(posting: number): number {
    const bytes = this.#bytes;
    let at = this.#at;
    let ahead = posting - this.#next;
    if (ahead < 0 || posting >> SKIP_SHIFT !== this.#next >> SKIP_SHIFT) {
      at = this.#skips[posting >> SKIP_SHIFT]!;
      ahead = posting & ((1 << SKIP_SHIFT) - 1);
    }
    while (ahead > 0) ahead -= bytes[at++]! >>> 7;
    return at;
  }
}
