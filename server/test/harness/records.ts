import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { tasksFor } from "../../src/consequences.ts";
import type { Clock } from "../../src/platform/clock.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { databaseFileName } from "../../src/platform/database/sqlite.ts";
import { type EventLog, openEventLog } from "../../src/platform/events/log.ts";
import { type Logger, openLog } from "../../src/platform/log.ts";

export const onPostgres = process.env["TEST_DATABASE"] === "postgres";

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = Date.parse("2026-11-02T09:00:00Z");

  now(): number {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface TestRecords {
  readonly database: Database;
  readonly clock: TestClock;
  readonly events: EventLog;
  readonly log: Logger;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

/** An empty, migrated database of its own: a file, or a database on the tests' PostgreSQL. */
export async function testRecords(): Promise<TestRecords> {
  const place = await testPlace();
  const log = openLog("silent");
  const database = openDatabase({ url: place.databaseUrl, folder: place.folder, log });
  const clock = new TestClock();
  return {
    database,
    clock,
    events: openEventLog(database.dialect, clock, tasksFor),
    log,
    ...place,
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

/** A folder that nobody else uses, with an empty, migrated database in it or on the tests' PostgreSQL. */
export async function testPlace() {
  const folder = mkdtempSync(join(tmpdir(), "candor-test-"));
  const databaseUrl = onPostgres ? await createDatabase() : undefined;
  if (!onPostgres) copyFileSync(inject("template"), join(folder, databaseFileName));
  return {
    folder,
    databaseUrl,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(): Promise<string> {
  const name = `candor_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  // Block by block, as is usual, it would write each to the log, too, and take three times as long.
  await client.query(`create database ${name} template ${inject("template")} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
