import fc from "fast-check";
import { expect, test } from "vitest";
import { aPosting, aRequest, aWord } from "./a-posting.ts";
import { postings, requests } from "./arbitraries.ts";
import { LocalIndex } from "./local-index.ts";

const corpora = fc.uniqueArray(postings(fc.integer({ min: 1, max: 60 })), {
  maxLength: 40,
  selector: ({ id }) => id,
});

test("searches that are counted together match as many as each does alone", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(corpora, fc.array(requests, { minLength: 6, maxLength: 6 }), (corpus, asked) => {
      const index = new LocalIndex();
      index.apply(corpus.map((posting) => ({ kind: "put", posting })));
      // Variants of a search have most of their clauses and filters in common.
      const variants = asked.map((request, at) => {
        const { clauses, filters } = asked[at - 1]?.criteria ?? request.criteria;
        return at % 2 === 0 ? request : { ...request, criteria: { ...request.criteria, clauses, filters } };
      });
      const alone = variants.map((request) => {
        const { total, close } = index.search(request);
        return total - (close?.count ?? 0);
      });
      expect(index.totals(variants)).toEqual(alone);
    }),
    { numRuns: 150 },
  );
});

test("a posting that means one thing comes before one that means several", () => {
  const index = new LocalIndex();
  const put = (id: number, title: string, ...concepts: string[]) =>
    ({ kind: "put", posting: aPosting({ id, title, concepts }) }) as const;
  index.apply([
    put(1, "Sales and Care Lead", "nurses", "sellers"),
    put(2, "Ward Sister", "nurses", "~sellers"),
  ]);
  const clause = { ...aWord("nurse"), concepts: ["nurses"] };
  expect(index.search(aRequest({ clauses: [clause] })).hits.map(({ id }) => id)).toEqual([2, 1]);
});

test("of titles that are equally alike, one of a known occupation far from the asked one comes last", () => {
  const index = new LocalIndex();
  const put = (id: number, ...concepts: string[]) =>
    ({ kind: "put", posting: aPosting({ id, title: "Sales Manager", concepts }) }) as const;
  index.apply([put(1, "managers"), put(2), put(3, "~managers")]);
  const plain = aRequest({ clauses: [aWord("surgeon")] });
  const near = { when: "always", title: "sales engineer", concepts: new Map([["engineers", 1]]) } as const;
  const { hits } = index.search({ ...plain, criteria: { ...plain.criteria, near } });
  expect(hits.map(({ id }) => id)).toEqual([2, 3, 1]);
});
