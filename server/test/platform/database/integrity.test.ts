import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { checkIntegrity, RecordsDamaged } from "../../../src/platform/database/integrity.ts";
import { databaseFileName } from "../../../src/platform/database/sqlite.ts";
import { openLog } from "../../../src/platform/log.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-integrity-"));
  file = join(folder, databaseFileName);
  copyFileSync(inject("template"), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

const mebibyte = 1024 ** 2;

describe.each([
  ["small", 0],
  ["large", 8 * mebibyte],
])("the records in a %s file", (_size, more) => {
  beforeEach(() => {
    const database = new DatabaseSync(file);
    database.exec(`create table more (bytes blob); insert into more values (zeroblob(${more}))`);
    database.close();
    expect(statSync(file).size > 4 * mebibyte).toBe(more > 0);
  });

  it("are found to be whole", async () => {
    const found = await checkIntegrity(folder, openLog("silent"));
    await expect.poll(found).toEqual({ state: "ok" });
  });

  it("are found to be damaged", async () => {
    const rest = Buffer.alloc(200_000, 0xff);
    const opened = openSync(file, "r+");
    writeSync(opened, rest, 0, rest.length, 8192);
    closeSync(opened);
    // It is an error where it is found soon, and is told later where it is not.
    const found = await checkIntegrity(folder, openLog("silent")).catch((error: unknown) => () => ({
      state: error instanceof RecordsDamaged ? "damaged" : String(error),
    }));
    await expect.poll(() => found().state).toBe("damaged");
  });
});
