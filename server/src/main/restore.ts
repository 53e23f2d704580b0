import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ArchiveDamaged, restore } from "../platform/backup/restore.ts";
import { ConfigError, readConfig } from "../platform/config.ts";
import { CommandRefused, runCommand, UsageError } from "./command.ts";
import { lockForServer } from "./server-lock.ts";

await runCommand("Usage: npm run restore -- FILE", async () => {
  const [archive, ...rest] = process.argv.slice(2);
  if (!archive || rest.length > 0) throw new UsageError("Name one file.");
  if (!existsSync(archive)) throw new UsageError(`There is no file ${archive}.`);
  const config = readConfig(process.env);
  if (config.databaseUrl)
    throw new ConfigError("DATABASE_URL is set: restore PostgreSQL with pg_restore or psql.");
  const unlock = lockForServer(config.dataFolder);
  try {
    const stamp = new Date()
      .toISOString()
      .replaceAll(/[^0-9]/g, "")
      .slice(0, 14);
    const { kept } = restore(resolve(archive), config.dataFolder, stamp);
    process.stdout.write(
      `Restored into ${config.dataFolder}.${kept ? ` What was there is in ${kept}.` : ""}\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof ArchiveDamaged) throw new CommandRefused(`${error.message} Nothing was changed.`);
    throw error;
  } finally {
    unlock();
  }
});
