import { FACTS, type FactName, factNumberOf } from "../facts.ts";
import type { FacetCount, Facets } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { FacetMatches } from "./facet-matches.ts";
import { FACT_BITS, FIRST_FACT } from "./filters.ts";
import { ValueSpace } from "./value-space.ts";

/** Counts what postings state, fact by fact, and how many of them state nothing. */
export class FactCounter {
  readonly #space = new ValueSpace((reader) => reader.table("facts").texts);
  readonly #numbers = new WeakMap<SegmentReader, Uint8Array>();
  /** How many documents pass every filter. They count in every fact's facet. */
  #passing = 0;
  /** For each fact, how many further documents count in its facet because only that fact's filter hides them. */
  readonly #hidden = new Int32Array(FACTS.length);

  /** Adds a segment's matches. */
  add(reader: SegmentReader, matches: FacetMatches): void {
    const { counts, ordinals } = this.#space.countsFor(reader);
    const { factOffsets, factOrdinals } = reader.sections;
    const { docs, length } = matches.passing;
    this.#passing += length;
    for (let i = 0; i < length; i++) {
      const end = factOffsets[docs[i]! + 1]!;
      for (let at = factOffsets[docs[i]!]!; at < end; at++) counts[ordinals[factOrdinals[at]!]!]!++;
    }
    const numbers = this.#numbersOf(reader);
    matches.eachHidden(FACT_BITS, (doc, bit) => {
      const fact = 31 - Math.clz32(bit / FIRST_FACT);
      this.#hidden[fact]!++;
      for (let at = factOffsets[doc]!; at < factOffsets[doc + 1]!; at++)
        if (numbers[factOrdinals[at]!] === fact) counts[ordinals[factOrdinals[at]!]!]!++;
    });
  }

  /** Returns the counts and resets the counter. */
  take(): Pick<Facets, FactName | "unstated"> {
    const unstated = record(
      (fact, number) => this.#passing + this.#hidden[number]! - this.#space.countOf(fact),
    );
    this.#passing = 0;
    this.#hidden.fill(0);
    const found = Map.groupBy(this.#space.take(Infinity), ({ value }) => factNumberOf(value));
    return { ...record((fact, number) => valuesOf(fact, found.get(number) ?? [])), unstated };
  }

  /** The fact number of each ordinal's entry. */
  #numbersOf(reader: SegmentReader): Uint8Array {
    let numbers = this.#numbers.get(reader);
    if (!numbers) {
      numbers = Uint8Array.from(reader.table("facts").texts, factNumberOf);
      this.#numbers.set(reader, numbers);
    }
    return numbers;
  }
}

function record<Value>(make: (fact: FactName, number: number) => Value): Record<FactName, Value> {
  return Object.fromEntries(FACTS.map((fact, number) => [fact, make(fact, number)])) as Record<
    FactName,
    Value
  >;
}

/** The values of a fact, without the entry for the fact itself. */
function valuesOf(fact: FactName, entries: readonly FacetCount[]): FacetCount[] {
  return entries
    .filter(({ value }) => value !== fact)
    .map(({ value, count }) => ({ value: value.slice(fact.length + 1), count }));
}
