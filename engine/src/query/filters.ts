import type { Area, Filters } from "../criteria.ts";
import { entryOf, FACTS, type FactName, UNSTATED } from "../facts.ts";
import { regionsNear } from "../regions.ts";
import { type ListName, REMOTE_KINDS } from "../segment/columns.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { StringColumn } from "../segment/string-table.ts";
import { placesIn } from "./area.ts";
import type { Candidates } from "./candidates.ts";

/** The lowest bit of a fact; the others follow in the order of FACTS. */
export const FIRST_FACT = 128;

/**
 * One bit for each field with both a facet and a filter, set when the document fails that filter. A document that
 * fails only one field's filter still counts in that field's facet. HARD drops a document from everything: it counts
 * as two failures.
 */
export const FAILS = {
  jobTypes: 1,
  industries: 2,
  remote: 4,
  organizations: 8,
  skills: 16,
  compensation: 32,
  seniority: 64,
  ...(Object.fromEntries(FACTS.map((fact, number) => [fact, FIRST_FACT << number])) as Record<
    FactName,
    number
  >),
} as const;
export const FACET_BITS = (FIRST_FACT << FACTS.length) - 1;
/** The bits of all facts. */
export const FACT_BITS = FACET_BITS & -FIRST_FACT;
const HARD = (FACET_BITS + 1) * 3;
export const REMOTE = REMOTE_KINDS.indexOf("remote");

/** What was computed for one segment, by filter and value: close matches mostly have the same filters as matches. */
export type Prepared = Map<keyof Filters, Map<unknown, readonly Fail[]>>;

/**
 * Drops what the filters hide. With facets, keeps documents that only one facet's own filter hides, marked in `fails`.
 */
export function applyFilters(
  candidates: Candidates,
  reader: SegmentReader,
  filters: Filters,
  facets: boolean,
  prepared: Prepared,
): void {
  const applied = names.flatMap((name) => {
    const value = valueOf(filters, name);
    if (value === undefined) return [];
    const known = prepared.get(name)?.get(value);
    if (known) return known;
    const fails = failures[name](reader, filters);
    prepared.set(name, (prepared.get(name) ?? new Map()).set(value, fails));
    return fails;
  });
  if (applied.length > 0) candidates.fails.fill(0, 0, candidates.length);
  for (const fail of applied) {
    fail(candidates);
    candidates.keepFailing(facets ? 1 : 0);
  }
  candidates.failing = facets && applied.length > 0;
}

type Fail = (candidates: Candidates) => void;
type FailuresOf = (reader: SegmentReader, filters: Filters) => Fail[];

const factFailures = Object.fromEntries(
  FACTS.map((fact): [FactName, FailuresOf] => [
    fact,
    (reader, { [fact]: wanted }) => (wanted?.length ? lacking(reader, fact, wanted) : []),
  ]),
) as Readonly<Record<FactName, FailuresOf>>;

/** What each filter of a search fails, in the order of application; nothing if the filter is absent or empty. */
const failures: Readonly<Record<keyof Filters, FailuresOf>> = {
  firstSeenFrom: (reader, { firstSeenFrom }) =>
    firstSeenFrom === undefined ? [] : [failOlder(reader, firstSeenFrom)],
  requiredSkills: (reader, { requiredSkills = [] }) =>
    requiredSkills.map((skills) => failMarked(lackingSkills(reader, skills), HARD)),
  promised: (reader, { promised }) => (promised ? [failUnpromised(reader)] : []),
  seniority: (reader, { seniority }) =>
    failText(reader.sections.seniority, reader.table("seniorities"), seniority, FAILS.seniority),
  ...factFailures,
  areas: (reader, { areas }) => (areas?.length ? [failMarked(outside(reader, areas), HARD)] : []),
  withoutAreas: (reader, { withoutAreas }) =>
    withoutAreas?.length ? [failMarked(inside(reader, withoutAreas), HARD)] : [],
  remote: (reader, { remote = "include" }) => (remote === "include" ? [] : [failKind(reader, remote)]),
  jobTypes: (reader, { jobTypes }) =>
    failText(reader.sections.jobType, reader.table("jobTypes"), jobTypes, FAILS.jobTypes),
  industries: (reader, { industries }) =>
    failText(reader.sections.industry, reader.table("industries"), industries, FAILS.industries),
  organizations: (reader, { organizations }) =>
    organizations?.length ? [failOrganization(reader, organizations)] : [],
  withoutOrganizations: (reader, { withoutOrganizations }) =>
    withoutOrganizations?.length ? failHidden(reader, withoutOrganizations) : [],
  skills: (reader, { skills }) =>
    skills?.length ? [failMarked(lackingSkills(reader, skills), FAILS.skills)] : [],
  payFloor: (reader, filters) =>
    filters.payFloor !== undefined || filters.payCeiling !== undefined ? [failPay(reader, filters)] : [],
  // `payFloor` reads both.
  payCeiling: () => [],
};

const names = Object.keys(failures) as (keyof Filters)[];

function valueOf(filters: Filters, name: keyof Filters): unknown {
  const { payFloor, payCeiling } = filters;
  if (name !== "payFloor") return filters[name];
  return payFloor === undefined && payCeiling === undefined ? undefined : `${payFloor} ${payCeiling}`;
}

function failText(
  column: Uint16Array,
  table: StringColumn,
  texts: readonly string[] | undefined,
  bit: number,
): Fail[] {
  return texts?.length ? [failValue(column, failing(table, texts, bit))] : [];
}

/**
 * For each ordinal, 0 if a filter asks for the text, otherwise the bit. The empty text means "not stated" and satisfies
 * only a filter that asks for unstated values.
 */
function failing(column: StringColumn, texts: readonly string[], bit: number): Int32Array {
  const fails = new Int32Array(column.size).fill(bit);
  for (const text of texts) {
    const ordinal = text === "" ? -1 : column.find(text === UNSTATED ? "" : text);
    if (ordinal >= 0) fails[ordinal] = 0;
  }
  return fails;
}

function failValue(column: Uint16Array, failing: Int32Array): Fail {
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= failing[column[docs[i]!]!]!;
  };
}

/** For each document, 0 if it has one of the skills, otherwise 1. */
function lackingSkills(reader: SegmentReader, skills: readonly string[]): Uint8Array {
  return without(reader, "skill", ordinalsOf(reader.table("skills"), skills));
}

/** Fails what states none of the values, unless it says nothing at all where that is wanted. */
function lacking(reader: SegmentReader, fact: FactName, wanted: readonly string[]): Fail[] {
  const table = reader.table("facts");
  const entries = ordinalsOf(
    table,
    wanted.map((value) => entryOf(fact, value)),
  );
  if (!wanted.includes(UNSTATED)) return [failMarked(without(reader, "fact", entries), FAILS[fact])];
  const stating = ordinalsOf(table, [fact]);
  // A fact that no posting of the segment states hides none.
  if (stating.length === 0) return [];
  const marks = new Uint8Array(reader.documents);
  mark(marks, reader, "fact", stating, 1);
  mark(marks, reader, "fact", entries, 0);
  return [failMarked(marks, FAILS[fact])];
}

function ordinalsOf(table: StringColumn, texts: readonly string[]): number[] {
  return texts.map((text) => table.find(text)).filter((ordinal) => ordinal >= 0);
}

/** For each document, 0 if its list has one of the ordinals, otherwise 1. A byte each stays in the processor's cache. */
function without(reader: SegmentReader, list: ListName, ordinals: readonly number[]): Uint8Array {
  const marks = new Uint8Array(reader.documents).fill(1);
  mark(marks, reader, list, ordinals, 0);
  return marks;
}

function mark(
  marks: Uint8Array,
  reader: SegmentReader,
  list: ListName,
  ordinals: readonly number[],
  value: 0 | 1,
): void {
  const { offsets, docs } = reader.carriers(list);
  for (const ordinal of ordinals) {
    for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) marks[docs[at]!] = value;
  }
}

function failMarked(marks: Uint8Array, bit: number): Fail {
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= bit * marks[docs[i]!]!;
  };
}

function failOrganization(reader: SegmentReader, ids: readonly number[]): Fail {
  const { organization, organizationIds } = reader.sections;
  const failing = new Int32Array(organizationIds.length).fill(FAILS.organizations);
  for (const ordinal of organizationsAmong(reader, ids)) failing[ordinal] = 0;
  return failValue(organization, failing);
}

/** Postings of these organizations, and those that agencies post for them. */
function failHidden(reader: SegmentReader, ids: readonly number[]): Fail[] {
  const { organization, organizationIds, client, clientIds } = reader.sections;
  const ours = new Int32Array(organizationIds.length);
  for (const ordinal of organizationsAmong(reader, ids)) ours[ordinal] = HARD;
  const theirs = new Int32Array(clientIds.length);
  for (const id of ids) {
    const ordinal = id === 0 ? -1 : clientIds.indexOf(id);
    if (ordinal >= 0) theirs[ordinal] = HARD;
  }
  return [failValue(organization, ours), failValue(client, theirs)];
}

/** The ordinals of those organizations that the segment knows. Number 0 is none. */
function organizationsAmong(reader: SegmentReader, ids: readonly number[]): number[] {
  return ids.flatMap((id) => (id === 0 ? [] : (reader.organizations.get(id) ?? [])));
}

function failOlder({ sections }: SegmentReader, from: number): Fail {
  const { firstSeen } = sections;
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= HARD * Number(firstSeen[docs[i]!]! < from);
  };
}

/** Its facet has one value, which counts the same whether or not the search asks for it, so it needs no bit. */
function failUnpromised({ sections }: SegmentReader): Fail {
  const { promised } = sections;
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= HARD * (1 - promised[docs[i]!]!);
  };
}

/** Unstated pay is -1 and reaches no floor, not even 0. */
function failPay({ sections }: SegmentReader, { payFloor = 0, payCeiling = Infinity }: Filters): Fail {
  const { payHigh, payLow } = sections;
  const floor = Math.max(0, payFloor);
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      fails[i]! |= FAILS.compensation * (Number(payHigh[doc]! < floor) | Number(payLow[doc]! > payCeiling));
    }
  };
}

/** For each document, 0 if it is in one of the areas, or is remote and can be done from one; otherwise 1. */
function outside(reader: SegmentReader, areas: readonly Area[]): Uint8Array {
  const marks = without(reader, "place", placesIn(reader, areas));
  mark(marks, reader, "region", ordinalsOf(reader.table("regions"), regionsNear(areas)), 0);
  return marks;
}

/** The other way around, and only by places: remote or not, a posting in one of the areas gets 1. */
function inside(reader: SegmentReader, areas: readonly Area[]): Uint8Array {
  const marks = new Uint8Array(reader.documents);
  mark(marks, reader, "place", placesIn(reader, areas), 1);
  return marks;
}

function failKind({ sections }: SegmentReader, wanted: "only" | "exclude"): Fail {
  const failing = REMOTE_KINDS.map((kind) =>
    (kind === "remote") === (wanted === "only") ? 0 : FAILS.remote,
  );
  const { remote: kinds } = sections;
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= failing[kinds[docs[i]!]!]!;
  };
}
