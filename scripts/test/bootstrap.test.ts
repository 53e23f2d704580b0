import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fingerprint } from "../bootstrap/fingerprint.mjs";
import { inTurn } from "../bootstrap/in-turn.mjs";
import { satisfies } from "../bootstrap/install.mjs";
import { run } from "../bootstrap/process.mjs";
import { takeOver } from "../bootstrap/take-over.mjs";

describe("installed packages", () => {
  const zod = { version: "4.6.7", integrity: "sha512-a" };
  const locked = { packages: { "": {}, contract: { version: "0.0.0" }, "node_modules/zod": zod } };

  test("are enough when they are the lock's", () => {
    expect(satisfies({ packages: { "node_modules/zod": zod } }, locked)).toBe(true);
  });

  test("are not enough when npm's own list of them is missing: the install was interrupted", () => {
    expect(satisfies(undefined, locked)).toBe(false);
  });

  test.each([
    ["one is missing", {}],
    ["one has another version", { "node_modules/zod": { ...zod, version: "4.6.8" } }],
    ["one has other content", { "node_modules/zod": { ...zod, integrity: "sha512-b" } }],
  ])("are not enough when %s", (_, packages) => {
    expect(satisfies({ packages }, locked)).toBe(false);
  });

  test("may lack what the lock calls optional", () => {
    const other = { "node_modules/@tool/windows": { version: "1.0.0", optional: true } };
    expect(satisfies({ packages: {} }, { packages: other })).toBe(true);
  });

  test("may lack nothing that is in a workspace of its own", () => {
    expect(satisfies({ packages: {} }, { packages: { "server/node_modules/zod": zod } })).toBe(false);
  });
});

describe("a new build", () => {
  let folder: string;
  const built = (name: string) => join(folder, "build", name);
  const content = (name: string) => readFileSync(built(name), "utf8");
  const exists = (name: string) => existsSync(built(name));

  /** Builds files whose content is the build's number. */
  function build(number: number, ...names: string[]): void {
    for (const name of names) {
      mkdirSync(join(folder, "build/next", name, ".."), { recursive: true });
      writeFileSync(join(folder, "build/next", name), `${number}`);
    }
    takeOver(folder);
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "candor-build-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("leaves what servers and pages of the last one may still load, and nothing older", () => {
    build(1, "client/index.js", "client/assets/es/page-1.js", "client/assets/same.js");
    build(2, "client/index.js", "client/assets/es/page-2.js", "client/assets/same.js");
    expect([content("client/index.js"), content("client/assets/es/page-1.js")]).toEqual(["2", "1"]);
    build(3, "client/index.js", "client/assets/es/page-3.js", "client/assets/same.js");
    expect([content("client/index.js"), content("client/assets/same.js")]).toEqual(["3", "3"]);
    expect(["1", "2", "3"].filter((n) => exists(`client/assets/es/page-${n}.js`))).toEqual(["2", "3"]);
  });

  test("leaves one of an earlier version of these scripts, and what isn't built", () => {
    for (const name of ["client/page-0.js", "types/a.d.ts"]) {
      mkdirSync(join(built(name), ".."), { recursive: true });
      writeFileSync(built(name), "0");
    }
    build(1, "client/page-1.js");
    expect(exists("client/page-0.js")).toBe(true);
    build(2, "client/page-2.js");
    const left = ["client/page-0.js", "client/page-1.js", "client/page-2.js", "types/a.d.ts"].filter(exists);
    expect(left).toEqual(["client/page-1.js", "client/page-2.js", "types/a.d.ts"]);
    expect(readdirSync(join(folder, "build")).toSorted()).toEqual(["client", "files.json", "types"]);
  });
});

describe("a fingerprint of sources", () => {
  let folder: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "candor-fingerprint-"));
    write("web/src/a.ts", "a");
    write("web/src/b.ts", "b");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ["a file's content", () => write("web/src/a.ts", "A")],
    ["a file's name", () => write("web/src/c.ts", "")],
    ["where one file ends and the next begins", () => write("web/src/a.ts", "aweb/src/b.tsb")],
  ])("changes with %s", (_, change) => {
    const before = fingerprint(folder, ["web"]);
    change();
    expect(fingerprint(folder, ["web"])).not.toBe(before);
  });

  test("stays the same when what is made from sources changes", () => {
    const before = fingerprint(folder, ["web"]);
    write("web/build/client.js", "built");
    write("web/node_modules/x/x.js", "installed");
    expect(fingerprint(folder, ["web"])).toBe(before);
  });
});

describe("work that changes the checkout", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "candor-turn-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is done by one process at a time", async () => {
    const lock = join(folder, "build", "lock");
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push(`${name} ends`);
    };
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await Promise.all([inTurn(work("one"), lock), inTurn(work("two"), lock)]);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Waiting for it"));
    said.mockRestore();
    expect(done).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  });

  test("is done although a killed process left its lock", async () => {
    const lock = join(folder, "lock");
    writeFileSync(lock, "");
    const before = new Date(Date.now() - 60_000);
    utimesSync(lock, before, before);
    expect(await inTurn(async () => "done", lock)).toBe("done");
  });

  test("can be done again after it failed", async () => {
    const lock = join(folder, "lock");
    await expect(inTurn(() => Promise.reject(new Error("no disk")), lock)).rejects.toThrow("no disk");
    expect(await inTurn(async () => "done", lock)).toBe("done");
  });
});

describe("a program that is run", () => {
  const script = (text: string) => run(process.execPath, ["-e", text], { quiet: true });

  test.each([
    ["its own exit code", "process.exit(3)", 3],
    ["0 when it went well", "", 0],
    ["143 when SIGTERM ended it", "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)", 143],
  ])("gives %s", async (_, text, code) => {
    expect(await script(text)).toBe(code);
  });

  test("is told of SIGTERM, and its answer is passed back", async () => {
    const runner = await runnerOf("process.on('SIGTERM', () => process.exit(7))");
    runner.kill("SIGTERM");
    expect(await once(runner, "exit")).toEqual([7, null]);
  });

  test("is told of a second SIGTERM, but not of an echo of the first", async () => {
    const runner = await runnerOf("process.on('SIGTERM', () => console.log('told'))");
    const told = createInterface({ input: runner.stdout })[Symbol.asyncIterator]();
    runner.kill("SIGTERM");
    expect((await told.next()).value).toBe("told");
    const firstAt = performance.now();
    // Each signal is either an echo or the second one, which only counts after a second.
    const again = setInterval(() => runner.kill("SIGTERM"), 50);
    expect((await told.next()).value).toBe("told");
    expect(performance.now() - firstAt).toBeGreaterThan(900);
    clearInterval(again);
    runner.kill("SIGKILL");
  });

  /** A process that runs a program which has reported that it is up. */
  async function runnerOf(setUp: string) {
    const program = `
      import { run } from ${JSON.stringify(import.meta.resolve("../bootstrap/process.mjs"))};
      const told = ${JSON.stringify(`${setUp}; console.log('up'); setTimeout(() => {}, 10_000)`)};
      process.exitCode = await run(process.execPath, ["-e", told]);`;
    const runner = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(runner.stdout, "data");
    return runner;
  }
});
