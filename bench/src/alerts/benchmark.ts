import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openEngine } from "@candor/engine/engine";
import { sendDue } from "@candor/server/features/alerts/commands/send";
import { putAll } from "@candor/server/features/exchange/commands/put";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts, type Parts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded } from "../statistics.ts";
import { makeUp } from "./made-up.ts";

/** It is noon for everybody: no mail waits for the morning. */
const noon = Date.parse("2026-11-23T12:00:00Z");

/** Times a morning's run: from alerts that are due to mails in the outbox, on a database of its own. */
export async function benchmarkAlerts(parameters: string[]): Promise<Report> {
  const { alerts, postings } = readOptions(parameters, {
    alerts: whole(1_000_000),
    postings: whole(10_000),
  });
  const folder = await mkdtemp(join(tmpdir(), "candor-alerts-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test", TEST_CLOCK: "1" });
  // No worker: the measurement ends in the outbox.
  const parts = await openParts({ ...config, role: "web" }, openLog("silent"), openEngine);
  try {
    await prepare(parts, alerts, postings);
    return reportOn(alerts, postings, await measure(parts));
  } finally {
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

async function prepare(parts: Parts, alerts: number, count: number): Promise<void> {
  const drafts = [...generatePostings({ count, seed: 1, now: noon })];
  await putAll(parts, "generated", drafts, { progress: () => {} });
  await parts.settled();
  const wishes = drafts.map(({ title, places: [place], skills }) => ({
    title,
    city: place?.city,
    state: place?.state,
    skills,
  }));
  await makeUp(parts, alerts, wishes, noon);
}

interface Measured {
  readonly seconds: number;
  readonly rounds: number;
  readonly mails: number;
  readonly told: number;
  readonly left: number;
  readonly megabytes: number;
  /** The longest that another request waited for its turn, in milliseconds. */
  readonly longestPause: number;
}

async function measure(parts: Parts): Promise<Measured> {
  const sending = {
    ...parts,
    clock: { now: () => noon + 1000 },
    asking: {},
    from: "Candor <no-reply@candor.test>",
    publicUrl: () => "https://candor.test",
  };
  const pauses = monitorEventLoopDelay({ resolution: 10 });
  pauses.enable();
  const start = performance.now();
  let [rounds, largest] = [0, 0];
  while ((await waiting(parts)) > 0) {
    await sendDue(sending, noon, rounds);
    rounds += 1;
    largest = Math.max(largest, ownMemory());
  }
  pauses.disable();
  const seconds = rounded((performance.now() - start) / 1000);
  const [mails, told] = [await count(parts, "mail"), await count(parts, "alerted_posting")];
  return {
    seconds,
    rounds,
    mails,
    told,
    left: await waiting(parts),
    megabytes: Math.round(largest / 2 ** 20),
    longestPause: Math.round(pauses.max / 1e6),
  };
}

/** In bytes, without pages of the database's file: the system maps those as long as nobody needs the memory. */
function ownMemory(): number {
  if (process.platform !== "linux") return process.memoryUsage().rss;
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

async function waiting({ database }: Parts): Promise<number> {
  const { left } = await database.read
    .selectFrom("job_alert")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("due_at", "<=", noon)
    .executeTakeFirstOrThrow();
  return left;
}

async function count({ database }: Parts, table: "mail" | "alerted_posting"): Promise<number> {
  const { rows } = await database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return rows;
}

function reportOn(alerts: number, postings: number, measured: Measured): Report {
  const { seconds, rounds, mails, told, left, megabytes, longestPause } = measured;
  const minutes = { what: "minutes", measured: rounded(seconds / 60) };
  return {
    name: "alerts",
    figures: { mode: "one process, SQLite, no worker", alerts, postings, ...measured },
    tables: [
      {
        title: `${alerts} alerts, ${postings} new postings`,
        head: [
          "seconds",
          "rounds",
          "mails",
          "postings told",
          "alerts left",
          "most memory, MB",
          "longest pause, ms",
        ],
        rows: [[seconds, rounds, mails, told, left, megabytes, longestPause]],
      },
    ],
    floors: [
      { ...minutes, most: 20 },
      { what: "alerts that were not sent", measured: left, most: 0 },
      { what: "most memory, MB", measured: megabytes, most: 2048 },
    ],
    goals: [{ ...minutes, most: 5 }],
  };
}
