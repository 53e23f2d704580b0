import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseFileName, openSqlite } from "../../src/platform/database/sqlite.ts";
import { durableLines } from "../../src/platform/durable-lines.ts";
import { FileLocked, lockFile } from "../../src/platform/file-lock.ts";
import { openFiles } from "../../src/platform/files.ts";
import { closeStoredFiles } from "../../src/platform/private-files.ts";
import { StorageUnavailable } from "../../src/platform/storage/unavailable.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("files", () => {
  it("come back as they were put, under a random name", async () => {
    const files = openFiles(folder);
    const [first, second] = await Promise.all([
      files.put(Buffer.from("resume")),
      files.put(Buffer.from("resume")),
    ]);
    expect(first.storageKey).not.toBe(second.storageKey);
    expect((await files.get(first.storageKey, first.sha256)).toString()).toBe("resume");
  });

  it("that were damaged are not given out", async () => {
    const files = openFiles(folder);
    const { storageKey, sha256 } = await files.put(Buffer.from("resume"));
    writeFileSync(join(folder, storageKey.slice(0, 2), storageKey), "other");
    await expect(files.get(storageKey, sha256)).rejects.toThrow("is damaged");
  });

  it("are gone once removed, and removing them again is harmless", async () => {
    const files = openFiles(folder);
    const { storageKey, sha256 } = await files.put(Buffer.from("resume"));
    await files.remove(storageKey);
    await files.remove(storageKey);
    await expect(files.get(storageKey, sha256)).rejects.toThrow();
    expect(readdirSync(join(folder, storageKey.slice(0, 2)))).toEqual([]);
  });

  it("leave nothing of one that was being written when the process was killed", async () => {
    const files = openFiles(folder);
    const { storageKey } = await files.put(Buffer.from("resume"));
    writeFileSync(join(folder, storageKey.slice(0, 2), `${storageKey}.part`), "res");
    await files.remove(storageKey);
    expect(readdirSync(join(folder, storageKey.slice(0, 2)))).toEqual([]);
  });

  it("are unavailable in a folder that takes none", async () => {
    writeFileSync(join(folder, "file"), "");
    const putting = openFiles(join(folder, "file", "files")).put(Buffer.from("resume"));
    await expect(putting).rejects.toThrow(StorageUnavailable);
  });

  it.each(["../../etc/passwd", "", "a/b"])("are not looked for under the name %j", async (name) => {
    await expect(openFiles(folder).get(name, "")).rejects.toThrow("no name of a stored file");
  });
});

describe("files on a full disk", () => {
  it("leave no part behind", async () => {
    const files = openFiles(folder);
    const { storageKey } = await files.put(Buffer.from("resume"));
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const handle = await open(join(folder, storageKey.slice(0, 2), storageKey));
    const sync = vi.spyOn(Object.getPrototypeOf(handle), "sync").mockRejectedValue(full);
    await handle.close();
    await expect(files.put(Buffer.from("another"))).rejects.toMatchObject({ code: "ENOSPC" });
    sync.mockRestore();
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(left.map((entry) => entry.name)).toEqual([storageKey]);
  });
});

describe("a file of lines", () => {
  it("starts a new line after one that a full disk cut short", async () => {
    const path = join(folder, "lines");
    const lines = durableLines(path);
    await lines.add("first");
    appendFileSync(path, "seco");
    await lines.add("second");
    expect(await lines.all()).toEqual(["first", "seco", "second"]);
  });
});

describe("the rights of files", () => {
  const rights = (path: string) => statSync(path).mode & 0o777;

  it("are only the user's, also for files that an earlier version left open", async () => {
    const { storageKey } = await openFiles(folder).put(Buffer.from("resume"));
    const [within, path] = [
      join(folder, storageKey.slice(0, 2)),
      join(folder, storageKey.slice(0, 2), storageKey),
    ];
    expect([rights(within), rights(path)]).toEqual([0o700, 0o600]);
    chmodSync(within, 0o755);
    chmodSync(path, 0o644);
    await closeStoredFiles(folder);
    expect([rights(folder), rights(within), rights(path)]).toEqual([0o700, 0o700, 0o600]);
  });

  it("of the database and its folder are taken back when it is opened", async () => {
    const data = join(folder, "data");
    const first = openSqlite(data);
    await sql`create table one (a)`.execute(first);
    const names = [databaseFileName, `${databaseFileName}-wal`, `${databaseFileName}-shm`];
    chmodSync(data, 0o755);
    for (const name of names) chmodSync(join(data, name), 0o644);
    const second = openSqlite(data);
    expect(rights(data)).toBe(0o700);
    expect(names.map((name) => rights(join(data, name)))).toEqual([0o600, 0o600, 0o600]);
    await first.destroy();
    await second.destroy();
  });
});

describe("the lock of a file", () => {
  it("is held once, and again after it was given up", () => {
    const release = lockFile(folder, "server.lock");
    expect(() => lockFile(folder, "server.lock")).toThrow(FileLocked);
    release();
    lockFile(folder, "server.lock")();
  });
});
