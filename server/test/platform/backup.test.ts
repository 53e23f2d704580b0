import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../src/platform/backup/backup.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { openLog } from "../../src/platform/log.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a backup", () => {
  it("that cannot be completed leaves the earlier one in its place", async () => {
    const database = openDatabase({ url: undefined, folder, log: openLog("silent") });
    await migrate(database);
    const lost = {
      storage_key: "0".repeat(32),
      name: "a.png",
      media_type: "image/png",
      bytes: 1,
      sha256: "",
    };
    await database.write((writer) =>
      writer
        .insertInto("file")
        .values({ ...lost, owner_id: null, created_at: 0 })
        .execute(),
    );
    await database.close();
    const target = join(folder, "candor.backup");
    writeFileSync(target, "the earlier one");
    await expect(backUp(folder, target)).rejects.toThrow("ENOENT");
    expect(readFileSync(target, "utf8")).toBe("the earlier one");
    expect(existsSync(`${target}.part`)).toBe(false);
  });

  it("is readable by its user alone", async () => {
    const database = openDatabase({ url: undefined, folder, log: openLog("silent") });
    await migrate(database);
    await database.close();
    const target = join(folder, "candor.backup");
    await backUp(folder, target);
    expect(statSync(target).mode & 0o777).toBe(0o600);
  });
});
