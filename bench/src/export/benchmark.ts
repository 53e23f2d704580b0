import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEngine } from "@candor/engine/engine";
import { insert } from "@candor/server/features/applications/commands/submit";
import { putAll } from "@candor/server/features/exchange/commands/put";
import { archiveOf } from "@candor/server/features/own-data/commands/export/archive";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts, type Parts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { applicant } from "./applicant.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const times = 20;

/** The archive of somebody with many applications, made as its task makes it. */
export async function benchmarkExport(parameters: string[]): Promise<Report> {
  const { applications: count } = readOptions(parameters, { applications: whole(500) });
  const folder = await mkdtemp(join(tmpdir(), "candor-export-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test", TEST_CLOCK: "1" });
  const parts = await openParts({ ...config, role: "web" }, openLog("silent"), openEngine);
  try {
    const accountId = await prepare(parts, count);
    return reportOn(count, await measure(parts, accountId));
  } finally {
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

/** Applies as people do: with receipts, events, tasks and consents. */
async function prepare(parts: Parts, count: number): Promise<number> {
  const drafts = [...generatePostings({ count: count * 2, seed: 1, now })];
  await putAll(parts, "generated", drafts, { progress: () => {} });
  await parts.settled();
  const accountId = await applicant(parts, now);
  const postings = await parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("status", "=", "open")
    .orderBy("id")
    .limit(count)
    .execute();
  const body = {
    firstName: "Ada",
    lastName: "Byron",
    phone: "+12125552368",
    postalCode: "10001",
    elevatorPitch: "I keep lamps lit, and teach others how. ".repeat(20),
  };
  for (const { id: postingId } of postings)
    await parts.database.write((writer) =>
      insert(
        parts,
        writer,
        { accountId, impersonatorId: null },
        { postingId, body, draft: undefined, campaign: {} },
        now,
      ),
    );
  return accountId;
}

interface Measured {
  readonly milliseconds: Summary;
  /** The archive's size. */
  readonly bytes: number;
  /** Peak memory above what the process held before. */
  readonly megabytes: number;
}

async function measure(parts: Parts, accountId: number): Promise<Measured> {
  await archiveOf(parts, accountId);
  const before = process.memoryUsage().rss;
  let [most, bytes] = [before, 0];
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    bytes = (await archiveOf(parts, accountId)).length;
    taken.push(performance.now() - start);
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { milliseconds: summarize(taken), bytes, megabytes: rounded((most - before) / 2 ** 20) };
}

function reportOn(applications: number, { milliseconds, bytes, megabytes }: Measured): Report {
  const { p50, p95, max } = milliseconds;
  return {
    name: "export",
    figures: { mode: "one process, SQLite", applications, milliseconds, bytes, megabytes },
    tables: [
      {
        title: `the archive of a person with ${applications} applications`,
        head: ["p50, ms", "p95, ms", "most, ms", "archive, kB", "memory, MB"],
        rows: [[p50, p95, max, Math.round(bytes / 1000), megabytes]],
      },
    ],
    floors: [
      { what: "archive, p95, ms", measured: p95, most: 10_000 },
      { what: "memory, MB", measured: megabytes, most: 512 },
    ],
  };
}
