import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Store } from "../../src/writer/store.ts";
import { aPosting, aRequest, aWord } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "engine-"));
});

afterEach(() => rm(folder, { recursive: true }));

describe("the folder of an index", () => {
  test("restores what was saved: postings, removals and the sequence", async () => {
    const index = await filled();
    await index.save(new Store(folder));
    const reopened = await LocalIndex.open(new Store(folder));
    expect(reopened.manifest.sequence).toBe(7);
    expect(reopened.search(aRequest({ facets: true }))).toEqual(index.search(aRequest({ facets: true })));
  });

  test("is saved as published, without the unfinished batch", async () => {
    const index = await filled();
    const puts = Array.from({ length: 12 }, (_, id) => aPosting({ id, title: "Clerk" }));
    index.change(puts.map((posting) => ({ kind: "put", posting })));
    await index.save(new Store(folder));
    const reopened = await LocalIndex.open(new Store(folder));
    expect(reopened.search(aRequest({ facets: true }))).toEqual(index.search(aRequest({ facets: true })));
  });

  test("contains only the files in the manifest", async () => {
    const store = new Store(folder);
    const index = await filled();
    await index.save(store);
    index.apply(
      [
        { kind: "remove", id: 1 },
        { kind: "remove", id: 3 },
      ],
      8,
    );
    await index.save(store);
    expect(await readdir(folder)).toEqual(["manifest.json"]);
  });

  test("treats a state as unsaved until its manifest is in place", async () => {
    const store = new Store(folder);
    const index = await filled();
    await index.save(store);
    index.apply([{ kind: "put", posting: aPosting({ id: 9 }) }], 9);
    await writeFile(join(folder, "manifest.json.new"), "{");
    await writeFile(join(folder, "99.segment"), "left by a crash");
    expect((await LocalIndex.open(new Store(folder))).manifest.sequence).toBe(7);
  });

  test("is ignored under another version", async () => {
    await (await filled()).save(new Store(folder, "of yesterday"));
    await expect(LocalIndex.open(new Store(folder, "of today"))).rejects.toThrow("version of yesterday");
  });

  test("is empty if nothing was ever written", async () => {
    expect(await new Store(join(folder, "new")).load()).toBeUndefined();
  });

  test.each<[string, (segment: string, manifest: string) => Promise<void>]>([
    ["a segment is cut off", (segment) => truncate(segment, 500)],
    ["a segment is missing", (segment) => rm(segment)],
    ["a byte of a segment has changed", (segment) => flip(segment)],
    ["the manifest is cut off", (_, manifest) => truncate(manifest, 50)],
    ["the manifest has changed", (_, manifest) => edit(manifest, '"sequence":7', '"sequence":8')],
  ])("is refused when %s", async (_, damage) => {
    await (await filled()).save(new Store(folder));
    const segment = (await readdir(folder)).find((name) => name.endsWith(".segment"))!;
    await damage(join(folder, segment), join(folder, "manifest.json"));
    await expect(new Store(folder).load()).rejects.toThrow();
  });
});

async function filled(): Promise<LocalIndex> {
  const index = new LocalIndex();
  const put = (id: number, title: string) => ({ kind: "put", posting: aPosting({ id, title }) }) as const;
  index.apply([put(1, "Night nurse"), put(2, "Nurse"), put(3, "Welder")], 6);
  index.apply([{ kind: "remove", id: 2 }], 7);
  expect(index.search(aRequest({ clauses: [aWord("nurses")] })).total).toBe(1);
  return index;
}

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(path, bytes);
}

async function edit(path: string, from: string, to: string): Promise<void> {
  await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
}
