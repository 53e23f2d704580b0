import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { TestApp } from "./app.ts";
import { onPostgres } from "./records.ts";

/** Where these words occur, in any case: in every byte of the data folder, or in every row if PostgreSQL holds them. */
export async function tracesIn(server: TestApp, words: readonly string[]): Promise<string[]> {
  const found = files(server.parts.config.dataFolder).flatMap((path) =>
    wordsIn(readFileSync(path).toString("latin1"), words).map((word) => `${word} in ${path}`),
  );
  return onPostgres ? [...found, ...(await inTables(server, words))] : found;
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function inTables({ parts: { database } }: TestApp, words: readonly string[]): Promise<string[]> {
  const tables = await database.read.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      database.read,
    );
    for (const { row } of rows)
      found.push(...wordsIn(row, words).map((word) => `${word} in ${name}: ${row}`));
  }
  return found;
}

function wordsIn(text: string, words: readonly string[]): string[] {
  const folded = text.toLowerCase();
  return words.filter((word) => folded.includes(word));
}
