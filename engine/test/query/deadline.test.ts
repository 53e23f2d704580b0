import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { DeadlineExceeded } from "../../src/port.ts";
import { within } from "../../src/query/deadline.ts";
import { aPosting, aRequest, aWord } from "../a-posting.ts";
import { postings, requests } from "../arbitraries.ts";
import { LocalIndex } from "../local-index.ts";

const ids = fc.integer({ min: 1, max: 40 });
const stated = fc.uniqueArray(postings(ids), { minLength: 20, maxLength: 40, selector: ({ id }) => id });

test("a search stops when its time is up", () => {
  const index = new LocalIndex();
  index.apply([{ kind: "put", posting: aPosting({ id: 1, title: "Nurse" }) }]);
  const request = aRequest({ clauses: [aWord("nurse"), aWord("night")], facets: true });
  expect(() => within(-1, () => index.search(request))).toThrow(DeadlineExceeded);
  expect(() => within(-1, () => index.places(request))).toThrow(DeadlineExceeded);
});

test("one search's deadline does not apply to the next", () => {
  const index = new LocalIndex();
  index.apply([{ kind: "put", posting: aPosting({ id: 1, title: "Nurse" }) }]);
  expect(() => within(-1, () => index.search(aRequest()))).toThrow(DeadlineExceeded);
  expect(index.search(aRequest()).total).toBe(1);
});

test("a search that is given up anywhere changes no later answer, and one in time is answered as without a limit", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(stated, requests, requests, fc.nat(40), (all, one, other, checks) => {
      const index = new LocalIndex();
      index.apply(all.map((posting) => ({ kind: "put", posting })));
      const fresh = [index.search(one), index.search(other)];
      givenUpAfter(checks, () => index.search(one));
      expect([index.search(one), within(60_000, () => index.search(other))]).toEqual(fresh);
    }),
    { numRuns: 60 },
  );
});

test("counts of an abandoned search do not leak into the next one", () => {
  const index = new LocalIndex();
  for (let id = 1; id <= 100; id += 10)
    index.apply(
      Array.from({ length: 10 }, (_, at) => ({
        kind: "put",
        posting: aPosting({ id: id + at, title: "Night Nurse", jobType: "contract" }),
      })),
    );
  const request = aRequest({ clauses: [aWord("nurse"), aWord("night")], facets: true });
  const expected = index.search(request);
  for (let checks = 0; checks < 12; checks++) {
    expect(givenUpAfter(checks, () => index.search(request))).toBeInstanceOf(DeadlineExceeded);
    expect(index.search(request)).toEqual(expected);
  }
});

/** The error of work that runs out of time after checking the clock this many times. */
function givenUpAfter(checks: number, work: () => unknown): unknown {
  const clock = vi.spyOn(performance, "now");
  let asked = 0;
  clock.mockImplementation(() => (asked++ > checks ? 1 : 0));
  try {
    return within(0, work);
  } catch (error) {
    return error;
  } finally {
    clock.mockRestore();
  }
}
