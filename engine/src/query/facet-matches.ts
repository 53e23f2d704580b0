import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { Candidates, Counted } from "./candidates.ts";
import { FACET_BITS } from "./filters.ts";

/**
 * A segment's matches as each facet counts them: those that no filter hides, and those that only its own filter hides.
 * Most filters hide most documents, so those that pass are selected once for all facets.
 */
export class FacetMatches {
  /** The documents that pass every filter. Valid until the next call of `split`. */
  passing: Counted = { docs: new Uint16Array(0), length: 0 };
  /** The bits of the filters that hide something. */
  hiding = 0;
  readonly #passing = new Uint16Array(MAX_DOCUMENTS);
  readonly #counted = new Uint16Array(MAX_DOCUMENTS);
  #candidates!: Candidates;

  /** Takes candidates that fail at most one filter each. */
  split(candidates: Candidates): void {
    this.#candidates = candidates;
    this.hiding = 0;
    this.passing = candidates;
    if (!candidates.failing) return;
    const { docs, fails, length } = candidates;
    const passing = this.#passing;
    let hiding = 0;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const failed = fails[i]! & FACET_BITS;
      passing[kept] = docs[i]!;
      kept += Number(failed === 0);
      hiding |= failed;
    }
    this.passing = { docs: passing, length: kept };
    this.hiding = hiding;
  }

  /** The documents that no filter hides, other than the one with this bit. Valid until the next call. */
  but(bit: number): Counted {
    if ((this.hiding & bit) === 0) return this.passing;
    const { docs, fails, length } = this.#candidates;
    const others = FACET_BITS & ~bit;
    const counted = this.#counted;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      counted[kept] = docs[i]!;
      kept += Number((fails[i]! & others) === 0);
    }
    return { docs: counted, length: kept };
  }

  /** Calls back with each document that filters of these bits alone hide, and the bit. */
  eachHidden(bits: number, found: (doc: number, bit: number) => void): void {
    if ((this.hiding & bits) === 0) return;
    const { docs, fails, length } = this.#candidates;
    for (let i = 0; i < length; i++) if ((fails[i]! & bits) !== 0) found(docs[i]!, fails[i]! & FACET_BITS);
  }
}
