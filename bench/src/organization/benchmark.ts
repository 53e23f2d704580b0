import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEngine } from "@candor/engine/engine";
import { buildApp } from "@candor/server/app";
import {
  countOrganizationJobs,
  countWaiting,
  organizationJobs,
} from "@candor/server/features/applications/queries/organization-jobs";
import { owingOf } from "@candor/server/features/applications/queries/owed";
import { putAll } from "@candor/server/features/exchange/commands/put";
import { moveAll } from "@candor/server/features/hosting/commands/move-all";
import type { ProScope } from "@candor/server/features/organizations/gate";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts, type Parts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded, summarize } from "../statistics.ts";
import { confirmAll } from "./confirm-all.ts";

const name = "Bench Works";

/** One organization with very many postings: its list, its feed, and all of them paused and closed at once. */
export async function benchmarkOrganization(parameters: string[]): Promise<Report> {
  const { postings: count } = readOptions(parameters, { postings: whole(50_000) });
  const folder = await mkdtemp(join(tmpdir(), "candor-organization-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test" });
  const parts = await openParts(config, openLog("silent"), openEngine);
  try {
    const now = Date.now();
    await putAll(parts, "bench", named(count, now), { progress: () => {} });
    const scope = await confirmAll(parts, name, now);
    await parts.settled();
    return reportOn(count, await measure(parts, scope));
  } finally {
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

function* named(count: number, now: number) {
  for (const draft of generatePostings({ count, seed: 1, now })) yield { ...draft, organization: name };
}

async function measure(parts: Parts, scope: ProScope) {
  const { read } = parts.database;
  const list = async (from: number) => {
    const owing = await owingOf(read, scope, parts.clock.now());
    await organizationJobs(read, scope, owing, { from, size: 50 });
    await countOrganizationJobs(read, scope);
    await countWaiting(read, scope, owing);
  };
  const first = await times(20, () => list(0));
  const deep = await times(5, () => list(40_000));
  const feed = await feedOf(parts);
  return {
    first,
    deep,
    feed,
    pause: await moved(parts, scope, "pause"),
    close: await moved(parts, scope, "close"),
  };
}

async function times(rounds: number, act: () => Promise<void>) {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await act();
    taken.push(performance.now() - start);
  }
  return summarize(taken);
}

/** Seconds until every posting has moved, and until the search has caught up and no task is left. */
async function moved(parts: Parts, scope: ProScope, move: "pause" | "close") {
  const start = performance.now();
  const { count } = await moveAll(parts, scope, "bench-works", { move });
  const isLeft = async () =>
    (await parts.database.read
      .selectFrom("posting")
      .select("id")
      .where("life", "=", move === "pause" ? "published" : "paused")
      .limit(1)
      .executeTakeFirst()) !== undefined;
  const settled = parts.settled();
  while (await isLeft()) await new Promise((resolve) => setTimeout(resolve, 100));
  const movedAfter = performance.now() - start;
  await settled;
  return { count, seconds: rounded(movedAfter / 1000), settled: rounded((performance.now() - start) / 1000) };
}

/** The feed over HTTP, and how much memory the process gained at its peak. */
async function feedOf(parts: Parts) {
  const app = await buildApp(parts);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const before = process.memoryUsage().rss;
  let [peak, bytes] = [before, 0];
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(`${address}/feeds/bench-works/indeed.xml`, (answer) => {
      answer.on("data", (piece: Buffer) => {
        bytes += piece.byteLength;
        peak = Math.max(peak, process.memoryUsage.rss());
      });
      answer.on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
  const seconds = (performance.now() - start) / 1000;
  await app.close();
  const megabytes = (size: number) => rounded(size / 1_048_576);
  return { seconds: rounded(seconds), megabytes: megabytes(bytes), memory: megabytes(peak - before) };
}

function reportOn(postings: number, measured: Awaited<ReturnType<typeof measure>>): Report {
  const { first, deep, feed, pause, close } = measured;
  return {
    name: "organization",
    figures: { mode: "one process, SQLite", postings, ...measured },
    tables: [
      {
        title: `An organization with ${postings} postings`,
        head: ["", "figure"],
        rows: [
          ["its list, first page, p50 and p95, ms", `${first.p50}, ${first.p95}`],
          ["its list from the 40,000th on, p50, ms", deep.p50],
          ["its feed for Indeed, s; MB", `${feed.seconds}; ${feed.megabytes}`],
          ["memory that the feed took at its peak, MB", feed.memory],
          ["all paused, s; with all that follows, s", `${pause.seconds}; ${pause.settled}`],
          ["all closed, s; with all that follows, s", `${close.seconds}; ${close.settled}`],
        ],
      },
    ],
    floors: [
      { what: "its list, first page, p95, ms", measured: first.p95, most: 500 },
      { what: "memory that the feed took, MB", measured: feed.memory, most: 200 },
    ],
  };
}
