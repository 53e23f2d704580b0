import type { Filters } from "../criteria.ts";
import { REMOTE_KINDS } from "../segment/columns.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { StringColumn } from "../segment/string-table.ts";
import { allowedPlaces } from "./area.ts";
import type { Candidates } from "./candidates.ts";

/**
 * A bit for each field that a facet counts and a filter may bind, set where the filter fails; a document that fails
 * in its own field alone still counts in that facet. HARD drops a document whatever is counted. ELSEWHERE fails
 * nothing: it marks a remote posting outside the area, which `remote: "only"` would not list.
 */
export const FAILS = {
  jobTypes: 1,
  industries: 2,
  remote: 4,
  organizations: 8,
  skills: 16,
  compensation: 32,
} as const;
export const ELSEWHERE = 64;
const HARD = 128;
export const FACET_BITS = 63;
export const REMOTE = REMOTE_KINDS.indexOf("remote");

/** Which failures leave a document listed, and which still let a facet count it. */
export const LISTED = Uint8Array.from({ length: 256 }, (_, fails) => ((fails & ~ELSEWHERE) === 0 ? 1 : 0));
const COUNTED = Uint8Array.from({ length: 256 }, (_, fails) => {
  const failed = fails & FACET_BITS;
  return (fails & HARD) === 0 && (failed & (failed - 1)) === 0 ? 1 : 0;
});

/** Drops what the filters hide; with facets keeps what only one facet's own filter hides, marked in `fails`. */
export function applyFilters(
  candidates: Candidates,
  reader: SegmentReader,
  filters: Filters,
  facets: boolean,
): void {
  const applied = filtersOf(reader, filters);
  const kept = facets ? COUNTED : LISTED;
  if (applied.length > 0) candidates.fails.fill(0, 0, candidates.length);
  for (const fail of applied) {
    fail(candidates);
    candidates.keepFailing(kept);
  }
  candidates.failing = facets && applied.length > 0;
}

type Fail = (candidates: Candidates) => void;

function filtersOf(reader: SegmentReader, filters: Filters): Fail[] {
  const { jobType, industry, seniority, skillOffsets, skillOrdinals, languageOffsets, languageOrdinals } =
    reader.sections;
  const wanted: Fail[] = [];
  if (filters.firstSeenFrom !== undefined) wanted.push(failOlder(reader, filters.firstSeenFrom));
  if (filters.seniority?.length) {
    wanted.push(failValue(seniority, ordinals(reader.table("seniorities"), filters.seniority), HARD));
  }
  if (filters.languages?.length) {
    const allowed = ordinals(reader.table("languages"), filters.languages);
    wanted.push(failList(languageOffsets, languageOrdinals, allowed, HARD));
  }
  if (filters.area || (filters.remote ?? "include") !== "include") wanted.push(failPlace(reader, filters));
  if (filters.jobTypes?.length) {
    wanted.push(failValue(jobType, ordinals(reader.table("jobTypes"), filters.jobTypes), FAILS.jobTypes));
  }
  if (filters.industries?.length) {
    wanted.push(
      failValue(industry, ordinals(reader.table("industries"), filters.industries), FAILS.industries),
    );
  }
  if (filters.organizations?.length) wanted.push(failOrganization(reader, filters.organizations));
  if (filters.skills?.length) {
    wanted.push(
      failList(skillOffsets, skillOrdinals, ordinals(reader.table("skills"), filters.skills), FAILS.skills),
    );
  }
  if (filters.payFloor !== undefined || filters.payCeiling !== undefined)
    wanted.push(failPay(reader, filters));
  return wanted;
}

/** By ordinal, 1 where a filter asks for the text. The empty text means "not stated" and satisfies nothing. */
function ordinals(column: StringColumn, texts: readonly string[]): Uint8Array {
  const allowed = new Uint8Array(column.size);
  for (const text of texts) {
    const ordinal = text === "" ? -1 : column.find(text);
    if (ordinal >= 0) allowed[ordinal] = 1;
  }
  return allowed;
}

function failValue(column: Uint16Array, allowed: Uint8Array, bit: number): Fail {
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) if (allowed[column[docs[i]!]!] === 0) fails[i]! |= bit;
  };
}

function failList(offsets: Uint32Array, values: Uint32Array, allowed: Uint8Array, bit: number): Fail {
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) {
      if (!holdsAny(offsets, values, docs[i]!, allowed)) fails[i]! |= bit;
    }
  };
}

function holdsAny(offsets: Uint32Array, values: Uint32Array, doc: number, allowed: Uint8Array): boolean {
  const end = offsets[doc + 1]!;
  for (let at = offsets[doc]!; at < end; at++) if (allowed[values[at]!] === 1) return true;
  return false;
}

function failOrganization(reader: SegmentReader, ids: readonly number[]): Fail {
  const { organization, organizationIds } = reader.sections;
  const allowed = new Uint8Array(organizationIds.length);
  for (const id of ids) {
    const ordinal = id === 0 ? undefined : reader.organizations.get(id);
    if (ordinal !== undefined) allowed[ordinal] = 1;
  }
  return failValue(organization, allowed, FAILS.organizations);
}

function failOlder({ sections }: SegmentReader, from: number): Fail {
  const { firstSeen } = sections;
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) if (firstSeen[docs[i]!]! < from) fails[i]! |= HARD;
  };
}

/** Pay that is not stated is -1 and reaches no floor, not even that of 0. */
function failPay({ sections }: SegmentReader, { payFloor = 0, payCeiling = Infinity }: Filters): Fail {
  const { payHigh, payLow } = sections;
  const floor = Math.max(0, payFloor);
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      if (!(payHigh[doc]! >= floor && payLow[doc]! <= payCeiling)) fails[i]! |= FAILS.compensation;
    }
  };
}

/** Area and remote together: under `include` a remote posting passes whatever its places. */
function failPlace(reader: SegmentReader, { area, remote = "include" }: Filters): Fail {
  const { placeOffsets, placeOrdinals, remote: kinds } = reader.sections;
  const allowed = area ? allowedPlaces(reader, area) : undefined;
  return ({ docs, fails, length }) => {
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const isRemote = kinds[doc] === REMOTE;
      const inside = !allowed || holdsAny(placeOffsets, placeOrdinals, doc, allowed);
      if (!inside) fails[i]! |= isRemote ? ELSEWHERE : HARD;
      const passes = remote === "include" || (remote === "only" ? isRemote && inside : !isRemote);
      if (!passes) fails[i]! |= FAILS.remote;
    }
  };
}
