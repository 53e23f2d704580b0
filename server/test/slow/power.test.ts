import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeEdition } from "./listing.ts";
import { faultsOf, playUntil } from "./power/images.ts";
import { record } from "./power/recording.ts";
import type { Chance } from "./power/stored.ts";
import { startImport, startServer } from "./programs.ts";
import { RecordsOnDisk } from "./records-on-disk.ts";

const cuts = Number(process.env["POWER_CUTS"] ?? 4);
const seed = Number(process.env["POWER_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
/** The server itself is started in one of this many images. */
const servedEvery = 10;
const patience = { timeout: 60_000, interval: 50 };
const enough = { all: 2000, resumes: 15 };
const shim = fileURLToPath(new URL("power/shim.c", import.meta.url));
/** The shim is built for glibc. Elsewhere nothing is recorded, and nothing concluded. */
const canRecord = process.platform === "linux" && spawnSync("cc", ["--version"]).status === 0;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-power-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!canRecord)(
  `${cuts} power cuts (seed ${seed}): nothing acknowledged is lost, nothing is damaged, and a lying disk is noticed`,
  { timeout: 600_000 + cuts * 30_000 },
  async ({ task }) => {
    const journal = join(folder, "journal");
    const image = join(folder, "image");
    const { acknowledged, postings } = await recordWriting(journal);
    const chance = chancesOf(seed);
    const moments = Array.from(
      { length: cuts },
      () => acknowledged[Math.floor(chance() * acknowledged.length)]!.at,
    ).toSorted((a, b) => a - b);
    const owedAt = (moment: number) => acknowledged.filter(({ at }) => at <= moment);
    const figures = {
      cuts,
      seed,
      acknowledged: acknowledged.length,
      checked: 0,
      lost: 0,
      served: 0,
      lies: 0,
    };
    for (const [index, disk] of indexed(playUntil(journal, moments))) {
      const owed = owedAt(moments[index]!);
      disk.cut(image, chance);
      const faults = faultsOf(image, owed);
      expect(faults, `cut after ${moments[index]} bytes of the journal`).toEqual([]);
      figures.checked += owed.length;
      if (index % servedEvery === 0) {
        await serve(image, postings);
        figures.served += 1;
      }
      rmSync(image, { recursive: true });
    }
    for (const [index, liar] of indexed(playUntil(journal, moments, false))) {
      liar.cut(image, chance);
      if (faultsOf(image, owedAt(moments[index]!)).length > 0) figures.lies += 1;
      rmSync(image, { recursive: true });
    }
    task.meta.figures = figures;
    expect(figures.lies).toBe(cuts);
  },
);

/** Runs a server and an import that write while every write and sync is recorded, until they are killed. */
async function recordWriting(journal: string) {
  const [data, library] = [join(folder, "data"), join(folder, "shim.so")];
  mkdirSync(data);
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, shim, "-ldl"]);
  const settings = { LD_PRELOAD: library, POWER_FOLDER: data, POWER_JOURNAL: journal };
  const server = await startServer(data, settings);
  const { file, postings } = writeEdition(0, join(folder, "0.csv"));
  const importing = startImport(data, file, settings);
  const acknowledged = await record(server, journal, enough);
  await Promise.all([importing.kill(), server.kill()]);
  return { acknowledged, postings };
}

/** The server starts in the image, finishes the interrupted import, and is ready. */
async function serve(image: string, postings: readonly string[]): Promise<void> {
  const server = await startServer(image);
  try {
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), patience);
    const records = new RecordsOnDisk(image);
    try {
      await vi.waitFor(() => expect(records.unfinishedImports()).toBe(0), patience);
      const open = records.openPostings();
      expect(open).toEqual(open.length === 0 ? [] : postings);
    } finally {
      records.close();
    }
  } finally {
    await server.kill();
  }
}

/** The same random numbers for the same seed (mulberry32). */
function chancesOf(start: number): Chance {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function* indexed<Item>(items: Iterable<Item>): Generator<[number, Item]> {
  let index = 0;
  for (const item of items) yield [index++, item];
}
