import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatePostings } from "../../../src/generator/postings/generate.ts";
import { generated, now } from "./postings.ts";

describe("generated postings", () => {
  it("are the same bytes for the same seed and time, on every machine", () => {
    expect(hash("sha256", JSON.stringify(generated(200)), "hex")).toBe(
      "749f39d69ed738bdd0f1062f6a3be3fa50828890cbdc9536327a2b658dc98e97",
    );
  });

  it("are the same in slices as in one go", () => {
    const whole = generated(300);
    fc.assert(
      fc.property(fc.nat(299), fc.nat(40), (from, count) => {
        expect(generated(count, { from }).slice(0, 300 - from)).toEqual(whole.slice(from, from + count));
      }),
      { numRuns: 20 },
    );
  });

  it("differ from seed to seed, and their numbers with them", () => {
    const [one, two] = [generated(200, { seed: 1 }), generated(200, { seed: 2 })];
    const texts = new Set(one.map((posting) => posting.text));
    expect(two.filter((posting) => texts.has(posting.text))).toEqual([]);
    expect(new Set([...one, ...two].map((posting) => posting.sourceId)).size).toBe(400);
  });

  it("move with the time and keep everything else", () => {
    const later = [...generatePostings({ count: 200, seed: 1, now: now + 5000 })];
    const moved = generated(200).map(({ postedAt = 0, closesAt, ...rest }, index) => ({
      ...rest,
      // A repost's date is a fraction of the remaining time, so it may round differently.
      postedAt: later[index]?.source === "generated" ? postedAt + 5000 : later[index]?.postedAt,
      ...(closesAt !== undefined && { closesAt: closesAt + 5000 }),
    }));
    expect(later).toEqual(moved);
  });

  it("stay distinct far beyond the first million", () => {
    const far = generated(50, { from: 2 ** 33 });
    expect(new Set(far.map((posting) => posting.text)).size).toBeGreaterThan(45);
    expect(far).not.toEqual(generated(50));
  });
});
