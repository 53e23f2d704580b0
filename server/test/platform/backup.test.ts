import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "../../src/platform/backup/backup.ts";
import { ArchiveDamaged, restore } from "../../src/platform/backup/restore.ts";
import { sealBytes, sealedTable } from "../../src/platform/backup/seal.ts";
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

  it("is readable only by its user", async () => {
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
    ["its last page is missing", (whole) => whole.subarray(0, -(sealBytes + 4096))],
    ["its digest is missing", (whole) => whole.subarray(0, -sealBytes)],
    ["there is something behind its end", (whole) => Buffer.concat([whole, Buffer.from("x")])],
  ];

  it.each(damages)("is refused if %s, and changes nothing", async (_what, damaged) => {
    const target = await made();
    const into = join(folder, "restored");
    writeFileSync(target, damaged(readFileSync(target)));
    expect(() => restore(target, into, "1")).toThrow(ArchiveDamaged);
    expect(existsSync(join(into, databaseFileName))).toBe(false);
  });

  it("is restored whole", async () => {
    expectToComeBack(await made());
  });

  it("can be restored if an earlier version made it, without digests", async () => {
    const target = await made();
    truncateSync(target, statSync(target).size - sealBytes);
    const earlier = new DatabaseSync(target);
    earlier.exec(`DROP TABLE ${sealedTable}`);
    earlier.close();
    expectToComeBack(target);
  });

  function expectToComeBack(target: string): void {
    restore(target, join(folder, "restored"), "1");
    const records = new DatabaseSync(join(folder, "restored", databaseFileName));
    expect(records.prepare("SELECT secret FROM signing_key").get()).toEqual({ secret });
    expect(records.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect(tablesOf(records).filter((name) => name.startsWith("backup"))).toEqual([]);
    records.close();
  }
});

function tablesOf(database: DatabaseSync): string[] {
  return database
    .prepare("SELECT name FROM sqlite_master")
    .all()
    .map(({ name }) => String(name));
}

function withByte(whole: Buffer, at: number): Buffer {
  const other = Buffer.from(whole);
  other[at]! ^= 1;
  return other;
}
