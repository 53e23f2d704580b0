import { createReadStream, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import { readPostings } from "../../../../src/features/exchange/rules/read-postings.ts";
import { duplicateKeys, sameJob } from "../../../../src/features/jobs/rules/duplicates.ts";
import type { PostingDraft } from "../../../../src/features/jobs/rules/posting-draft.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

/** These files exist only on development machines, next to the project. */
const data = fileURLToPath(new URL("../../../../../../shared/data/", import.meta.url));

async function draftsOf(file: string): Promise<PostingDraft[]> {
  const options = { source: file, places: loadPlaces(), now: Date.UTC(2026, 10, 21) };
  const drafts: PostingDraft[] = [];
  for await (const row of readPostings(createReadStream(data + file))) {
    if (row.kind === "refused") throw new Error(`Row ${row.row} is refused: ${row.reason}`);
    drafts.push(normalize(row.posting, options));
  }
  return drafts;
}

const count = (drafts: PostingDraft[], is: (draft: PostingDraft) => unknown) => drafts.filter(is).length;
const ids = (drafts: PostingDraft[]) => new Set(drafts.map((draft) => draft.sourceId)).size;

describe.runIf(existsSync(data))("real files are read whole", () => {
  it("New York City's, where forty rows repeat others", async () => {
    const drafts = await draftsOf("nyc-jobs.csv.gz");
    expect([drafts.length, ids(drafts)]).toEqual([3_843, 3_803]);
    expect(count(drafts, ({ payMax }) => payMax)).toBe(3_843);
    expect(count(drafts, ({ postedAt, open }) => postedAt && open)).toBe(3_843);
    expect(count(drafts, ({ places }) => places[0]?.city === "New York" && places[0].latitude)).toBe(3_843);
    expect(count(drafts, ({ description }) => description)).toBe(3_843);
    expect(count(drafts, ({ closesAt }) => closesAt)).toBe(1_353);
  });

  it("the listings, where inactive and hidden ones are closed", async () => {
    const drafts = await draftsOf("new-grad-listings.json.gz");
    expect([drafts.length, ids(drafts)]).toEqual([1_288, 1_288]);
    expect(count(drafts, ({ open }) => open)).toBe(138);
    expect(count(drafts, ({ remote }) => remote.kind === "remote")).toBe(385);
    // Every place is found except "Multiple Locations" and one list of metropolitan areas.
    expect(count(drafts, ({ places, remote }) => places.length === 0 && remote.kind === "unknown")).toBe(2);
  });

  it("the technology postings, two of which repeat another", async () => {
    const drafts = await draftsOf("tech-jobs.csv.gz");
    expect([drafts.length, ids(drafts)]).toEqual([658, 656]);
    expect(count(drafts, ({ description }) => description)).toBe(658);
    expect(count(drafts, ({ places, payMax }) => places.length > 0 || payMax)).toBe(0);
  });

  it("the title sets", async () => {
    expect(await draftsOf("title-similarity-en/corpus_documents.tsv")).toHaveLength(2_619);
    expect(await draftsOf("title-similarity-en/queries.tsv")).toHaveLength(105);
  });

  it("M-41 copies of one job are recognized with a pair F1 of 0.98 against Job IDs", async () => {
    const drafts = await draftsOf("nyc-jobs.csv.gz");
    const clusters = clustersOf(drafts);
    const gold = drafts.map((draft) => draft.sourceId.replace(/-.*/, ""));
    const found = pairs(clusters);
    const right = pairs(drafts.map((_, index) => `${clusters[index]} ${gold[index]}`));
    const [precision, recall] = [right / found, right / pairs(gold)];
    expect((2 * precision * recall) / (precision + recall)).toBeGreaterThan(0.98);
  });
});

/** As when writing: each posting joins the clusters of earlier ones that share a key and are the same job. */
function clustersOf(drafts: PostingDraft[]): number[] {
  const cluster = drafts.map((_, index) => index);
  const root = (index: number): number => (cluster[index] === index ? index : root(cluster[index]!));
  const byKey = new Map<string, number[]>();
  for (const [index, draft] of drafts.entries()) {
    for (const key of duplicateKeys(draft)) {
      const others = byKey.get(key) ?? [];
      for (const other of others) if (sameJob(draft, drafts[other]!)) cluster[root(index)] = root(other);
      byKey.set(key, [...others, index]);
    }
  }
  return drafts.map((_, index) => root(index));
}

function pairs(groups: readonly unknown[]): number {
  const sizes = [...Map.groupBy(groups, (group) => group).values()].map((group) => group.length);
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
