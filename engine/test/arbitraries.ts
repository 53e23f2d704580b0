import fc from "fast-check";
import type { Area, Clause, Criteria, Filters, Near, SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting, PostingPlace } from "../src/document.ts";
import { UNSTATED, type Wish } from "../src/facts.ts";
import { DAY, NOW } from "./a-posting.ts";

/** Few words with many relations: forms of one stem, shared prefixes, tokens with signs, words that become phrases. */
const WORDS =
  "nurse Nurses nursing engineer engineers Engineering night nights shift C++ node.js full-stack full stack driver's café of the r.n. 3.5 –".split(
    " ",
  );
const PLACES: readonly PostingPlace[] = [
  { city: "New York", state: "NY", country: "US", latitude: 40.7128, longitude: -74.006 },
  { city: "Newark", state: "NJ", country: "US", latitude: 40.7357, longitude: -74.1724 },
  { city: "Albany", state: "NY", country: "US", latitude: 42.6526, longitude: -73.7562 },
  { city: "newark", state: "CA", country: "US" },
  { state: "NY", country: "US" },
  { country: "DE" },
  {},
];
const JOB_TYPES = ["full-time", "part-time", "contract"];
const INDUSTRIES = ["health", "software"];
const SENIORITY = ["junior", "senior"];
const SKILLS = ["Node.js", "C++", "Night Shift", "Nursing"];
const LANGUAGES = ["Spanish", "German"];
const STATED = ["yes", "no", "other way"];
const CONCEPTS = ["nurses", "engineers", "~drivers"];
const REMOTE = ["remote", "hybrid", "onsite", "unknown"] as const;

const word = fc.constantFrom(...WORDS);
const text = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(" "));
const some = <Value>(values: readonly Value[], most = values.length) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
const pay = fc.integer({ min: 0, max: 35 }).map((tens) => tens * 10_000);
const time = fc.integer({ min: 0, max: 40 }).map((days) => NOW - days * DAY);

/** Omits a random subset of the optional members. */
function partly<Whole extends object>(
  whole: { [Key in keyof Whole]: fc.Arbitrary<NonNullable<Whole[Key]>> },
) {
  return fc.record(whole, { requiredKeys: [] }) as unknown as fc.Arbitrary<Whole>;
}

/** Some facts stand for all, because the engine treats them alike. */
const SOME_FACTS = ["sponsorship", "shifts", "contractWeeks"] as const;

function factsWith<Value>(value: fc.Arbitrary<Value>) {
  return Object.fromEntries(SOME_FACTS.map((fact) => [fact, value])) as Record<
    (typeof SOME_FACTS)[number],
    fc.Arbitrary<Value>
  >;
}

export function postings(id: fc.Arbitrary<number>): fc.Arbitrary<IndexedPosting> {
  const stated = fc.record({
    id,
    title: text(4),
    organization: fc.constantFrom("Night Nurses", "Full Stack", ""),
    organizationId: fc.integer({ min: 0, max: 4 }),
    skills: some(SKILLS),
    body: text(12),
    places: some(PLACES, 2),
    remote: fc.constantFrom(...REMOTE),
    languages: some(LANGUAGES),
    concepts: some(CONCEPTS, 2),
    firstSeenAt: time,
    speaks: fc.boolean(),
  });
  const optional = partly<
    Pick<
      IndexedPosting,
      | "jobType"
      | "industry"
      | "seniority"
      | "promised"
      | "clientId"
      | "payMin"
      | "payMax"
      | "confirmedAt"
      | "remoteWithin"
      | "facts"
    >
  >({
    remoteWithin: some(REGIONS, 2),
    jobType: fc.constantFrom(...JOB_TYPES),
    industry: fc.constantFrom(...INDUSTRIES),
    seniority: fc.constantFrom(...SENIORITY),
    promised: fc.boolean(),
    clientId: fc.integer({ min: 1, max: 4 }),
    payMin: pay,
    payMax: pay,
    confirmedAt: time,
    facts: fc.record(factsWith(some(STATED, 2)), { requiredKeys: [] }),
  });
  return fc.tuple(stated, optional).map(([one, other]) => ({ ...one, ...other }));
}

const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({
    kind: fc.constant("word" as const),
    word,
    synonyms: fc.array(text(2), { maxLength: 2 }),
    concepts: some(CONCEPTS, 1),
    inTitle: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("prefix" as const),
    prefix: fc.constantFrom("n", "nur", "e", "full-st", "c", "zz", ""),
  }),
  fc.record({ kind: fc.constant("phrase" as const), words: fc.array(word, { minLength: 1, maxLength: 3 }) }),
);

const REGIONS = ["US", "US-NY", "US-NJ", "DE"];
const area: fc.Arbitrary<Area> = fc.oneof(
  fc.tuple(fc.constantFrom(5, 12, 150), some(REGIONS, 2)).map(([miles, regions]) => ({
    kind: "radius" as const,
    latitude: 40.7128,
    longitude: -74.006,
    miles,
    ...(regions.length > 0 && { regions }),
  })),
  fc.constantFrom(
    { kind: "box" as const, south: 40, west: -74.1, north: 43, east: -73 },
    { kind: "box" as const, south: 40.7357, west: -74.1724, north: 40.7357, east: -74.1724, regions: ["US"] },
  ),
  fc.constantFrom(
    { kind: "inside" as const, country: "US" },
    { kind: "inside" as const, country: "US", state: "NY" },
    { kind: "inside" as const, country: "US", state: "NJ", city: "NEWARK" },
    { kind: "inside" as const, country: "DE", city: "newark" },
  ),
);

const filters: fc.Arbitrary<Filters> = partly<Filters>({
  remote: fc.constantFrom("include", "only", "exclude"),
  areas: fc.array(area, { maxLength: 2 }),
  withoutAreas: fc.array(area, { maxLength: 2 }),
  jobTypes: some([...JOB_TYPES, "volunteer"], 2),
  industries: some(INDUSTRIES, 1),
  skills: some(SKILLS, 2),
  requiredSkills: fc.array(fc.array(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 2 }), {
    maxLength: 2,
  }),
  languages: some([...LANGUAGES, UNSTATED], 2),
  seniority: some(SENIORITY, 2),
  organizations: some([0, 1, 2, 9], 2),
  withoutOrganizations: some([0, 1, 2, 9], 2),
  payFloor: pay,
  payCeiling: pay,
  firstSeenFrom: time,
  ...factsWith(some([...STATED, UNSTATED], 2)),
  promised: fc.boolean(),
});
/** Most searches filter by few fields; with all at once, no results would be left to compare. */
const fewFilters = fc
  .tuple(filters, fc.array(fc.nat(30), { maxLength: 2 }))
  .map(
    ([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter((_, index) => kept.includes(index))) as Filters,
  );

const nearWord = fc.record({
  kind: fc.constant("word" as const),
  word,
  synonyms: fc.array(text(2), { maxLength: 1 }),
});
const near: fc.Arbitrary<Near> = fc.record(
  {
    when: fc.constantFrom("auto", "always"),
    title: text(3),
    concepts: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...CONCEPTS), fc.constantFrom(0.3, 0.5, 1)), {
        selector: ([concept]) => concept,
      })
      .map((pairs) => new Map(pairs)),
    words: fc.array(nearWord, { maxLength: 1 }),
  },
  { requiredKeys: ["when", "title", "concepts"] },
);

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    fact: fc.constantFrom("shifts" as const, "sponsorship" as const),
    stated: some(STATED, 2),
    denied: some(STATED, 2),
  }),
  fc.constant({ fact: "workplace", stated: ["hybrid"], denied: ["remote", "onsite"] } as const),
  fc.record({ fact: fc.constant("languages" as const), stated: some(LANGUAGES), denied: fc.constant([]) }),
);

const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    clauses: fc.array(clause, { maxLength: 2 }),
    exclude: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(word, { maxLength: 2 }) },
    ),
    filters: fewFilters,
    exact: fc.boolean(),
    wishes: fc.oneof(fc.constant([]), fc.array(wish, { maxLength: 2 })),
  })
  .chain((one) =>
    fc.tuple(fc.option(near, { nil: undefined }), fc.boolean()).map(([close, isLoose]) => ({
      ...one,
      ...(close && { near: isLoose ? { ...close, filters: loosened(one.filters) } : close }),
    })),
  );

/** Leaves to close matches what only the sentence asks for, as the server does. */
function loosened({ requiredSkills: _skills, seniority, ...filters }: Filters): Filters {
  return seniority ? { ...filters, seniority: [...seniority, UNSTATED] } : filters;
}

export const requests: fc.Arbitrary<SearchRequest> = fc.record({
  criteria,
  sort: fc.constantFrom("relevance", "date", "compensation"),
  from: fc.constantFrom(0, 0, 3, 5000),
  size: fc.constantFrom(0, 2, 100),
  facets: fc.boolean(),
  now: fc.constant(NOW),
});
