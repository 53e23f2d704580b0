import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { startFault } from "../../src/main/start-faults.ts";
import { RecordsDamaged } from "../../src/platform/database/integrity.ts";

const place = { dataFolder: tmpdir() };
const fault = (properties: object) => Object.assign(new Error("as the system says it"), properties);

describe("what stops a start", () => {
  it.each([{ code: "ENOSPC" }, { code: "EDQUOT" }, { errcode: 13 }])(
    "is reported as a full disk: %j",
    (properties) => {
      expect(startFault(fault(properties), place)).toMatch(/^The disk of DATA_DIR is full: \d+ MB are free/);
    },
  );

  it.each([{ errcode: 11 }, { errcode: 11 | (2 << 8) }, { errcode: 26 }])(
    "is reported as damage: %j",
    (properties) => {
      expect(startFault(fault(properties), place)).toContain(
        "are damaged (as the system says it). Restore a backup",
      );
    },
  );

  it("is reported as damage if the check found it", () => {
    expect(startFault(new RecordsDamaged("page 3"), place)).toContain("are damaged (page 3)");
  });

  it.each([
    [{ code: "EEXIST" }, "a file is in the way"],
    [{ code: "EACCES" }, "this user may not create files"],
    [{ errcode: 14 }, "this user may not create files"],
    [{ errcode: 8 | (4 << 8) }, "this user may not write the records"],
    [{ code: "EROFS" }, "the disk is read-only"],
    [{ code: "ENOENT", syscall: "mkdir", path: "/proc/x" }, "no folder can be created"],
    [{ code: "ELOOP", syscall: "mkdir" }, "a link leads nowhere"],
  ])("is reported as a wrong DATA_DIR: %j", (properties, why) => {
    expect(startFault(fault(properties), { dataFolder: "/srv/candor" })).toBe(
      `DATA_DIR is /srv/candor, where ${why}. Set it to another folder.`,
    );
  });

  it("is left unchanged if it is none of these", () => {
    expect(startFault(fault({ errcode: 1 }), place)).toBeUndefined();
    expect(startFault(fault({ code: "ENOENT", syscall: "open" }), place)).toBeUndefined();
    expect(startFault(fault({ errcode: 10 }), place)).toBeUndefined();
    expect(startFault(new Error("a defect"), place)).toBeUndefined();
  });
});

describe("what stops a command", () => {
  const full = "The disk is full. Make room, and run the command again.";
  const refused = "DATA_DIR is /srv/candor, where this user may not create files. Set it to another folder.";

  it.each([
    [{ code: "ENOSPC" }, full],
    [{ code: "EDQUOT" }, full],
    [{ errcode: 13 }, full],
    [{ errcode: 14 }, refused],
  ])("is reported in one sentence: %j", (properties, sentence) => {
    const source = new URL("../../src/main/command.ts", import.meta.url).href;
    const program = `import { runCommand } from ${JSON.stringify(source)};
        await runCommand("", () => Promise.reject(Object.assign(new Error(), ${JSON.stringify(properties)})));`;
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: "/srv/candor" },
    });
    expect([status, stderr]).toEqual([2, `${sentence}\n`]);
  });
});
