import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FileLocked, lockFile } from "../../src/platform/file-lock.ts";
import { openFiles } from "../../src/platform/files.ts";

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

  it("are gone when they were removed, which can be repeated", async () => {
    const files = openFiles(folder);
    const { storageKey, sha256 } = await files.put(Buffer.from("resume"));
    await files.remove(storageKey);
    await files.remove(storageKey);
    await expect(files.get(storageKey, sha256)).rejects.toThrow();
    expect(readdirSync(join(folder, storageKey.slice(0, 2)))).toEqual([]);
  });

  it.each(["../../etc/passwd", "", "a/b"])("are not looked for under the name %j", async (name) => {
    await expect(openFiles(folder).get(name, "")).rejects.toThrow("no name of a stored file");
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
