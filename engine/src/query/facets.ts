import type { FacetCount, Facets, PayBucket } from "../result.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";
import { ELSEWHERE, FACET_BITS, FAILS, REMOTE } from "./filters.ts";
import { ValueSpace } from "./value-space.ts";

const MOST_LISTED = 50;
/** The pay facet's buckets: this wide, the last one open. */
const BUCKET = 10_000;
const BUCKETS = 31;
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
  readonly #pay = new Int32Array(BUCKETS);

  /** Adds a segment's candidates, each to the facets whose own filter alone may hide it. */
  add(reader: SegmentReader, candidates: Candidates): void {
    const { jobType, industry, organization } = reader.sections;
    countValues(this.#jobTypes, reader, jobType, candidates, FAILS.jobTypes);
    countValues(this.#industries, reader, industry, candidates, FAILS.industries);
    countValues(this.#organizations, reader, organization, candidates, FAILS.organizations);
    this.#countSkills(reader, candidates);
    this.#countRemote(reader, candidates);
    this.#countPay(reader, candidates);
  }

  /** The counts, after which counting begins anew. */
  take(): Facets {
    const facets = {
      jobTypes: ordered(this.#jobTypes.take()),
      industries: ordered(this.#industries.take()),
      remote: ordered(REMOTE_VALUES.map((value, index) => ({ value, count: this.#remote[index]! }))),
      organizations: ordered(this.#organizations.take()).slice(0, MOST_LISTED),
      skills: ordered(this.#skills.take()).slice(0, MOST_LISTED),
      compensation: Array.from(this.#pay, bucketOf).filter(({ count }) => count > 0),
    };
    this.#remote.fill(0);
    this.#pay.fill(0);
    return facets;
  }

  #countSkills(reader: SegmentReader, { docs, fails, length }: Candidates): void {
    const { skillOffsets, skillOrdinals } = reader.sections;
    const { counts, ordinals } = this.#skills.countsFor(reader);
    const others = FACET_BITS & ~FAILS.skills;
    for (let i = 0; i < length; i++) {
      if ((fails[i]! & others) !== 0) continue;
      const end = skillOffsets[docs[i]! + 1]!;
      for (let at = skillOffsets[docs[i]!]!; at < end; at++) counts[ordinals[skillOrdinals[at]!]!]!++;
    }
  }

  #countRemote({ sections }: SegmentReader, { docs, fails, length }: Candidates): void {
    const kinds = sections.remote;
    const others = FACET_BITS & ~FAILS.remote;
    let [include, only, exclude] = [0, 0, 0];
    for (let i = 0; i < length; i++) {
      if ((fails[i]! & others) !== 0) continue;
      include++;
      if (kinds[docs[i]!] !== REMOTE) exclude++;
      else if ((fails[i]! & ELSEWHERE) === 0) only++;
    }
    this.#remote[0]! += include;
    this.#remote[1]! += only;
    this.#remote[2]! += exclude;
  }

  #countPay({ sections }: SegmentReader, { docs, fails, length }: Candidates): void {
    const { payMin, payMax } = sections;
    const others = FACET_BITS & ~FAILS.compensation;
    for (let i = 0; i < length; i++) {
      if ((fails[i]! & others) !== 0) continue;
      const max = payMax[docs[i]!]!;
      const value = max === max ? max : payMin[docs[i]!]!;
      if (value === value) this.#pay[Math.min(BUCKETS - 1, Math.floor(value / BUCKET))]!++;
    }
  }
}

function countValues(
  space: ValueSpace,
  reader: SegmentReader,
  column: Uint16Array,
  { docs, fails, length }: Candidates,
  bit: number,
): void {
  const { counts, ordinals } = space.countsFor(reader);
  const others = FACET_BITS & ~bit;
  for (let i = 0; i < length; i++) if ((fails[i]! & others) === 0) counts[ordinals[column[docs[i]!]!]!]!++;
}

/** By count, then value. */
function ordered(counts: readonly FacetCount[]): FacetCount[] {
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function bucketOf(count: number, index: number): PayBucket {
  const from = index * BUCKET;
  return index === BUCKETS - 1 ? { from, count } : { from, to: from + BUCKET, count };
}

/** The number 0 is no organization. */
function nameOf(id: number): string {
  return id === 0 ? "" : String(id);
}
