import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restore } from "../../src/platform/backup/restore.ts";
import { endInterruptedRestore } from "../../src/platform/backup/take-over.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-interrupted-restore-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** What each file of the data folder holds, by name. */
function found(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, "utf8")];
    }),
  );
}

const old = { "candor.db": "old", "candor.db-wal": "old", "files/aa/1": "old" };
const fresh = { "restore.ready-1/candor.db": "new", "restore.ready-1/files/bb/2": "new" };
const restored = { "candor.db": "new", "files/bb/2": "new" };
const kept = {
  "before-restore-1/candor.db": "old",
  "before-restore-1/candor.db-wal": "old",
  "before-restore-1/files/aa/1": "old",
};

describe("a restore that was killed", () => {
  it("while it unpacked has changed nothing, and leaves nothing behind", () => {
    write({ ...old, "restore.part/candor.db": "half", "restore.part/files/bb/2": "half" });
    endInterruptedRestore(folder);
    expect(found()).toEqual(old);
    expect(existsSync(join(folder, "restore.part"))).toBe(false);
  });

  it.each([
    ["before it moved anything", { ...old, ...fresh, "index-0a1b2c3d-1/a": "old" }],
    [
      "before the new records were in place",
      {
        ...fresh,
        "before-restore-1/candor.db": "old",
        "before-restore-1/candor.db-wal": "old",
        "files/aa/1": "old",
      },
    ],
    [
      "before the new files were",
      {
        "restore.ready-1/files/bb/2": "new",
        "candor.db": "new",
        "before-restore-1/candor.db": "old",
        "before-restore-1/candor.db-wal": "old",
        "files/aa/1": "old",
      },
    ],
    ["before it removed its folder", { ...restored, ...kept, "restore.ready-1/rest": "" }],
  ])("%s comes to its end", (_, files) => {
    write(files);
    endInterruptedRestore(folder);
    expect(found()).toEqual({ ...restored, ...kept });
  });

  it("keeps the old records if a command has made new ones meanwhile", () => {
    write({ ...fresh, ...kept, "candor.db": "made by a command" });
    endInterruptedRestore(folder);
    expect(found()).toEqual({
      ...restored,
      ...kept,
      "before-restore-1-later/candor.db": "made by a command",
    });
  });
});

it("a restore that can't copy its backup, as on a full disk, leaves nothing behind", () => {
  write(old);
  expect(() => restore(join(folder, "none.backup"), folder, "1")).toThrow("ENOENT");
  expect(found()).toEqual(old);
  expect(existsSync(join(folder, "restore.part"))).toBe(false);
});
