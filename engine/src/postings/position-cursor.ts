import type { Sections } from "../segment/layout.ts";
import { FURTHER, LAST, SKIP_SHIFT } from "./positions.ts";

/** Positions beyond this in a document are not indexed. */
export const MAX_POSITIONS = 65_536;

const scratch = new Uint16Array(MAX_POSITIONS);

/** Reads the positions of postings; cheapest when they are asked for in ascending order. */
export class PositionCursor {
  /** What was read last; all cursors share it. */
  readonly positions = scratch;
  readonly #bytes: Uint8Array;
  readonly #skips: Uint32Array;
  /** The posting whose positions begin at `#at`. */
  #next = 0;
  #at = 0;

  constructor({ sections }: { readonly sections: Pick<Sections, "positionBytes" | "positionSkips"> }) {
    this.#bytes = sections.positionBytes;
    this.#skips = sections.positionSkips;
  }

  /** Fills `positions` and answers how many there are. */
  read(posting: number): number {
    const bytes = this.#bytes;
    const positions = scratch;
    let at = this.#seek(posting);
    let position = 0;
    let count = 0;
    let byte: number;
    do {
      byte = bytes[at++]!;
      const delta = byte & FURTHER;
      position += delta;
      positions[count] = position;
      count += delta === FURTHER ? 0 : 1;
    } while (byte < LAST);
    this.#next = posting + 1;
    this.#at = at;
    return count;
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
