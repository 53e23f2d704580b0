import { industries } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { generated, shareOf } from "./postings.ts";

const postings = generated(5000);

describe("five thousand generated postings", () => {
  it.each([
    ["a fifth states no pay", 0.2, 0.03, shareOf(postings, ({ compensation }) => compensation === undefined)],
    ["a tenth is remote", 0.1, 0.02, shareOf(postings, ({ remote }) => remote.kind === "remote")],
    ["a tenth is hybrid", 0.1, 0.02, shareOf(postings, ({ remote }) => remote.kind === "hybrid")],
    ["one in fifty is a repost", 0.02, 0.008, shareOf(postings, ({ source }) => source !== "generated")],
    [
      "one in ten is no permanent job",
      0.1,
      0.03,
      shareOf(postings, ({ jobType = "permanent" }) => jobType !== "permanent"),
    ],
    ["some name several places", 0.04, 0.015, shareOf(postings, ({ places }) => places.length > 1)],
    [
      "one in twenty is abroad",
      0.05,
      0.015,
      shareOf(postings, ({ places: [place] }) => place?.country !== "US"),
    ],
    [
      "half are younger than 25 days",
      0.5,
      0.08,
      shareOf(postings, ({ postedAt = 0 }) => Date.UTC(2026, 10, 20) - postedAt < 25 * 864e5),
    ],
  ])("%s", (_, expected, tolerance, share) => {
    expect(Math.abs(share - expected)).toBeLessThan(tolerance);
  });

  it("cover every industry", () => {
    expect(new Set(postings.map(({ industry }) => industry))).toEqual(new Set(industries));
  });

  it("come from thousands of employers, a few of which post a lot", () => {
    const counts = Object.values(Object.groupBy(postings, ({ organization = "" }) => organization)).map(
      (list) => list?.length ?? 0,
    );
    expect(counts.length).toBeGreaterThan(1500);
    expect(Math.max(...counts)).toBeGreaterThan(8);
    expect(Math.max(...counts)).toBeLessThan(100);
  });

  it("are spread over cities by population", () => {
    const share = (name: string) => shareOf(postings, ({ places: [place] }) => place?.city === name);
    expect(share("New York")).toBeGreaterThan(share("Chicago"));
    expect(share("Chicago")).toBeGreaterThan(share("Ithaca"));
    expect(new Set(postings.flatMap(({ places }) => places.map((place) => place.city))).size).toBeGreaterThan(
      150,
    );
  });

  it("include a posting and its repost at another source, with the same skills", () => {
    const skills = (posting: (typeof postings)[number]) => `${posting.organization} ${posting.skills.join()}`;
    const reposts = postings.filter(({ source }) => source !== "generated");
    const originals = new Set(postings.filter(({ source }) => source === "generated").map(skills));
    expect(reposts.filter((repost) => !originals.has(skills(repost)))).toEqual([]);
  });

  it("have a long tail of words", () => {
    const counts = new Map<string, number>();
    for (const { title, text } of postings) {
      for (const [word] of `${title} ${text}`.toLowerCase().matchAll(/\p{L}+/gu))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const once = [...counts.values()].filter((count) => count === 1).length;
    expect(counts.size).toBeGreaterThan(6000);
    expect(once / counts.size).toBeGreaterThan(0.15);
  });
});
