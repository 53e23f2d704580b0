import type { Filters } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { bucketOf, type FacetRow } from "./facet-rows.ts";
import type { PlaceBook } from "./place-book.ts";

/** What filters and facets look at; places are numbers. */
export interface FilterRow {
  readonly id: number;
  readonly jobType: string | null;
  readonly industry: string | null;
  readonly seniority: string | null;
  /** 0 means none. */
  readonly organization: number;
  readonly remote: string;
  readonly payLow: number | null;
  readonly payHigh: number | null;
  readonly firstSeen: number;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly places: readonly number[];
}

export function filterRow(posting: IndexedPosting, places: PlaceBook): FilterRow {
  return {
    id: posting.id,
    jobType: posting.jobType ?? null,
    industry: posting.industry ?? null,
    seniority: posting.seniority ?? null,
    organization: posting.organizationId,
    remote: posting.remote,
    payLow: posting.payMin ?? posting.payMax ?? null,
    payHigh: posting.payMax ?? posting.payMin ?? null,
    firstSeen: posting.firstSeenAt,
    skills: [...new Set(posting.skills)],
    languages: [...new Set(posting.languages)],
    places: [...new Set(posting.places.map((place) => places.numberOf(place)))],
  };
}

type Test = (row: FilterRow) => boolean;

/** Row tests for peers without facets: `own` by facet, `always` in all of them. */
export interface RowTests {
  readonly own: readonly (readonly [facet: string, test: Test])[];
  readonly always: Test;
  readonly isInside: Test;
}

export function rowTests(filters: Filters, places: PlaceBook): RowTests {
  const { areas, skills, languages, organizations, requiredSkills = [], firstSeenFrom = 0 } = filters;
  const inside = areas && new Set(places.inside(areas));
  // No posting of the corpus limits where its remote work may be done.
  const isInside: Test = (row) =>
    !inside || row.remote === "remote" || row.places.some((place) => inside.has(place));
  return {
    own: [
      ["jobTypes", ({ jobType }) => isAmong(jobType, filters.jobTypes)],
      ["industries", ({ industry }) => isAmong(industry, filters.industries)],
      ["seniority", ({ seniority }) => isAmong(seniority, filters.seniority)],
      ["organizations", ({ organization }) => !organizations || organizations.includes(organization)],
      ["skills", (row) => !skills || row.skills.some((skill) => skills.includes(skill))],
      ["languages", (row) => !languages || row.languages.some((language) => languages.includes(language))],
      ["compensation", (row) => reaches(row, filters)],
      ["remote", (row) => remoteOptions(row, isInside(row)).includes(filters.remote ?? "include")],
    ],
    always: (row) =>
      row.firstSeen >= firstSeenFrom &&
      requiredSkills.every((some) => row.skills.some((skill) => some.includes(skill))),
    isInside,
  };
}

export function passes({ own, always }: RowTests, row: FilterRow): boolean {
  return always(row) && own.every(([, test]) => test(row));
}

/** Counts each row in the facets that only their own filter may hide it from. */
export function countFacets(rows: Iterable<FilterRow>, { own, isInside }: RowTests): FacetRow[] {
  const counts = new Map(own.map(([facet]) => [facet, new Map<string, number>()]));
  for (const row of rows) {
    const failed = own.filter(([, test]) => !test(row));
    if (failed.length > 1) continue;
    const values = valuesOf(row, isInside(row));
    const facets = failed.length === 1 ? [failed[0]![0]] : [...counts.keys()];
    for (const facet of facets) {
      const counted = counts.get(facet)!;
      for (const value of values[facet]!) counted.set(value, (counted.get(value) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([facet, counted]) =>
    Array.from(counted, ([value, count]) => ({ facet, value, count })),
  );
}

function isAmong(value: string | null, wanted: readonly string[] | undefined): boolean {
  return !wanted || (value !== null && wanted.includes(value));
}

function reaches({ payLow, payHigh }: FilterRow, { payFloor, payCeiling }: Filters): boolean {
  return (
    (payFloor === undefined || (payHigh !== null && payHigh >= payFloor)) &&
    (payCeiling === undefined || (payLow !== null && payLow <= payCeiling))
  );
}

/** The values of the remote filter that match a posting. */
function remoteOptions({ remote }: FilterRow, isInside: boolean): string[] {
  return isInside ? ["include", remote === "remote" ? "only" : "exclude"] : [];
}

function valuesOf(row: FilterRow, isInside: boolean): Record<string, readonly string[]> {
  return {
    jobTypes: stated(row.jobType),
    industries: stated(row.industry),
    seniority: stated(row.seniority),
    organizations: row.organization === 0 ? [] : [String(row.organization)],
    skills: row.skills,
    languages: row.languages,
    compensation: row.payHigh === null ? [] : [String(bucketOf(row.payHigh))],
    remote: remoteOptions(row, isInside),
  };
}

function stated(value: string | null): string[] {
  return value === null ? [] : [value];
}
