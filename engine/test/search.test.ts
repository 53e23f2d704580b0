import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import type { Change } from "../src/port.ts";
import { Store } from "../src/writer/store.ts";
import { postings, requests } from "./arbitraries.ts";
import { LocalIndex } from "./local-index.ts";
import { scan } from "./oracle.ts";

const ids = fc.integer({ min: 1, max: 60 });
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: postings(ids).map((posting) => ({ kind: "put" as const, posting })) },
  { weight: 1, arbitrary: ids.map((id) => ({ kind: "remove" as const, id })) },
);
const batches = fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 14 });
const asked = fc.array(requests, { minLength: 12, maxLength: 12 });

function follow(records: Map<number, IndexedPosting>, changes: readonly Change[]): void {
  for (const each of changes) {
    if (each.kind === "put") records.set(each.posting.id, each.posting);
    else records.delete(each.id);
  }
}

function expectAgreement(
  index: LocalIndex,
  records: Map<number, IndexedPosting>,
  all: readonly SearchRequest[],
) {
  for (const request of all) {
    const expected = scan([...records.values()], request, (clause) => index.weigh(clause));
    expect(index.search(request)).toEqual(expected);
  }
}

describe("the engine agrees with a scan of all postings: hits, order, scores, totals and facets", () => {
  test("M-19 Q-08 Q-09 after any changes, and after merging while others come in", {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(batches, fc.array(change, { maxLength: 6 }), asked, (before, during, all) => {
        const index = new LocalIndex();
        const records = new Map<number, IndexedPosting>();
        for (const changes of before) {
          index.apply(changes);
          follow(records, changes);
        }
        expectAgreement(index, records, all.slice(0, 6));
        if (index.merge(during)) follow(records, during);
        expectAgreement(index, records, all.slice(6));
      }),
      { numRuns: 400 },
    );
  });

  test("after it was saved and opened again", { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "engine-"));
    await fc.assert(
      fc.asyncProperty(batches, asked, async (before, all) => {
        const index = new LocalIndex();
        const records = new Map<number, IndexedPosting>();
        for (const changes of before) {
          index.apply(changes);
          follow(records, changes);
        }
        await index.save(new Store(folder));
        expectAgreement(await LocalIndex.open(new Store(folder)), records, all);
      }),
      { numRuns: 30 },
    );
    await rm(folder, { recursive: true });
  });
});
