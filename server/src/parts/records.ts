import { type Config, ConfigError } from "../platform/config.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { checkIntegrity, type Integrity, needsCheck } from "../platform/database/integrity.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Logger } from "../platform/log.ts";

export interface Records {
  readonly database: Database;
  /** Absent on PostgreSQL, which checks its own files, and if no check was needed. */
  readonly integrity: (() => Integrity) | undefined;
}

/** Opens the database, checks its file if needed, and brings its tables up to date. */
export async function openRecords(config: Config, log: Logger): Promise<Records> {
  const isDoubted = config.databaseUrl === undefined && needsCheck(config.dataFolder);
  const database = openDatabase({ url: config.databaseUrl, folder: config.dataFolder, log });
  await reach(database, config);
  const integrity = isDoubted ? await checkIntegrity(config.dataFolder, log) : undefined;
  await migrate(database);
  return { database, integrity };
}

/** A database that doesn't answer is a wrong setting. Says so before anything else is opened. */
export async function reach(database: Database, { databaseUrl }: Config): Promise<void> {
  if (databaseUrl === undefined) return;
  try {
    await database.dialect.probe(database.read);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    await database.close();
    throw new ConfigError(`DATABASE_URL names a database that does not let us in: ${message || code}.`);
  }
}
