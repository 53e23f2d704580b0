import { execFile } from "node:child_process";
import { mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { databaseFileName } from "../../src/platform/database/sqlite.ts";
import { openLog } from "../../src/platform/log.ts";
import { startOfServer } from "./programs.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-start-faults-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server and resolves when it has given up by itself. */
function startInVain(): Promise<{ code: number; error: string }> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, PORT: "0", DEMO: "0", LOG_LEVEL: "warn" };
  return new Promise((resolve) => {
    execFile(process.execPath, startOfServer, { env, timeout: 60_000 }, (failure, _out, error) => {
      resolve({ code: failure ? Number(failure.code ?? -1) : 0, error });
    });
  });
}

describe("a start", () => {
  it("on a database with damaged pages says so, and what to do", async () => {
    const database = openDatabase({ url: undefined, folder, log: openLog("silent") });
    await migrate(database);
    await database.close();
    const path = join(folder, databaseFileName);
    const file = openSync(path, "r+");
    // The first page holds the list of tables: it stays intact, so that the file can be opened.
    for (let at = 3 * 4096; at < statSync(path).size; at += 4096)
      writeSync(file, Buffer.alloc(64, 0xa5), 0, 64, at);
    expect(await startInVain()).toMatchObject({
      code: 2,
      error: expect.stringMatching(
        /^The records in .+ are damaged \(.+\)\. Restore a backup with npm run restore/,
      ),
    });
  });

  it("on a file that is no database says so", async () => {
    writeFileSync(join(folder, databaseFileName), "nothing of a database ".repeat(500));
    expect(await startInVain()).toMatchObject({ code: 2, error: expect.stringContaining("are damaged") });
  });
});
