import { expect, it } from "vitest";
import { benchmarkResults } from "../../app/quality/results.ts";

it("the results that the repository keeps hold what the page shows", () => {
  const { relevance, latency, growth } = benchmarkResults();
  for (const { search, baselines } of [relevance!.ownSet, relevance!.titleSimilarity ?? relevance!.ownSet])
    for (const ranked of [search, baselines.words, baselines.trigrams])
      expect(ranked).toEqual({
        queries: expect.any(Number),
        map: expect.any(Number),
        ndcg5: expect.any(Number),
        ndcg10: expect.any(Number),
        withoutHit: expect.any(Number),
      });
  expect(relevance!.filters.violations).toBe(0);
  expect(Object.values(latency!.times).map(({ peers }) => peers.engine.p99)).not.toContain(undefined);
  expect(growth!.plot).toMatch(/search-growth.*\.svg/);
  expect(growth!.sizes.map(({ postings }) => postings)).toContain(10_000);
  for (const { machine, floors } of [relevance!, latency!]) {
    expect(machine.commit).toMatch(/^[\da-f]{12}/);
    expect(Date.parse(machine.date)).not.toBeNaN();
    expect(floors.length).toBeGreaterThan(0);
  }
});
