import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../src/platform/backup/backup.ts";
import { ArchiveDamaged, restore } from "../../src/platform/backup/restore.ts";
import { sealBytes } from "../../src/platform/backup/seal.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { databaseFileName } from "../../src/platform/database/sqlite.ts";
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

  const secret = "one letter of this will change";

  async function made(): Promise<string> {
    const database = openDatabase({ url: undefined, folder, log: openLog("silent") });
    await migrate(database);
    await database.write((writer) =>
      writer.insertInto("signing_key").values({ id: "1", secret, created_at: 0 }).execute(),
    );
    await database.close();
    const target = join(folder, "candor.backup");
    await backUp(folder, target);
    return target;
  }

  const damages: readonly (readonly [what: string, damaged: (whole: Buffer) => Buffer])[] = [
    ["a letter of a text is another", (whole) => withByte(whole, whole.indexOf(secret))],
    ["a byte of its digest is another", (whole) => withByte(whole, whole.length - 1)],
    ["its last byte is missing", (whole) => whole.subarray(0, -1)],
    ["its last page is missing", (whole) => whole.subarray(0, -5000)],
    ["there is something behind its end", (whole) => Buffer.concat([whole, Buffer.from("x")])],
  ];

  it.each(damages)("is refused if %s, and changes nothing", async (_what, damaged) => {
    const target = await made();
    const into = join(folder, "restored");
    writeFileSync(target, damaged(readFileSync(target)));
    expect(() => restore(target, into, "1")).toThrow(ArchiveDamaged);
    expect(existsSync(join(into, databaseFileName))).toBe(false);
  });

  it("comes back whole, and so does one from before there were digests", async () => {
    const target = await made();
    for (const [into, bytes] of [
      ["sealed", readFileSync(target)],
      ["unsealed", readFileSync(target).subarray(0, -sealBytes)],
    ] as const) {
      writeFileSync(target, bytes);
      restore(target, join(folder, into), "1");
      const records = new DatabaseSync(join(folder, into, databaseFileName));
      expect(records.prepare("SELECT secret FROM signing_key").get()).toEqual({ secret });
      expect(records.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
      records.close();
    }
  });
});

function withByte(whole: Buffer, at: number): Buffer {
  const other = Buffer.from(whole);
  other[at]! ^= 1;
  return other;
}
