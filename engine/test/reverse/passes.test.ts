import fc from "fast-check";
import { expect, test } from "vitest";
import { passes } from "../../src/reverse/passes.ts";
import { aRequest } from "../a-posting.ts";
import { postings, requests } from "../arbitraries.ts";
import { LocalIndex } from "../local-index.ts";

const speaking = postings(fc.constant(1)).map((posting) => ({ ...posting, speaks: true }));
const filters = requests.map(({ criteria }) => criteria.filters);

test("a posting passes filters exactly when a search with nothing else lists it", () => {
  fc.assert(
    fc.property(speaking, fc.array(filters, { minLength: 20, maxLength: 20 }), (posting, all) => {
      const engine = new LocalIndex();
      engine.apply([{ kind: "put", posting }]);
      for (const each of all)
        expect(passes(posting, each)).toBe(engine.search(aRequest({ filters: each })).total === 1);
    }),
    { numRuns: 150 },
  );
});
