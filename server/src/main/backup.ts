import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { backUp } from "../platform/backup/backup.ts";
import { ConfigError, readConfig } from "../platform/config.ts";
import { databaseFileName } from "../platform/database/sqlite.ts";
import { runCommand, UsageError } from "./command.ts";

await runCommand("Usage: npm run backup -- FILE", async () => {
  const [target, ...rest] = process.argv.slice(2);
  if (!target || rest.length > 0) throw new UsageError("Name one file.");
  const config = readConfig(process.env);
  if (config.databaseUrl)
    throw new ConfigError(
      `DATABASE_URL is set: back PostgreSQL up with pg_dump, and ${config.dataFolder} with it.`,
    );
  if (config.filesUrl)
    throw new ConfigError(
      `FILES_URL is set: back up its bucket by its own means, and ${config.dataFolder} with sqlite3 ".backup".`,
    );
  const records = join(config.dataFolder, databaseFileName);
  if (!existsSync(records)) throw new ConfigError(`There is no data in ${config.dataFolder}.`);
  if (["", "-wal", "-shm"].some((end) => resolve(target) === `${records}${end}`))
    throw new UsageError(`${target} holds the records themselves. Name another file.`);
  // The backup takes the place of what has its name, even of a device.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new UsageError(`${target} is no ordinary file. Name another one.`);
  const { files } = await backUp(config.dataFolder, resolve(target));
  process.stdout.write(`The records and ${files} files of ${config.dataFolder} are in ${target}.\n`);
  return 0;
});
