import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openEngine } from "@candor/engine/engine";
import { erase } from "@candor/server/features/own-data/commands/erase/erase";
import { openParts, type Parts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { day } from "@candor/server/platform/durations";
import { openLog } from "@candor/server/platform/log";
import { forgetExpired } from "@candor/server/retention";
import { readOptions, whole } from "../options.ts";
import type { Report } from "../report.ts";
import { rounded, type Summary, summarize } from "../statistics.ts";
import { addPeople } from "./people.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const times = 20;

interface Measured {
  readonly accounts: number;
  readonly milliseconds: Summary;
  /** Rewriting the records so that no byte is left. */
  readonly purgeSeconds: number;
  readonly night: Night;
}

/** The night in which everybody's mails expire. */
interface Night {
  readonly mails: number;
  readonly seconds: number;
  /** The longest that requests waited for it, in milliseconds. */
  readonly longestPause: number;
}

/** Deletes one person among few and among many: the time should not grow with their number. */
export async function benchmarkDeletion(parameters: string[]): Promise<Report> {
  const { accounts: most } = readOptions(parameters, {
    accounts: whole(1_000_000, { least: 100 * times + 100 }),
  });
  return reportOn([await measure(Math.ceil(most / 100)), await measure(most)]);
}

async function measure(accounts: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "candor-deletion-"));
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://candor.test", TEST_CLOCK: "1" });
  const parts = await openParts({ ...config, role: "web" }, openLog("silent"), openEngine);
  try {
    await addPeople(parts, accounts, now);
    const taken: number[] = [];
    for (let time = 0; time <= times; time += 1) {
      const deletionId = await ask(parts, 1 + Math.floor((time * (accounts - 1)) / times));
      const start = performance.now();
      await erase({ ...parts, publicUrl: () => parts.origin.url() }, deletionId);
      taken.push(performance.now() - start);
    }
    const start = performance.now();
    await parts.database.purge();
    const purgeSeconds = rounded((performance.now() - start) / 1000);
    const night = await measureNight(parts);
    // The first one prepares the statements.
    return { accounts, milliseconds: summarize(taken.slice(1)), purgeSeconds, night };
  } finally {
    await parts.close();
    await rm(folder, { recursive: true });
  }
}

async function measureNight(parts: Parts): Promise<Night> {
  const pauses = monitorEventLoopDelay({ resolution: 2 });
  pauses.enable();
  const start = performance.now();
  const { mails = 0 } = await forgetExpired({ ...parts, clock: { now: () => now + 40 * day } }, "nightly");
  const seconds = rounded((performance.now() - start) / 1000);
  pauses.disable();
  return { mails, seconds, longestPause: rounded(pauses.max / 1e6) };
}

async function ask({ database }: Parts, accountId: number): Promise<number> {
  const { id } = await database.write((writer) =>
    writer
      .insertInto("account_deletion")
      .values({ account_id: accountId, salt: "salt", asked_at: now, due_at: now })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

function reportOn(measured: readonly Measured[]): Report {
  const all = measured.at(-1)!;
  return {
    name: "deletion",
    figures: { mode: "one process, SQLite", measured },
    tables: [
      {
        title:
          "deleting one person, the nightly rewriting of the records, and a night in which all mails expire",
        head: ["accounts", "p50, ms", "p95, ms", "most, ms", "rewriting, s", "the night, s", "pause, ms"],
        rows: measured.map(({ accounts, milliseconds, purgeSeconds, night }) => [
          accounts,
          milliseconds.p50,
          milliseconds.p95,
          milliseconds.max,
          purgeSeconds,
          night.seconds,
          night.longestPause,
        ]),
      },
    ],
    floors: [
      { what: "deleting one person among all, p95, ms", measured: all.milliseconds.p95, most: 1000 },
      { what: "the longest pause of a night among all, ms", measured: all.night.longestPause, most: 500 },
    ],
  };
}
