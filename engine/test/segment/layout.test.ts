import { expect, test } from "vitest";
import { SegmentBuilder } from "../../src/segment/builder.ts";
import { sectionsOf } from "../../src/segment/layout.ts";
import { IndexWriter } from "../../src/writer/index-writer.ts";
import { aPosting, aRequest } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

const skillsEach = 32;

/** Postings whose skills no other has. */
function postings(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const skills = Array.from({ length: skillsEach }, (_, number) => `skill ${number} of ${index + 1}`);
    return aPosting({ id: index + 1, skills });
  });
}

/** How many postings have as many skills as two bytes can number. */
const most = 2 ** 16 / skillsEach;

test.each([
  ["two bytes each if all fit", most, 2],
  ["four bytes each if one doesn't", most + 1, 4],
])("ordinals of lists take %s", (_how, count, bytes) => {
  const builder = new SegmentBuilder();
  for (const posting of postings(count)) builder.add(posting);
  expect(sectionsOf(builder.build()).skillOrdinals.BYTES_PER_ELEMENT).toBe(bytes);
});

test("skills are found and counted however many a segment has", () => {
  const index = new LocalIndex(new IndexWriter());
  index.apply(postings(most + 1).map((posting) => ({ kind: "put", posting })));
  const last = `skill ${skillsEach - 1} of ${most + 1}`;
  const { hits, facets } = index.search(aRequest({ filters: { skills: [last] }, facets: true }));
  expect(hits.map(({ id }) => id)).toEqual([most + 1]);
  expect(facets?.skills.every(({ count }) => count === 1)).toBe(true);
});
