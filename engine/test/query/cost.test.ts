import { expect, test } from "vitest";
import { TooBroad } from "../../src/port.ts";
import { compile } from "../../src/query/clauses.ts";
import { costOf, MOST_LOOKED_AT, refuseTooBroad } from "../../src/query/cost.ts";
import { plan } from "../../src/query/plan.ts";
import { IndexWriter } from "../../src/writer/index-writer.ts";
import { aPosting, aRequest, aWord } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

const words = Array.from({ length: 50 }, (_, number) => `sa${number}`);

/** A hundred postings with fifty words that start with the same letters, and one with a rare word. */
function segments() {
  const writer = new IndexWriter();
  for (let id = 1; id <= 100; id++)
    writer.change({
      kind: "put",
      posting: aPosting({ id, title: id === 1 ? "Arborist" : "Clerk", body: words.join(" ") }),
    });
  writer.publish(1);
  return writer.segments;
}

const readers = segments();
const prefix = (text: string) => ({ kind: "prefix", prefix: text }) as const;
const costs = (given: Parameters<typeof aRequest>[0]) =>
  plan(compile(aRequest(given).criteria), readers).segments.reduce(
    (sum, segment) => sum + costOf(segment),
    0,
  );

test("a prefix costs the postings of all words that start with it, each time it occurs", () => {
  expect(costs({ clauses: [prefix("sa")] })).toBe(5000);
  expect(costs({ clauses: [prefix("sa"), prefix("sa")] })).toBeGreaterThanOrEqual(10_000);
});

test("a word next to a rarer one costs only its lookups", () => {
  expect(costs({ clauses: [aWord("arborist"), aWord("clerk")] })).toBeLessThan(50);
});

test("an excluded word costs its postings", () => {
  expect(costs({ exclude: ["sa1", "sa2"] })).toBe(100 + 200);
});

test("words without postings cost nothing", () => {
  expect(costs({ clauses: [aWord("zz"), prefix("sa")] })).toBe(0);
});

test("a phrase costs more than its words separately", () => {
  const phrase = { kind: "phrase", words: ["sa1", "sa2"] } as const;
  expect(costs({ clauses: [phrase] })).toBeGreaterThan(costs({ clauses: [aWord("sa1"), aWord("sa2")] }));
});

test("a plan above the limit is refused, and one within it is not", () => {
  const [reader] = readers;
  const clause = (cost: number) => ({ runs: [], weight: 1, concepts: [], phrases: [], cost });
  const planned = (cost: number) => ({
    segments: [{ reader: reader!, clauses: [clause(cost)], exclude: [] }],
  });
  expect(() => refuseTooBroad(planned(MOST_LOOKED_AT))).not.toThrow();
  expect(() => refuseTooBroad(planned(MOST_LOOKED_AT + 1))).toThrow(TooBroad);
});

test("a search that looks at too much is refused before it starts", { timeout: 30_000 }, () => {
  const index = new LocalIndex();
  const body = Array.from({ length: 2000 }, (_, number) => `sa${number}`).join(" ");
  for (let id = 1; id <= 100; id += 10)
    index.apply(
      Array.from({ length: 10 }, (_, at) => ({ kind: "put", posting: aPosting({ id: id + at, body }) })),
    );
  const clauses = Array.from({ length: Math.ceil(MOST_LOOKED_AT / 200_000) }, () => prefix("sa"));
  expect(() => index.search(aRequest({ clauses }))).toThrow(TooBroad);
  expect(index.search(aRequest({ clauses: clauses.slice(0, 3) })).total).toBe(100);
});
