import { FACTS, type FactName, factNumberOf } from "../facts.ts";
import type { FacetCount, Facets } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import { FACET_BITS, FIRST_FACT } from "./filters.ts";
import { CLOSE, type Listed, MATCHES, type Tier } from "./tiers.ts";
import { ValueSpace } from "./value-space.ts";

/** Counts what postings state, and how many of them state nothing, fact by fact. */
export class FactCounter {
  readonly #space = new ValueSpace((reader) => reader.table("facts").texts);
  readonly #numbers = new WeakMap<SegmentReader, Uint8Array>();
  /** By tier: how many documents count in every fact's facet. */
  readonly #counted = [0, 0];
  /** By tier and fact: how many more count in this one, which alone hides them. */
  readonly #hidden = [new Int32Array(FACTS.length), new Int32Array(FACTS.length)] as const;

  /** Adds a segment's candidates of a tier: what passes every filter counts in every facet. */
  add(reader: SegmentReader, { docs, fails, length, failing }: Candidates, tier: Tier): void {
    const { counts, ordinals } = this.#space.countsFor(reader, tier);
    const { factOffsets, factOrdinals } = reader.sections;
    const numbers = this.#numbersOf(reader);
    const hidden = this.#hidden[tier];
    for (let i = 0; i < length; i++) {
      const failed = failing ? fails[i]! & FACET_BITS : 0;
      const end = factOffsets[docs[i]! + 1]!;
      let at = factOffsets[docs[i]!]!;
      if (failed === 0) {
        this.#counted[tier]!++;
        for (; at < end; at++) counts[ordinals[factOrdinals[at]!]!]!++;
      } else if (failed >= FIRST_FACT) {
        const fact = 31 - Math.clz32(failed / FIRST_FACT);
        hidden[fact]!++;
        for (; at < end; at++)
          if (numbers[factOrdinals[at]!] === fact) counts[ordinals[factOrdinals[at]!]!]!++;
      }
    }
  }

  /** Returns the counts of listed postings and resets the counter. */
  take(listed: Listed): Pick<Facets, FactName | "unstated"> {
    const unstated = record((fact, number) => {
      const [matches, close] = [MATCHES, CLOSE].map(
        (tier) =>
          this.#counted[tier]! + this.#hidden[tier]![number]! - this.#space.countOf(fact, tier as Tier),
      );
      return listed(matches!, close!);
    });
    this.#counted.fill(0);
    for (const hidden of this.#hidden) hidden.fill(0);
    const found = Map.groupBy(this.#space.take(Infinity, listed), ({ value }) => factNumberOf(value));
    return { ...record((fact, number) => valuesOf(fact, found.get(number) ?? [])), unstated };
  }

  /** By ordinal: the number of the entry's fact. */
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

/** Without the entry of the fact itself. */
function valuesOf(fact: FactName, entries: readonly FacetCount[]): FacetCount[] {
  return entries
    .filter(({ value }) => value !== fact)
    .map(({ value, count }) => ({ value: value.slice(fact.length + 1), count }));
}
