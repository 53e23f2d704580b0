import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { size, writeEdition } from "./listing.ts";
import { type Program, type RunningServer, startImport, startServer } from "./programs.ts";
import { RecordsOnDisk } from "./records-on-disk.ts";

declare module "vitest" {
  interface TaskMeta {
    /** A benchmark's figures for the rounds. */
    figures?: Readonly<Record<string, number>>;
  }
}

const rounds = Number(process.env["KILL_ROUNDS"] ?? 5);
const timeout = 600_000 + rounds * 60_000;
const writers = 8;
/** Writes per round. A day keeps 16 MiB of reports, each at least 1 KiB. */
const mostWrites = Math.min(500, Math.floor(24_000 / rounds));
const patience = { timeout: 60_000, interval: 50 };
const often = { timeout: 60_000, interval: 1 };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-kill-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test(`kill -9 of a writing server, ${rounds} times: nothing acknowledged is lost, nothing is there twice`, {
  timeout,
}, async ({ task }) => {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(folder);
    const enough = acknowledged.size + 1 + Math.floor(Math.random() * mostWrites);
    await writeUntilKilled(server, { sent, acknowledged, enough });
  }
  const server = await startServer(folder);
  const kept = read((records) => records.reports());
  await server.kill();
  const known = new Set(kept);
  const lost = [...acknowledged].filter((name) => !known.has(name));
  task.meta.figures = { rounds, acknowledged: acknowledged.size, lost: lost.length };

  expect(lost).toEqual([]);
  expect(kept.filter((name) => !sent.has(name))).toEqual([]);
  expect(kept.length).toBe(known.size);
});

test(`kill -9 of an import, ${rounds} times: resumed or undone as a whole, and the index shows the records`, {
  timeout,
}, async ({ task }) => {
  const outcomes = { finished: 0, resumed: 0, undone: 0 };
  const longest = await firstImport();
  for (let round = 1, before = 0; round <= rounds; round++) {
    const [old, edition] = [before, round].map((number) =>
      writeEdition(number, join(folder, `${number}.csv`)),
    );
    // The server runs in every second round, and is killed with the import.
    const witness = round % 2 === 0 ? await startServer(folder) : undefined;
    const isAimed = round % 4 < 2;
    const importing = startImport(folder, edition!.file);
    await Promise.race([importing.ended, isAimed ? applying(importing) : wait(Math.random() * longest)]);
    await Promise.all([importing.kill(), witness?.kill()]);
    const finished = (await importing.ended) === 0;

    const server = await startServer(folder);
    await vi.waitFor(() => expect(read((records) => records.unfinishedImports())).toBe(0), patience);
    const postings = read((records) => records.openPostings());
    const applied = isDeepStrictEqual(postings, edition!.postings);
    expect(postings).toEqual((finished || isAimed || applied ? edition : old)!.postings);
    expect(read((records) => records.stagedRows())).toBe(0);
    const listed = read((records) => records.listedPostings());
    await vi.waitFor(async () => expect(await searchAll(server)).toEqual(listed), patience);
    await server.kill();

    outcomes[finished ? "finished" : applied ? "resumed" : "undone"]++;
    if (applied) before = round;
  }
  task.meta.figures = { rounds, ...outcomes };
});

/** Imports edition 0 undisturbed; resolves to the milliseconds that it takes. */
async function firstImport(): Promise<number> {
  const start = performance.now();
  const { file } = writeEdition(0, join(folder, "0.csv"));
  expect(await startImport(folder, file).ended).toBe(0);
  return performance.now() - start;
}

/** Resolves when an import has read its file and applied a random part of it: from then on nothing undoes it. */
async function applying(importing: Program): Promise<void> {
  const enough = Math.floor(Math.random() * size);
  await vi.waitFor(() => expect(read((records) => records.unfinishedImports())).toBe(1), often);
  const isFar = () => (read((records) => records.appliedRows()) ?? -1) >= enough;
  while (importing.process.exitCode === null && !isFar()) await wait(1);
}

/** Several writers each report errors until enough are acknowledged and the server is killed. */
async function writeUntilKilled(
  server: RunningServer,
  { sent, acknowledged, enough }: { sent: Set<string>; acknowledged: Set<string>; enough: number },
): Promise<void> {
  let killed: Promise<void> | undefined;
  const write = async () => {
    while (!killed) {
      const name = `report-${sent.size}`;
      sent.add(name);
      const status = await report(server, name).catch((error: unknown) => {
        if (!killed) throw error;
      });
      if (status === 201) acknowledged.add(name);
      if (acknowledged.size >= enough) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await killed;
}

async function report({ url }: RunningServer, name: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  const { status } = await fetch(`${url}/rest/client-error`, {
    method: "POST",
    headers,
    body: JSON.stringify({ error: name }),
  });
  return status;
}

/** The numbers of all postings that a search for everything lists, in order. */
async function searchAll({ url }: RunningServer): Promise<string[]> {
  const ids: number[] = [];
  for (let snapshot: string | undefined; ; ) {
    const body = { query: "", sort: "date", from: ids.length, size: 100, ...(snapshot && { snapshot }) };
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/rest/jobs/search`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const page = (await answer.json()) as {
      documents: { id: string }[];
      hits: { total: { value: number } };
      snapshot: string;
    };
    ids.push(...page.documents.map(({ id }) => Number(id)));
    snapshot = page.snapshot;
    if (page.documents.length === 0) {
      expect(page.hits.total.value).toBe(ids.length);
      return ids.toSorted((a, b) => a - b).map(String);
    }
  }
}

function read<Result>(ask: (records: RecordsOnDisk) => Result): Result {
  const records = new RecordsOnDisk(folder);
  try {
    return ask(records);
  } finally {
    records.close();
  }
}
