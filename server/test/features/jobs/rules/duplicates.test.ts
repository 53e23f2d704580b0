import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DuplicateFacts } from "../../../../src/features/jobs/rules/duplicate-facts.ts";
import { duplicateKeys, sameJob, speakerOf } from "../../../../src/features/jobs/rules/duplicates.ts";

const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
const day = 86_400_000;

const job: DuplicateFacts = {
  source: "board",
  organization: "Hives Inc.",
  title: "Beekeeper",
  text: words.join(" "),
  places: [{ city: "Austin", state: "TX", country: "US", latitude: 30, longitude: -97 }],
  remote: { kind: "unknown" },
  payMin: 40_000,
  payMax: 50_000,
  jobType: "permanent",
  postedAt: 20_000 * day,
};

const elsewhere = { ...job, source: "feed" };

/** Copies are found only if they share a key. */
function evidence(a: DuplicateFacts, b: DuplicateFacts) {
  const keys = new Set(duplicateKeys(a));
  return duplicateKeys(b).some((key) => keys.has(key)) ? sameJob(a, b) : undefined;
}

describe("within one source", () => {
  it.each([
    ["for another channel", { text: `${job.text} internal` }],
    ["in other letters", { title: "BEEKEEPER", organization: "HIVES, INC" }],
  ])("a copy %s is the same job", (_fact, changes) => {
    expect(evidence(job, { ...job, ...changes })).toBe("same-words");
  });

  it.each([
    ["another title", { title: "Beekeeper II" }],
    ["another organization", { organization: "Combs" }],
    ["one word more", { text: `${job.text} level 2` }],
    ["another day", { postedAt: 20_001 * day }],
    ["other pay", { payMax: 51_000 }],
    ["no pay", { payMin: undefined, payMax: undefined }],
    ["another place", { places: [{ city: "Boston", state: "MA", country: "US" }] }],
    ["another type", { jobType: "contract" }],
    ["no text", { text: "" }],
  ])("%s is another job", (_fact, changes) => {
    expect(evidence(job, { ...job, ...changes })).toBeUndefined();
  });
});

describe("a title that ends with its own place", () => {
  it.each([
    "Beekeeper – Austin",
    "Beekeeper - Austin, TX",
    "Beekeeper, Austin",
    "Beekeeper (Austin, TX)",
    "Beekeeper in Austin TX",
  ])("%j is the same job as the title alone", (title) => {
    expect(evidence(job, { ...elsewhere, title })).toBe("same-words");
  });

  it("is another job in another place, with the same words", () => {
    const places = [{ city: "Boston", state: "MA", country: "US" }];
    const boston = { ...elsewhere, title: "Beekeeper – Boston", places };
    expect(evidence({ ...job, title: "Beekeeper – Austin" }, boston)).toBeUndefined();
  });

  it.each(["Beekeeper – Boston", "Austin Beekeeper", "Beekeeperin Austin", "Beekeeper – Night"])(
    "%j is another title",
    (title) => {
      expect(evidence(job, { ...elsewhere, title })).toBeUndefined();
    },
  );
});

describe("between sources", () => {
  it.each([
    ["the same words", {}, "same-words"],
    [
      "nearly the same words, later",
      { text: words.slice(0, 115).join(" "), postedAt: 20_020 * day },
      "like-words",
    ],
    ["no text and no pay", { text: "", payMin: undefined, payMax: undefined }, "same-statements"],
  ])("%s are the same job", (_fact, changes, found) => {
    expect(evidence(job, { ...elsewhere, ...changes })).toBe(found);
  });

  it.each([
    ["another text", { text: words.toReversed().join(" ") }],
    ["two months later", { postedAt: 20_061 * day }],
    ["other pay", { payMin: 41_000 }],
    ["another place", { places: [{ city: "Boston", state: "MA", country: "US" }] }],
    ["nobody's", { organization: undefined, text: "Other words." }],
  ])("%s is another job", (_fact, changes) => {
    expect(evidence(job, { ...elsewhere, ...changes })).toBeUndefined();
  });

  it("an address names the job, whatever follows it", () => {
    const at = (sourceUrl: string) => ({ ...elsewhere, sourceUrl, text: "Cut.", places: [] });
    const own = { ...job, sourceUrl: "https://jobs.example/hives/7/apply?gh_src=x#top" };
    expect(evidence(own, at("http://jobs.example/hives/7?utm_source=feed"))).toBe("same-address");
    expect(evidence(own, at("https://jobs.example/hives/8"))).toBeUndefined();
    expect(
      evidence({ ...own, sourceUrl: "https://jobs.example/" }, at("https://jobs.example")),
    ).toBeUndefined();
  });
});

it("titles alone are not evidence", () => {
  const title: DuplicateFacts = {
    source: "a",
    title: "Beekeeper",
    text: "",
    places: [],
    remote: { kind: "unknown" },
  };
  expect(duplicateKeys(title)).toEqual([]);
});

it("evidence is symmetric, and a posting is a copy of itself", () => {
  const facts: fc.Arbitrary<DuplicateFacts> = fc.record({
    source: fc.constantFrom("a", "b"),
    organization: fc.constantFrom("Hives", "Combs", undefined),
    title: fc.constantFrom("Beekeeper", "Baker"),
    text: fc.constantFrom("", "Keep bees.", "Keep bees, internal.", job.text),
    places: fc.constantFrom([], job.places),
    remote: fc.constantFrom({ kind: "unknown" as const }, { kind: "remote" as const }),
    payMin: fc.constantFrom(undefined, 1, 2),
    postedAt: fc.constantFrom(undefined, 0, day, 90 * day),
    sourceUrl: fc.constantFrom(undefined, "https://a.example/1", "https://a.example/2"),
  });
  fc.assert(
    fc.property(facts, facts, (a, b) => {
      expect(sameJob(a, b)).toBe(sameJob(b, a));
      if (a.text !== "" && duplicateKeys(a).length > 0) expect(evidence(a, { ...a })).toBeDefined();
    }),
  );
});

describe("a cluster's speaker", () => {
  const bare = { ...job, payMin: undefined, payMax: undefined, places: [], text: "short" };

  it.each([
    ["states pay", [bare, { ...bare, payMax: 5 }], 1],
    ["states its place", [bare, { ...bare, places: job.places }], 1],
    ["has the longer text", [bare, { ...bare, text: "longer text" }], 1],
    [
      "states more, whatever its text",
      [
        { ...bare, text: job.text },
        { ...bare, payMax: 5 },
      ],
      1,
    ],
    ["came first, between equals", [bare, { ...bare }], 0],
  ])("%s", (_fact, members, speaker) => {
    expect(speakerOf(members)).toBe(speaker);
  });
});
