import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { databaseFileName } from "../../src/platform/database/sqlite.ts";
import { openLog } from "../../src/platform/log.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that nobody has opened, for tests to copy: a file, or a name on the tests' PostgreSQL. */
    template: string;
  }
}

/**
 * Migrates one database, so that each test file copies the result.
 * @public called by the test runner
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const { template, remove } = await (postgresUrl ? onPostgres(postgresUrl) : inFile());
  project.provide("template", template);
  return remove;
}

async function inFile() {
  const folder = mkdtempSync(join(tmpdir(), "candor-template-"));
  await migrated(folder, undefined);
  return {
    template: join(folder, databaseFileName),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

async function onPostgres(server: string) {
  const template = `candor_template_${randomBytes(6).toString("hex")}`;
  await ask(server, `create database ${template}`);
  const url = new URL(server);
  url.pathname = `/${template}`;
  await migrated("", url.href);
  return { template, remove: () => ask(server, `drop database ${template}`) };
}

async function migrated(folder: string, url: string | undefined): Promise<void> {
  const database = openDatabase({ url, folder, log: openLog("silent") });
  await migrate(database);
  await database.close();
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
