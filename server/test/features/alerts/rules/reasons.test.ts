import type { Criteria } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { describe, expect, it } from "vitest";
import { Best } from "../../../../src/features/alerts/rules/best.ts";
import { reasonsIn, weigh } from "../../../../src/features/alerts/rules/reasons.ts";

const keeper: Criteria = {
  clauses: [{ kind: "word", word: "keeper" }],
  exclude: [],
  filters: {},
  exact: false,
};

function posting(changes: Partial<IndexedPosting> = {}): IndexedPosting {
  return {
    id: 1,
    title: "Lamp Keeper",
    organization: "Harbor Trust",
    organizationId: 1,
    skills: [],
    body: "",
    places: [],
    remote: "onsite",
    languages: [],
    firstSeenAt: 0,
    speaks: true,
    ...changes,
  };
}

function reasonsFor(criteria: Partial<Criteria>, changes: Partial<IndexedPosting> = {}) {
  const read = posting(changes);
  const words = new Set(read.title.toLowerCase().split(" "));
  return reasonsIn(weigh({ ...keeper, ...criteria }, read, words));
}

const area = { kind: "inside", country: "US" } as const;

describe("M-32 why an alert tells of a posting", () => {
  it.each([
    ["a word of its title", {}, {}, ["title"]],
    ["a word of its text", {}, { title: "Warden" }, ["text"]],
    [
      "what its title means",
      { clauses: [{ kind: "word", word: "warden", concepts: ["keeper"] }] },
      { concepts: ["keeper"] },
      ["title"],
    ],
    [
      "a synonym in its title",
      { clauses: [{ kind: "word", word: "warden", synonyms: ["lamp keeper"] }] },
      {},
      ["title"],
    ],
    [
      "half a phrase in its title",
      { clauses: [{ kind: "phrase", words: ["night", "keeper"] }] },
      {},
      ["text"],
    ],
    ["its place", { clauses: [], filters: { areas: [area] } }, {}, ["place"]],
    ["work from anywhere", { clauses: [], filters: { areas: [area] } }, { remote: "remote" }, ["remote"]],
    ["its pay", {}, { payMax: 1 }, ["title", "pay"]],
    [
      "its organization",
      { filters: { organizations: [1] } },
      { promised: true },
      ["title", "organization", "promised"],
    ],
  ] as const)("%s", (_what, criteria, changes, reasons) => {
    expect(reasonsFor(criteria as Partial<Criteria>, changes)).toEqual(reasons);
  });

  it("keeps the best of any number, the newest first among equals, and counts them all", () => {
    const best = new Best();
    for (let id = 1; id <= 1000; id += 1) best.offer({ id, weight: id % 100 === 0 ? 9 : 1 });
    expect(best.total).toBe(1000);
    expect(best.ranked.slice(0, 12).map(({ id }) => id)).toEqual([
      1000, 900, 800, 700, 600, 500, 400, 300, 200, 100, 999, 998,
    ]);
    expect(best.ranked).toHaveLength(30);
  });
});
