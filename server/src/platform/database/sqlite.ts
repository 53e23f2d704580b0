import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { fold } from "@candor/engine/analysis/fold";
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { closeToOthers, openPrivateFolder } from "../private-files.ts";
import type { Tables } from "./tables.ts";

export const databaseFileName = "candor.db";

/** How long a statement waits for another process's write before it yields to the event loop, in milliseconds. */
const busyMilliseconds = 20;

/**
 * Opens one connection to the data folder's database. Sets `synchronous` at every open: without it, a power cut could
 * lose acknowledged writes.
 */
export function openSqlite(folder: string): Kysely<Tables> {
  openPrivateFolder(folder);
  const path = join(folder, databaseFileName);
  const database = new DatabaseSync(path, { timeout: 5000 });
  // SQLite gives its two companion files the same permissions.
  closeToOthers([path, `${path}-wal`, `${path}-shm`]);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -65536;
    PRAGMA mmap_size = 1073741824;
    PRAGMA busy_timeout = ${busyMilliseconds};
  `);
  // The migration `114-folded-texts` is the same for PostgreSQL.
  database.function("folded", { deterministic: true }, (text) =>
    typeof text === "string" ? fold(text).toLowerCase() : null,
  );
  return new Kysely<Tables>({ dialect: new TransactionalSqlite({ database: shim(database) }) });
}

/** Migrates in one transaction. Kysely would commit each statement, and a kill leave tables that nothing can go on from. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const preparedStatements = 500;

/** Adapts `node:sqlite` to Kysely's dialect, and caches prepared statements. */
function shim(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size >= preparedStatements) prepared.clear();
      const statement = asStatement(database.prepare(text === "begin" ? "begin immediate" : text));
      const kept = text === "rollback" ? ifOpen(database, statement) : statement;
      prepared.set(text, kept);
      return kept;
    },
  };
}

/** On a full disk SQLite rolls the whole transaction back itself, so nothing is left to roll back. */
function ifOpen(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...rollback, run: (parameters) => (database.isTransaction ? rollback.run(parameters) : nothing) };
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
