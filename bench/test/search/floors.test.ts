import { expect, test } from "vitest";
import type { Measured } from "../../src/search/figures.ts";
import { floorsOf, goalsOf } from "../../src/search/floors.ts";
import { correctionAlone } from "../../src/search/product/sentences.ts";

const times = { samples: 10, p50: 4, p95: 6, p99: 20, max: 30 };

function measured(jobs: number): Measured {
  return {
    jobs,
    versions: { engine: "this commit", sqlite: "3" },
    builds: {
      engine: { addSeconds: 50, finishSeconds: 2, bytesOnDisk: 1e9 },
      sqlite: { addSeconds: 50, finishSeconds: 2, bytesOnDisk: 1e9 },
    },
    load: { milliseconds: 2000, residentBytes: 1e9, bytes: 8e8, segments: 9, postings: jobs },
    times: {
      phrase: { totals: [1], first: 9, peers: { engine: times, sqlite: times } },
      "all facets": { totals: [1], first: 9, peers: { engine: times, sqlite: times } },
    },
    mix: {},
    product: { [correctionAlone.name]: { totals: [1], answers: times, understanding: times } },
    live: { visible: times, changesApplied: 10, searches: times },
    removal: { removed: jobs / 2, removeSeconds: 1, restSeconds: 2, bytesBefore: 100, bytesAfter: 50 },
    differences: [],
  };
}

const ratios = { sqlite: { medianTime: 20, throughput: 60 } };
const bounds = (figures: ReturnType<typeof floorsOf>) =>
  Object.fromEntries(figures.map((figure) => [figure.what, "least" in figure ? figure.least : figure.most]));

test("latency, throughput and size have floors at a million", () => {
  expect(bounds(floorsOf(measured(1_000_000), ratios))).toMatchObject({
    "phrase, ms (p50)": 5,
    "phrase, ms (p99)": 25,
    "all facets, ms (p99)": 35,
    "correction, ms (p99)": 25,
    "throughput, times that of sqlite": 50,
    "build, s": 120,
    "buffers, MB": 1000,
    "load, ms": 3000,
  });
  expect(bounds(goalsOf(measured(1_000_000), ratios))).toMatchObject({
    "phrase, ms (p50)": 3,
    "all facets, ms (p99)": 15,
    "throughput, times that of sqlite": 100,
    "build, s": 60,
    "buffers, MB": 700,
  });
});

test("equal answers, fresh changes and returned memory have floors at any size", () => {
  expect(bounds(floorsOf(measured(10_000), ratios))).toEqual({
    "answers that differ between peers": 0,
    "a change is seen after, ms (p99)": 100,
    "search while updating, ms (p99)": 40,
    "share of the buffers that is left when half of the postings is gone": 0.67,
    "a sentence is understood, ms (p95, slowest class)": 5,
  });
  expect(goalsOf(measured(10_000), ratios)).toEqual([]);
});

test("a peer that was left out is no floor", () => {
  expect(bounds(floorsOf(measured(1_000_000), {}))).not.toHaveProperty("throughput, times that of sqlite");
});
