import type { Filters } from "../criteria.ts";
import type { RemoteKind } from "../document.ts";
import { type ListName, REMOTE_KINDS } from "../segment/columns.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { StringColumn } from "../segment/string-table.ts";
import { placesIn } from "./area.ts";
import type { Candidates } from "./candidates.ts";

/**
 * One bit for each field with both a facet and a filter, set when the document fails that filter. A document that
 * fails only one field's filter still counts in that field's facet. HARD drops a document from everything. ELSEWHERE
 * isn't a failure: it marks a remote posting outside the area, which `remote: "only"` would not list.
 */
export const FAILS = {
  jobTypes: 1,
  industries: 2,
  remote: 4,
  organizations: 8,
  skills: 16,
  compensation: 32,
  seniority: 64,
  languages: 128,
} as const;
export const ELSEWHERE = 256;
const HARD = 512;
export const FACET_BITS = 255;
export const REMOTE = REMOTE_KINDS.indexOf("remote");

/** Without an area, no document lies outside it. */
const EVERYWHERE = new Uint16Array(MAX_DOCUMENTS);

/** Which failure bits leave a document listed, and which still let a facet count it. */
export const LISTED = Uint8Array.from({ length: 1024 }, (_, fails) => ((fails & ~ELSEWHERE) === 0 ? 1 : 0));
const COUNTED = Uint8Array.from({ length: 1024 }, (_, fails) => {
  const failed = fails & FACET_BITS;
  return (fails & HARD) === 0 && (failed & (failed - 1)) === 0 ? 1 : 0;
});

/**
 * Drops what the filters hide. With facets, keeps documents that only one facet's own filter hides, marked in `fails`.
 */
export function applyFilters(
  candidates: Candidates,
  reader: SegmentReader,
  filters: Filters,
  facets: boolean,
): void {
  const applied = Object.values(failures).flatMap((failuresOf) => failuresOf(reader, filters));
  const kept = facets ? COUNTED : LISTED;
  if (applied.length > 0) candidates.fails.fill(0, 0, candidates.length);
  for (const fail of applied) {
    fail(candidates);
    candidates.keepFailing(kept);
  }
  candidates.failing = facets && applied.length > 0;
}

type Fail = (candidates: Candidates) => void;

/** What each filter of a search fails, in the order of application; nothing where the filter is absent or empty. */
const failures: Readonly<Record<keyof Filters, (reader: SegmentReader, filters: Filters) => Fail[]>> = {
  firstSeenFrom: (reader, { firstSeenFrom }) =>
    firstSeenFrom === undefined ? [] : [failOlder(reader, firstSeenFrom)],
  requiredSkills: (reader, { requiredSkills = [] }) =>
    requiredSkills.map((skill) => failMarked(carrying(reader, "skill", [skill], HARD))),
  promised: (reader, { promised }) => (promised ? [failUnpromised(reader)] : []),
  seniority: (reader, { seniority }) =>
    failText(reader.sections.seniority, reader.table("seniorities"), seniority, FAILS.seniority),
  languages: (reader, { languages }) =>
    languages?.length ? [failMarked(carrying(reader, "language", languages, FAILS.languages))] : [],
  area: (reader, filters) =>
    filters.area || (filters.remote ?? "include") !== "include" ? [failPlace(reader, filters)] : [],
  // `area` reads both.
  remote: () => [],
  jobTypes: (reader, { jobTypes }) =>
    failText(reader.sections.jobType, reader.table("jobTypes"), jobTypes, FAILS.jobTypes),
  industries: (reader, { industries }) =>
    failText(reader.sections.industry, reader.table("industries"), industries, FAILS.industries),
  organizations: (reader, { organizations }) =>
    organizations?.length ? [failOrganization(reader, organizations)] : [],
  skills: (reader, { skills }) =>
    skills?.length ? [failMarked(carrying(reader, "skill", skills, FAILS.skills))] : [],
  payFloor: (reader, filters) =>
    filters.payFloor !== undefined || filters.payCeiling !== undefined ? [failPay(reader, filters)] : [],
  // `payFloor` reads both.
  payCeiling: () => [],
};

function failText(
  column: Uint16Array,
  table: StringColumn,
  texts: readonly string[] | undefined,
  bit: number,
): Fail[] {
  return texts?.length ? [failValue(column, failing(table, texts, bit))] : [];
}

/**
 * By ordinal: 0 if a filter asks for the text, else the bit. The empty text means "not stated" and satisfies no
 * filter.
 */
function failing(column: StringColumn, texts: readonly string[], bit: number): Uint16Array {
  const fails = new Uint16Array(column.size).fill(bit);
  for (const text of texts) {
    const ordinal = text === "" ? -1 : column.find(text);
    if (ordinal >= 0) fails[ordinal] = 0;
  }
  return fails;
}

function failValue(column: Uint16Array, failing: Uint16Array): Fail {
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= failing[column[docs[i]!]!]!;
  };
}

/** By document: 0 if it has one of the texts, else the bit. */
function carrying(
  reader: SegmentReader,
  list: "skill" | "language",
  texts: readonly string[],
  bit: number,
): Uint16Array {
  const ordinals = texts.map((text) => reader.table(`${list}s`).find(text)).filter((ordinal) => ordinal >= 0);
  return marked(reader, list, ordinals, bit);
}

function marked(
  reader: SegmentReader,
  list: ListName,
  ordinals: readonly number[],
  bit: number,
): Uint16Array {
  const fails = new Uint16Array(reader.documents).fill(bit);
  const { offsets, docs } = reader.carriers(list);
  for (const ordinal of ordinals) {
    for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) fails[docs[at]!] = 0;
  }
  return fails;
}

function failMarked(failing: Uint16Array): Fail {
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= failing[docs[i]!]!;
  };
}

function failOrganization(reader: SegmentReader, ids: readonly number[]): Fail {
  const { organization, organizationIds } = reader.sections;
  const failing = new Uint16Array(organizationIds.length).fill(FAILS.organizations);
  for (const id of ids) {
    const ordinal = id === 0 ? undefined : reader.organizations.get(id);
    if (ordinal !== undefined) failing[ordinal] = 0;
  }
  return failValue(organization, failing);
}

function failOlder({ sections }: SegmentReader, from: number): Fail {
  const { firstSeen } = sections;
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= HARD * Number(firstSeen[docs[i]!]! < from);
  };
}

/** Its facet has one value, which counts the same whether or not the search asks for it: it needs no bit. */
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

/** Area and remote together. Under `include`, a remote posting passes wherever its places are. */
function failPlace(reader: SegmentReader, { area, remote = "include" }: Filters): Fail {
  const { remote: kinds } = reader.sections;
  const outside = area ? marked(reader, "place", placesIn(reader, area), 1) : EVERYWHERE;
  const bits = REMOTE_KINDS.flatMap((kind) => [bitsOf(kind, false, remote), bitsOf(kind, true, remote)]);
  const failing = Uint16Array.from(bits);
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) fails[i]! |= failing[kinds[docs[i]!]! * 2 + outside[docs[i]!]!]!;
  };
}

function bitsOf(kind: RemoteKind, isOutside: boolean, wanted: NonNullable<Filters["remote"]>): number {
  const isRemote = kind === "remote";
  const passes = wanted === "include" || (wanted === "only" ? isRemote && !isOutside : !isRemote);
  const place = isOutside ? (isRemote ? ELSEWHERE : HARD) : 0;
  return passes ? place : place | FAILS.remote;
}
