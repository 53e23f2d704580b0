import type { Facets, PayBucket } from "../result.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";
import type { Candidates } from "./candidates.ts";
import { ELSEWHERE, FACET_BITS, FAILS, REMOTE } from "./filters.ts";
import { ValueSpace } from "./value-space.ts";

const MOST_LISTED = 50;
/** The pay facet's buckets: this wide, the last one open. */
const BUCKET = 10_000;
const BUCKETS = 31;
const NO_BUCKET = BUCKETS;
/** From one document in so many, asking the skills is quicker than asking the documents. */
const MANY = 6;
/** By document, 1 while its skills are counted. */
const counted = new Uint8Array(MAX_DOCUMENTS);
const REMOTE_VALUES = ["include", "only", "exclude"] as const;

const text = (table: "jobTypes" | "industries" | "skills") => (reader: SegmentReader) =>
  reader.table(table).texts;

/** Counts one search's facets over its segments. Kept by a worker from search to search. */
export class FacetCounter {
  readonly #jobTypes = new ValueSpace(text("jobTypes"));
  readonly #industries = new ValueSpace(text("industries"));
  readonly #skills = new ValueSpace(text("skills"));
  readonly #organizations = new ValueSpace(({ sections }) => Array.from(sections.organizationIds, nameOf));
  readonly #remote = new Int32Array(REMOTE_VALUES.length);
  readonly #pay = new Int32Array(BUCKETS + 1);
  readonly #buckets = new WeakMap<SegmentReader, Uint8Array>();
  readonly #docs = new Uint16Array(MAX_DOCUMENTS);

  /** Adds a segment's candidates, each to the facets whose own filter alone may hide it. */
  add(reader: SegmentReader, candidates: Candidates): void {
    const { jobType, industry, organization } = reader.sections;
    countValues(this.#jobTypes, reader, jobType, this.#only(candidates, FAILS.jobTypes));
    countValues(this.#industries, reader, industry, this.#only(candidates, FAILS.industries));
    countValues(this.#organizations, reader, organization, this.#only(candidates, FAILS.organizations));
    countSkills(this.#skills, reader, this.#only(candidates, FAILS.skills));
    this.#countPay(reader, this.#only(candidates, FAILS.compensation));
    this.#countRemote(reader, candidates);
  }

  /** The counts, after which counting begins anew. */
  take(): Facets {
    const remote = new BestCounts(REMOTE_VALUES.length);
    REMOTE_VALUES.forEach((value, index) => {
      if (this.#remote[index]! > 0) remote.offer(value, this.#remote[index]!);
    });
    const facets = {
      jobTypes: this.#jobTypes.take(Infinity),
      industries: this.#industries.take(Infinity),
      remote: remote.found,
      organizations: this.#organizations.take(MOST_LISTED),
      skills: this.#skills.take(MOST_LISTED),
      compensation: Array.from(this.#pay.subarray(0, BUCKETS), bucketOf).filter(({ count }) => count > 0),
    };
    this.#remote.fill(0);
    this.#pay.fill(0);
    return facets;
  }

  /** The candidates that fail in no field but perhaps this one. */
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

  #countRemote(reader: SegmentReader, candidates: Candidates): void {
    const { docs, length } = this.#only(candidates, FAILS.remote);
    const kinds = reader.sections.remote;
    let remote = 0;
    for (let i = 0; i < length; i++) remote += Number(kinds[docs[i]!] === REMOTE);
    this.#remote[0]! += length;
    this.#remote[1]! += remote - elsewhere(candidates);
    this.#remote[2]! += length - remote;
  }

  #countPay(reader: SegmentReader, { docs, length }: Counted): void {
    const buckets = this.#bucketsOf(reader);
    const counts = this.#pay;
    for (let i = 0; i < length; i++) counts[buckets[docs[i]!]!]!++;
  }

  #bucketsOf(reader: SegmentReader): Uint8Array {
    let buckets = this.#buckets.get(reader);
    if (!buckets) {
      buckets = Uint8Array.from(reader.sections.payHigh, (pay) =>
        pay < 0 ? NO_BUCKET : Math.min(BUCKETS - 1, Math.floor(pay / BUCKET)),
      );
      this.#buckets.set(reader, buckets);
    }
    return buckets;
  }
}

/** Remote postings outside the area, which the filter's `only` does not list. */
function elsewhere({ fails, length, failing }: Candidates): number {
  if (!failing) return 0;
  let count = 0;
  for (let i = 0; i < length; i++) count += Number((fails[i]! & ~FAILS.remote) === ELSEWHERE);
  return count;
}

interface Counted {
  readonly docs: Uint16Array;
  readonly length: number;
}

function countValues(
  space: ValueSpace,
  reader: SegmentReader,
  column: Uint16Array,
  { docs, length }: Counted,
): void {
  const { counts, ordinals } = space.countsFor(reader);
  for (let i = 0; i < length; i++) counts[ordinals[column[docs[i]!]!]!]!++;
}

/** Few documents are asked for their skills; when they are many, each skill is asked for its documents, in memory order. */
function countSkills(space: ValueSpace, reader: SegmentReader, { docs, length }: Counted): void {
  const { skillOffsets, skillOrdinals } = reader.sections;
  const { counts, ordinals } = space.countsFor(reader);
  if (length * MANY > reader.documents) return countCarriers(counts, ordinals, reader, { docs, length });
  for (let i = 0; i < length; i++) {
    const end = skillOffsets[docs[i]! + 1]!;
    for (let at = skillOffsets[docs[i]!]!; at < end; at++) counts[ordinals[skillOrdinals[at]!]!]!++;
  }
}

function countCarriers(
  counts: Int32Array,
  ordinals: Uint32Array,
  reader: SegmentReader,
  { docs, length }: Counted,
): void {
  const carriers = reader.carriers("skill");
  for (let i = 0; i < length; i++) counted[docs[i]!] = 1;
  for (let ordinal = 0; ordinal < ordinals.length; ordinal++) {
    const end = carriers.offsets[ordinal + 1]!;
    let count = 0;
    for (let at = carriers.offsets[ordinal]!; at < end; at++) count += counted[carriers.docs[at]!]!;
    counts[ordinals[ordinal]!]! += count;
  }
  counted.fill(0, 0, reader.documents);
}

function bucketOf(count: number, index: number): PayBucket {
  const from = index * BUCKET;
  return index === BUCKETS - 1 ? { from, count } : { from, to: from + BUCKET, count };
}

/** The number 0 is no organization. */
function nameOf(id: number): string {
  return id === 0 ? "" : String(id);
}
