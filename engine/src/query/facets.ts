import type { Facets } from "../result.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";
import type { Candidates, Counted } from "./candidates.ts";
import { ELSEWHERE, FACET_BITS, FAILS, REMOTE } from "./filters.ts";
import { PayCounter } from "./pay-counter.ts";
import { CLOSE, type Listed, MATCHES, type Tier } from "./tiers.ts";
import { ValueSpace } from "./value-space.ts";

const MOST_LISTED = 50;
/** If more than one in this many documents is counted, iterating over values is faster than over documents. */
const MANY = 6;
/** By document: 1 while it is being counted. */
const counted = new Uint8Array(MAX_DOCUMENTS);
const REMOTE_VALUES = ["include", "only", "exclude"] as const;

type CountedTable = "jobTypes" | "industries" | "skills" | "seniorities" | "languages";

const text = (table: CountedTable) => (reader: SegmentReader) => reader.table(table).texts;

/** Counts one search's facets over its segments and tiers. Each worker keeps one across searches. */
export class FacetCounter {
  readonly #jobTypes = new ValueSpace(text("jobTypes"));
  readonly #industries = new ValueSpace(text("industries"));
  readonly #skills = new ValueSpace(text("skills"));
  readonly #seniority = new ValueSpace(text("seniorities"));
  readonly #languages = new ValueSpace(text("languages"));
  readonly #organizations = new ValueSpace(({ sections }) => Array.from(sections.organizationIds, nameOf));
  readonly #remote = [new Int32Array(REMOTE_VALUES.length), new Int32Array(REMOTE_VALUES.length)] as const;
  readonly #promised = new Int32Array(2);
  readonly #pay = new PayCounter();
  readonly #docs = new Uint16Array(MAX_DOCUMENTS);

  /**
   * Adds a segment's candidates of a tier. Each counts in every facet, except where another field's filter hides it.
   */
  add(reader: SegmentReader, candidates: Candidates, tier: Tier): void {
    const { jobType, industry, organization, seniority } = reader.sections;
    const only = (bit: number) => this.#only(candidates, bit);
    countValues(this.#jobTypes.countsFor(reader, tier), jobType, only(FAILS.jobTypes));
    countValues(this.#industries.countsFor(reader, tier), industry, only(FAILS.industries));
    countValues(this.#organizations.countsFor(reader, tier), organization, only(FAILS.organizations));
    countValues(this.#seniority.countsFor(reader, tier), seniority, only(FAILS.seniority));
    countLists(this.#skills.countsFor(reader, tier), reader, "skill", only(FAILS.skills));
    countLists(this.#languages.countsFor(reader, tier), reader, "language", only(FAILS.languages));
    this.#pay.add(reader, only(FAILS.compensation), tier);
    this.#countRemote(reader, candidates, tier);
    this.#countPromised(reader, candidates, tier);
  }

  /** Adds listed matches of a segment to the pay insight. */
  addPay(reader: SegmentReader, listed: Counted): void {
    this.#pay.addStated(reader, listed);
  }

  /** Returns the counts of listed postings and resets the counter. */
  take(listed: Listed): Facets {
    const remote = new BestCounts(REMOTE_VALUES.length);
    REMOTE_VALUES.forEach((value, index) => {
      const count = listed(this.#remote[MATCHES][index]!, this.#remote[CLOSE][index]!);
      if (count > 0) remote.offer(value, count);
    });
    for (const counts of this.#remote) counts.fill(0);
    const promised = listed(this.#promised[MATCHES]!, this.#promised[CLOSE]!);
    this.#promised.fill(0);
    return {
      jobTypes: this.#jobTypes.take(Infinity, listed),
      industries: this.#industries.take(Infinity, listed),
      remote: remote.found,
      organizations: this.#organizations.take(MOST_LISTED, listed),
      skills: this.#skills.take(MOST_LISTED, listed),
      seniority: this.#seniority.take(Infinity, listed),
      languages: this.#languages.take(MOST_LISTED, listed),
      promised: promised > 0 ? [{ value: "true", count: promised }] : [],
      ...this.#pay.take(listed),
    };
  }

  /** The candidates that fail no other field's filter. */
  #only({ docs, fails, length, failing }: Candidates, bit: number): Counted {
    if (!failing) return { docs, length };
    const others = FACET_BITS & ~bit;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      this.#docs[kept] = docs[i]!;
      kept += Number((fails[i]! & others) === 0);
    }
    return { docs: this.#docs, length: kept };
  }

  #countPromised(reader: SegmentReader, candidates: Candidates, tier: Tier): void {
    const { docs, length } = this.#only(candidates, 0);
    const { promised } = reader.sections;
    for (let i = 0; i < length; i++) this.#promised[tier]! += promised[docs[i]!]!;
  }

  #countRemote(reader: SegmentReader, candidates: Candidates, tier: Tier): void {
    const { docs, length } = this.#only(candidates, FAILS.remote);
    const kinds = reader.sections.remote;
    const counts = this.#remote[tier];
    let remote = 0;
    for (let i = 0; i < length; i++) remote += Number(kinds[docs[i]!] === REMOTE);
    counts[0]! += length;
    counts[1]! += remote - elsewhere(candidates);
    counts[2]! += length - remote;
  }
}

/** Remote postings outside the area, which `remote: "only"` doesn't list. */
function elsewhere({ fails, length, failing }: Candidates): number {
  if (!failing) return 0;
  let count = 0;
  for (let i = 0; i < length; i++) count += Number((fails[i]! & ~FAILS.remote) === ELSEWHERE);
  return count;
}

interface Counters {
  readonly counts: Int32Array;
  readonly ordinals: Uint32Array;
}

function countValues({ counts, ordinals }: Counters, column: Uint16Array, { docs, length }: Counted): void {
  for (let i = 0; i < length; i++) counts[ordinals[column[docs[i]!]!]!]!++;
}

/** Iterates over documents when there are few, otherwise over values, whose documents are in memory order. */
function countLists(
  counters: Counters,
  reader: SegmentReader,
  list: "skill" | "language",
  { docs, length }: Counted,
): void {
  if (length * MANY > reader.documents) return countCarriers(counters, reader, list, { docs, length });
  const { counts, ordinals } = counters;
  const offsets = reader.sections[`${list}Offsets`];
  const values = reader.sections[`${list}Ordinals`];
  for (let i = 0; i < length; i++) {
    const end = offsets[docs[i]! + 1]!;
    for (let at = offsets[docs[i]!]!; at < end; at++) counts[ordinals[values[at]!]!]!++;
  }
}

function countCarriers(
  { counts, ordinals }: Counters,
  reader: SegmentReader,
  list: "skill" | "language",
  { docs, length }: Counted,
): void {
  const carriers = reader.carriers(list);
  for (let i = 0; i < length; i++) counted[docs[i]!] = 1;
  for (let ordinal = 0; ordinal < ordinals.length; ordinal++) {
    const end = carriers.offsets[ordinal + 1]!;
    let count = 0;
    for (let at = carriers.offsets[ordinal]!; at < end; at++) count += counted[carriers.docs[at]!]!;
    counts[ordinals[ordinal]!]! += count;
  }
  counted.fill(0, 0, reader.documents);
}

/** Number 0 means no organization. */
function nameOf(id: number): string {
  return id === 0 ? "" : String(id);
}
