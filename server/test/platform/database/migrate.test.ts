import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ConfigError } from "../../../src/platform/config.ts";
import { type Database, openDatabase } from "../../../src/platform/database/database.ts";
import { migrate } from "../../../src/platform/database/migrate.ts";
import { openLog } from "../../../src/platform/log.ts";

let folder: string;
let databases: Database[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-migrate-"));
  databases = [];
});
afterEach(async () => {
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): Database {
  const database = openDatabase({ url: undefined, folder, log: openLog("silent") });
  databases.push(database);
  return database;
}

async function tablesOf({ read }: Database): Promise<string[]> {
  return (await read.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
}

it("a migration that breaks off leaves no table behind, and is done by the next start", async () => {
  const database = open();
  // In the middle of a migration that makes two tables, the second one is there.
  await sql`create table bounced_address (name text)`.execute(database.read);
  await expect(migrate(database)).rejects.toThrow('"bounced_address" already exists');
  expect(await tablesOf(database)).toEqual(["bounced_address"]);
  await sql`drop table bounced_address`.execute(database.read);
  await migrate(database);
  expect(await tablesOf(database)).toContain("bounced_address");
});

it("processes that start together on an empty folder take turns", async () => {
  await Promise.all([open(), open(), open()].map(migrate));
  expect(await tablesOf(open())).toContain("bounced_address");
});

it("records that a newer version has changed are left alone, and it says so", async () => {
  const database = open();
  await migrate(database);
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-later', '2030')`.execute(
    database.read,
  );
  const outcome = migrate(open());
  await expect(outcome).rejects.toBeInstanceOf(ConfigError);
  await expect(outcome).rejects.toThrow(
    "A newer version of Candor has changed the records: 999-of-later. Start that version",
  );
});
