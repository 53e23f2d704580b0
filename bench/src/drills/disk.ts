import { closeSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runProgram } from "../commands.ts";
import { UsageError } from "../options.ts";
import type { Report } from "../report.ts";
import { serverCommand } from "../root.ts";
import { startServer } from "../server-process.ts";
import type { Answer, Caller } from "./disk-caller.ts";
import { Seeker } from "./disk-seeker.ts";
import { type SmallDisk, smallDisk } from "./small-disk.ts";

const mebibyte = 1024 ** 2;
const diskMebibytes = 96;
const rounds = 40;

/** A disk that fills under a running server, with its records, its files and its standard error on it. */
export async function drillDisk(): Promise<Report> {
  const disk = smallDisk(diskMebibytes);
  if (!disk)
    throw new UsageError("The drill needs a small disk of its own, and this user may not mount one.");
  try {
    return await drillOn(disk);
  } finally {
    disk.remove();
  }
}

async function drillOn(disk: SmallDisk): Promise<Report> {
  const environment = { DATA_DIR: join(disk.folder, "data"), DEMO: "0", NODE_ENV: "", LOG_LEVEL: "debug" };
  await runProgram(["server/src/main/generate.ts", "--jobs", "300"], environment);
  const log = openSync(join(disk.folder, "log"), "a");
  const options = { environment, standardError: log };
  const start = () => startServer(serverCommand, options);
  let server = await start();
  try {
    const seeker = await Seeker.arrive(server);
    for (let round = 0; round < 5; round++) await seeker.write(round);
    const low = await almostFull(disk, seeker);
    const full = await whileFull(disk, seeker);
    const parts = partsIn(environment.DATA_DIR);
    disk.empty();
    const recovered = await recovers(seeker);
    const lost = await seeker.lost();
    const linesLost = await figure(seeker.caller, "candor_log_lines_lost");
    await server.stop();
    server = await start();
    const lostAfterRestart = await seeker.at(server).lost();
    return report({ low, full, parts, recovered, lost, lostAfterRestart, linesLost });
  } finally {
    await server.stop();
    closeSync(log);
  }
}

/** Below the floor but not full: uploads are refused with a message, everything else is accepted. */
async function almostFull(disk: SmallDisk, seeker: Seeker) {
  disk.fill(3 * mebibyte);
  await wait(1500);
  const { draft, upload } = await seeker.write(100);
  const ready = await seeker.caller.ask("/readyz");
  return {
    draft: draft.status,
    upload: upload.status,
    readyzSays: ready.text.includes("is almost full") ? 1 : 0,
  };
}

async function whileFull(disk: SmallDisk, seeker: Seeker) {
  const reads: Answer[] = [];
  const writes: Answer[] = [];
  for (let round = 0; round < rounds; round++) {
    disk.fill();
    const { draft, upload } = await seeker.write(200 + round);
    writes.push(draft, upload);
    reads.push(...(await seeker.read()));
  }
  return {
    reads: reads.length,
    readsFailed: reads.filter(({ status }) => status !== 200).length,
    slowestRead: Math.round(Math.max(...reads.map(({ milliseconds }) => milliseconds))),
    writes: counts(writes),
    writesRefused: writes.filter(({ status }) => status === 503 || status === 507).length,
    writesOther: writes.filter(({ status }) => ![200, 201, 503, 507].includes(status)).length,
  };
}

function counts(answers: readonly Answer[]): Record<string, number> {
  const byStatus: Record<string, number> = {};
  for (const { status } of answers) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return byStatus;
}

/** Milliseconds until both kinds of writes are accepted again. */
async function recovers(seeker: Seeker): Promise<number> {
  const start = performance.now();
  for (let tries = 0; tries < 50; tries++) {
    const { draft, upload } = await seeker.write(1000 + tries);
    if (draft.status === 200 && upload.status === 201) return Math.round(performance.now() - start);
    await wait(200);
  }
  return Number.POSITIVE_INFINITY;
}

function partsIn(folder: string): number {
  return readdirSync(join(folder, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".part"),
  ).length;
}

async function figure(caller: Caller, name: string): Promise<number> {
  const { text } = await caller.ask("/metrics");
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

interface Outcome {
  readonly low: Awaited<ReturnType<typeof almostFull>>;
  readonly full: Awaited<ReturnType<typeof whileFull>>;
  readonly parts: number;
  readonly recovered: number;
  readonly lost: number;
  readonly lostAfterRestart: number;
  readonly linesLost: number;
}

function report(outcome: Outcome): Report {
  const { low, full, parts, recovered, lost, lostAfterRestart, linesLost } = outcome;
  return {
    name: "drill-disk",
    figures: outcome,
    tables: [
      {
        title: "Writes while the disk is full, by status",
        head: Object.keys(full.writes),
        rows: [Object.values(full.writes)],
      },
    ],
    floors: [
      { what: "almost full: a draft's status", measured: low.draft, most: 200 },
      { what: "almost full: an upload's status", measured: low.upload, least: 507 },
      { what: "almost full: /readyz says so", measured: low.readyzSays, least: 1 },
      { what: "full: reads that failed", measured: full.readsFailed, most: 0 },
      { what: "full: slowest read, ms", measured: full.slowestRead, most: 5000 },
      { what: "full: writes refused with 503 or 507", measured: full.writesRefused, least: rounds },
      { what: "full: writes answered with anything else", measured: full.writesOther, most: 0 },
      { what: "full: files left half written", measured: parts, most: 0 },
      { what: "log lines lost and counted", measured: linesLost, least: 1 },
      { what: "room again: ms until writes are taken", measured: recovered, most: 5000 },
      { what: "acknowledged and lost", measured: lost, most: 0 },
      { what: "acknowledged and lost after a restart", measured: lostAfterRestart, most: 0 },
    ],
  };
}
