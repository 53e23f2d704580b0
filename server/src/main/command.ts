import { tasksFor } from "../consequences.ts";
import { FileFault } from "../features/exchange/rules/file-fault.ts";
import { reach } from "../parts/records.ts";
import { systemClock } from "../platform/clock.ts";
import { type Config, ConfigError, readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { ChangeParts } from "../platform/events/change-parts.ts";
import { openEventLog } from "../platform/events/log.ts";
import { type Logger, openLog } from "../platform/log.ts";
import { makeFilesPrivate } from "../platform/private-files.ts";
import { fullDiskFault, startFault } from "./start-faults.ts";

/** Wrong arguments: exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What was asked for can't be done, for the reason that the message says: exit code 1. */
export class CommandRefused extends Error {
  override name = "CommandRefused";
}

/** Runs a shell command and exits with its code. An error that is the operator's to know is printed as a sentence. */
export async function runCommand(usage: string, work: () => Promise<number>): Promise<never> {
  makeFilesPrivate();
  try {
    process.exit(await work());
  } catch (error) {
    if (isUsage(error)) {
      process.stderr.write(`${error.message}\n\n${usage}\n`);
      process.exit(2);
    }
    if (error instanceof ConfigError || error instanceof FileFault || error instanceof CommandRefused) {
      process.stderr.write(`${error.message}\n`);
      process.exit(error instanceof ConfigError ? 2 : 1);
    }
    if (isAboutPath(error)) {
      process.stderr.write(`${error.message}.\n`);
      process.exit(2);
    }
    const fault = fullDiskFault(error) ?? startFault(error, readConfig(process.env));
    if (fault !== undefined) {
      process.stderr.write(`${fault}\n`);
      process.exit(2);
    }
    throw error;
  }
}

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

/** The system refuses a path that was named, and says which: "EACCES: permission denied, open '/root/a.csv'". */
function isAboutPath(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && "path" in error;
}

/** The records, for a command that may run while the server does. */
export interface Records extends ChangeParts {
  readonly config: Config;
  readonly log: Logger;
}

export async function openRecords(): Promise<Records> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const database = openDatabase({ url: config.databaseUrl, folder: config.dataFolder, log });
  await reach(database, config);
  await migrate(database);
  const clock = systemClock;
  return { config, log, database, clock, events: openEventLog(database.dialect, clock, tasksFor) };
}
