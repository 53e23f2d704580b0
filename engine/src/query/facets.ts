import type { Facets } from "../result.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import { BestCounts } from "./best.ts";
import type { Candidates, Counted } from "./candidates.ts";
import { FacetMatches } from "./facet-matches.ts";
import { FactCounter } from "./fact-counter.ts";
import { FAILS, REMOTE } from "./filters.ts";
import { PayCounter } from "./pay-counter.ts";
import { ValueSpace } from "./value-space.ts";

const MOST_LISTED = 50;
/** If more than one in this many documents is counted, iterating over values was measured to be faster. */
const MANY = 3;
/** 1 for each document that is being counted. */
const counted = new Uint8Array(MAX_DOCUMENTS);
const REMOTE_VALUES = ["include", "only", "exclude"] as const;

type CountedTable = "jobTypes" | "industries" | "skills" | "seniorities";

const text = (table: CountedTable) => (reader: SegmentReader) => reader.table(table).texts;

/** Counts the facets of one search's matches over its segments. Each worker keeps one across searches. */
export class FacetCounter {
  readonly #jobTypes = new ValueSpace(text("jobTypes"));
  readonly #industries = new ValueSpace(text("industries"));
  readonly #skills = new ValueSpace(text("skills"));
  readonly #seniority = new ValueSpace(text("seniorities"));
  readonly #facts = new FactCounter();
  readonly #organizations = new ValueSpace(({ sections }) => Array.from(sections.organizationIds, nameOf));
  readonly #remote = new Int32Array(REMOTE_VALUES.length);
  #promised = 0;
  readonly #pay = new PayCounter();
  readonly #matches = new FacetMatches();

  /** Adds a segment's matches. Each counts in every facet, unless another field's filter hides it. */
  add(reader: SegmentReader, candidates: Candidates): void {
    const { jobType, industry, organization, seniority } = reader.sections;
    const matches = this.#matches;
    matches.split(candidates);
    countValues(this.#jobTypes.countsFor(reader), jobType, matches.but(FAILS.jobTypes));
    countValues(this.#industries.countsFor(reader), industry, matches.but(FAILS.industries));
    countValues(this.#organizations.countsFor(reader), organization, matches.but(FAILS.organizations));
    countValues(this.#seniority.countsFor(reader), seniority, matches.but(FAILS.seniority));
    countSkills(this.#skills.countsFor(reader), reader, matches.but(FAILS.skills));
    this.#facts.add(reader, matches);
    this.#pay.add(reader, matches.but(FAILS.compensation));
    this.#countRemote(reader, matches.but(FAILS.remote));
    this.#countPromised(reader, matches.passing);
  }

  /** Adds listed matches of a segment to the pay insight. */
  addPay(reader: SegmentReader, listed: Counted): void {
    this.#pay.addStated(reader, listed);
  }

  /** Returns the counts and resets the counter. */
  take(): Facets {
    const remote = new BestCounts(REMOTE_VALUES.length);
    REMOTE_VALUES.forEach((value, index) => {
      const count = this.#remote[index]!;
      if (count > 0) remote.offer(value, count);
    });
    this.#remote.fill(0);
    const promised = this.#promised;
    this.#promised = 0;
    return {
      jobTypes: this.#jobTypes.take(Infinity),
      industries: this.#industries.take(Infinity),
      remote: remote.found,
      organizations: this.#organizations.take(MOST_LISTED),
      skills: this.#skills.take(MOST_LISTED),
      seniority: this.#seniority.take(Infinity),
      promised: promised > 0 ? [{ value: "true", count: promised }] : [],
      ...this.#facts.take(),
      ...this.#pay.take(),
    };
  }

  #countPromised({ sections }: SegmentReader, { docs, length }: Counted): void {
    const { promised } = sections;
    let count = 0;
    for (let i = 0; i < length; i++) count += promised[docs[i]!]!;
    this.#promised += count;
  }

  #countRemote({ sections }: SegmentReader, { docs, length }: Counted): void {
    const { remote: kinds } = sections;
    const counts = this.#remote;
    let remote = 0;
    for (let i = 0; i < length; i++) remote += Number(kinds[docs[i]!] === REMOTE);
    counts[0]! += length;
    counts[1]! += remote;
    counts[2]! += length - remote;
  }
}

interface Counters {
  readonly counts: Int32Array;
  readonly ordinals: Uint32Array;
}

function countValues({ counts, ordinals }: Counters, column: Uint16Array, { docs, length }: Counted): void {
  for (let i = 0; i < length; i++) counts[ordinals[column[docs[i]!]!]!]!++;
}

/** Iterates over documents if there are few, otherwise over values, whose documents are in memory order. */
function countSkills(counters: Counters, reader: SegmentReader, { docs, length }: Counted): void {
  if (length * MANY > reader.documents) return countCarriers(counters, reader, { docs, length });
  const { counts, ordinals } = counters;
  const { skillOffsets, skillOrdinals } = reader.sections;
  for (let i = 0; i < length; i++) {
    const end = skillOffsets[docs[i]! + 1]!;
    for (let at = skillOffsets[docs[i]!]!; at < end; at++) counts[ordinals[skillOrdinals[at]!]!]!++;
  }
}

function countCarriers(
  { counts, ordinals }: Counters,
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

/** Number 0 means no organization. */
function nameOf(id: number): string {
  return id === 0 ? "" : String(id);
}
