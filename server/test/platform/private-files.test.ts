import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFault } from "../../src/main/start-faults.ts";
import { openPrivateFolder } from "../../src/platform/private-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-private-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a start that fails at this folder says. */
function faultAt(path: string): string | undefined {
  try {
    openPrivateFolder(path);
  } catch (error) {
    return startFault(error, { dataFolder: path });
  }
  return undefined;
}

const says = (path: string, why: string) => `DATA_DIR is ${path}, where ${why}. Set it to another folder.`;

describe("a private folder", () => {
  it("is created with its parents, and may be there already", () => {
    const path = join(folder, "a", "b");
    openPrivateFolder(path);
    openPrivateFolder(path);
    for (const each of [path, join(folder, "a")]) expect(statSync(each).mode & 0o777).toBe(0o700);
  });

  it("is refused at and below a file", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const path of [file, join(file, "below")])
      expect(faultAt(path)).toBe(says(path, "a file is in the way"));
  });

  it("is refused at and below a link that leads nowhere", () => {
    const [link, circle] = [join(folder, "link"), join(folder, "circle")];
    symlinkSync(join(folder, "nowhere"), link);
    symlinkSync(circle, circle);
    for (const path of [link, circle, join(link, "below"), join(circle, "below")])
      expect(faultAt(path)).toBe(says(path, "a link leads nowhere"));
  });

  it("is refused at once where no folder can be created, as in /proc", () => {
    const source = new URL("../../src/platform/private-files.ts", import.meta.url).href;
    const program = `import { openPrivateFolder } from ${JSON.stringify(source)}; openPrivateFolder("/proc/x/y");`;
    const options = { timeout: 20_000, encoding: "utf8" } as const;
    const { signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], options);
    expect(signal).toBeNull();
    expect(stderr).toMatch(/\bmkdir '\/proc/);
  });
});
