import fc from "fast-check";
import { expect, test } from "vitest";
import type { Near } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import { aPosting, aRequest, aWord } from "./a-posting.ts";
import { postings, requests } from "./arbitraries.ts";
import { LocalIndex } from "./local-index.ts";

const corpora = fc
  .uniqueArray(postings(fc.integer({ min: 1, max: 60 })), { maxLength: 40, selector: ({ id }) => id })
  .map((all): IndexedPosting[] => all);
const weights = new Map([
  ["nurse", 60],
  ["of", 5],
  ["night", 20],
]);

test("M-18 an explanation's parts add up to the hit's score, and its rank is the hit's place; what is not listed is hidden by something", {
  timeout: 60_000,
}, () => {
  const tiers = new Set<string>();
  fc.assert(
    fc.property(corpora, fc.array(requests, { minLength: 8, maxLength: 8 }), (corpus, all) => {
      const index = new LocalIndex(undefined, weights);
      index.apply(corpus.map((posting) => ({ kind: "put", posting })));
      for (const asked of all) {
        const request = { ...asked, from: 0, size: 100 };
        const { hits } = index.search(request);
        for (const posting of corpus) {
          const { listed, parts, hiddenBy } = index.explain(request, posting);
          const place = hits.findIndex(({ id }) => id === posting.id);
          expect(listed?.rank).toBe(place < 0 ? undefined : place + 1);
          if (listed) tiers.add(listed.tier);
          expect(hiddenBy.length > 0).toBe(place < 0);
          if (place < 0 || request.sort !== "relevance") continue;
          expect(listed?.score).toBe(hits[place]!.score);
          expect(parts.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(
            listed!.score,
            9,
          );
        }
      }
    }),
    { numRuns: 150 },
  );
  expect([...tiers].sort()).toEqual(["close", "first"]);
});

test("removing a reason that hides a posting leaves one reason less", () => {
  fc.assert(
    fc.property(corpora, requests, (corpus, request) => {
      const index = new LocalIndex();
      index.apply(corpus.map((posting) => ({ kind: "put", posting })));
      for (const posting of corpus) {
        const { hiddenBy } = index.explain(request, posting);
        const [first] = hiddenBy;
        if (first?.kind !== "filter") continue;
        const { [first.filter]: _removed, ...filters } = request.criteria.filters;
        const freed = index.explain({ ...request, criteria: { ...request.criteria, filters } }, posting);
        expect(freed.hiddenBy.length).toBeLessThan(hiddenBy.length);
      }
    }),
    { numRuns: 100 },
  );
});

test("a close match whose title has two forms of a word scores in its explanation as it does in the list", () => {
  const index = new LocalIndex(undefined, weights);
  const posting = aPosting({ id: 1, title: "Night Nights" });
  index.apply([{ kind: "put", posting }]);
  const plain = aRequest({ clauses: [aWord("surgeon")] });
  const near: Near = { when: "always", title: "night nurse", concepts: new Map() };
  const request = { ...plain, criteria: { ...plain.criteria, near } };
  expect(index.explain(request, posting).listed?.score).toBe(index.search(request).hits[0]!.score);
});
