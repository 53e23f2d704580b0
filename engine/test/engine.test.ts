import { mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EngineOptions, openEngine } from "../src/engine.ts";
import { type Change, type SearchIndex, SnapshotExpired } from "../src/port.ts";
import { aPosting, aRequest, aWord } from "./a-posting.ts";

let folder: string;
let index: SearchIndex;
let now: number;

const logged: string[] = [];
let threads: EngineOptions["threads"];
const open = () =>
  openEngine({
    folder,
    workers: 2,
    clock: { now: () => now },
    log: (message) => logged.push(message),
    ...(threads === false && { threads }),
  });
const put = (id: number, title: string): Change => ({ kind: "put", posting: aPosting({ id, title }) });
const idsOf = async (word: string, snapshot?: string) => {
  const found = await index.search(aRequest({ clauses: [aWord(word)], ...(snapshot && { snapshot }) }));
  return found.hits.map(({ id }) => id);
};

beforeEach(async () => {
  now = 0;
  logged.length = 0;
  folder = await mkdtemp(join(tmpdir(), "engine-"));
  index = await open();
});

afterEach(async () => {
  await index.close().catch(() => {});
  await rm(folder, { recursive: true });
});

describe.each([
  ["in threads", undefined],
  ["on its caller's thread", false],
] as const)("the engine %s", (_, chosen) => {
  beforeAll(() => {
    threads = chosen;
  });

  test("shows a change to every search once it is applied", async () => {
    await index.apply([put(1, "Nurse"), put(2, "Night nurse")], 3);
    const answers = await Promise.all([1, 2, 3, 4].map(() => idsOf("nurses")));
    expect(answers).toEqual(answers.map(() => [1, 2]));
    await index.apply([put(1, "Welder"), { kind: "remove", id: 2 }], 5);
    expect(await idsOf("nurse")).toEqual([]);
    expect(await idsOf("welder")).toEqual([1]);
    expect(index.sequence()).toBe(5);
  });

  test("counts what several searches match, as the searches themselves do", async () => {
    await index.apply([put(1, "Nurse"), put(2, "Night nurse"), put(3, "Welder")], 3);
    const requests = ["nurse", "welder", "clerk"].map((word) => aRequest({ clauses: [aWord(word)] }));
    expect(await index.totals(requests)).toEqual([2, 1, 0]);
    expect(await index.totals([])).toEqual([]);
  });

  test("ignores the same changes applied again, and its sequence never decreases", async () => {
    for (const sequence of [4, 4, 2]) await index.apply([put(1, "Nurse")], sequence);
    expect(await index.health()).toMatchObject({ ok: true, postings: 1, sequence: 4 });
  });

  test("keeps the order of changes that are applied at the same time", async () => {
    const rounds = Array.from({ length: 30 }, (_, round) => [
      put(1, round === 29 ? "Welder" : "Nurse"),
      put(round + 2, "Clerk"),
    ]);
    await Promise.all(rounds.map((changes, round) => index.apply(changes, round)));
    expect(await idsOf("welder")).toEqual([1]);
    expect(await idsOf("nurse")).toEqual([]);
    expect((await index.health()).postings).toBe(31);
  });

  test("answers a snapshot unchanged until five minutes after it was last handed out", async () => {
    await index.apply([put(1, "Nurse"), put(2, "Nurse")], 1);
    const { snapshot } = await index.search(aRequest());
    for (let id = 3; id < 30; id++) await index.apply([put(id, "Nurse"), { kind: "remove", id: id - 2 }], id);
    now = 299_999;
    expect(await idsOf("nurse", snapshot)).toEqual([1, 2]);
    now = 599_998;
    expect(await idsOf("nurse", snapshot)).toEqual([1, 2]);
    now = 899_998;
    await expect(idsOf("nurse", snapshot)).rejects.toThrow(SnapshotExpired);
    expect(await idsOf("nurse")).toEqual([28, 29]);
  });

  test("refuses a snapshot that it never gave out, and one of an earlier run", async () => {
    const { snapshot } = await index.search(aRequest());
    await index.close();
    index = await open();
    await expect(idsOf("nurse", snapshot)).rejects.toThrow(SnapshotExpired);
    await expect(idsOf("nurse", "no such thing")).rejects.toThrow(SnapshotExpired);
  });

  test("resumes after a restart where it was closed", async () => {
    await index.apply([put(1, "Nurse"), put(2, "Nurse")], 8);
    await index.apply([{ kind: "remove", id: 1 }], 9);
    await index.close();
    index = await open();
    expect(index.sequence()).toBe(9);
    expect(await idsOf("nurse")).toEqual([2]);
    expect(logged).toEqual([]);
  });

  test("starts empty, says so and fills again when the folder is damaged", async () => {
    await index.apply([put(1, "Nurse")], 8);
    await index.close();
    await truncate(join(folder, "1.segment"), 100);
    index = await open();
    expect(index.sequence()).toBe(0);
    expect(logged).toEqual([expect.stringContaining("rebuilt")]);
    await index.apply([put(1, "Nurse")], 8);
    await index.close();
    index = await open();
    expect(await idsOf("nurse")).toEqual([1]);
  });

  test("is empty after clearing, on disk too", async () => {
    await index.apply([put(1, "Nurse")], 8);
    await index.clear();
    expect(await index.health()).toMatchObject({ postings: 0, sequence: 0, segments: 0 });
    await index.close();
    index = await open();
    expect(await index.search(aRequest())).toMatchObject({ total: 0 });
  });

  test("completes skills and organizations and counts concepts, each cluster once", async () => {
    const posting = aPosting({
      id: 1,
      title: "Night Nurse",
      organization: "Nightingale",
      skills: ["Night shift"],
      concepts: ["Nurse"],
    });
    const puts = [posting, { ...posting, id: 2, organization: "Acme" }, { ...posting, id: 3, speaks: false }];
    await index.apply(
      puts.map((posting) => ({ kind: "put", posting })),
      1,
    );
    const kinds = ["title", "skill", "organization"] as const;
    const concepts = ["Nurse", "Doctor"];
    expect(await index.suggest({ text: "nigh", kinds, concepts, size: 9 })).toEqual([
      { kind: "skill", value: "Night shift", count: 2 },
      { kind: "title", value: "Nurse", count: 2 },
      { kind: "organization", value: "Nightingale", count: 1 },
    ]);
    expect(await index.suggest({ text: "Night s", kinds, size: 9 })).toHaveLength(1);
    for (const text of ["nihgt", "noght sh", "nigth shift"])
      expect(await index.suggest({ text, kinds: ["skill"], size: 9 })).toEqual([
        { kind: "skill", value: "Night shift", count: 2 },
      ]);
    expect(await index.suggest({ text: "nxyht", kinds: ["skill"], size: 9 })).toEqual([]);
    await index.apply([{ kind: "remove", id: 1 }], 2);
    expect(await index.suggest({ text: "NURSE", kinds: ["title"], concepts, size: 9 })).toEqual([
      { kind: "title", value: "Nurse", count: 1 },
    ]);
  });
});
