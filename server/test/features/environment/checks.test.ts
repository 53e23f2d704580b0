import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

interface Check {
  readonly name: string;
  readonly ok: boolean;
}

const checks = async () => (await server.ask("GET", "/dev/checks")).body.checks as Check[];

describe("R-40 the checks of an installation", () => {
  it("pass where everything works, say what they found, and leave nothing behind", async () => {
    const { body } = await server.ask("GET", "/dev/checks");
    const found = body.checks.map(({ name, ok, found: text }: Check & { found: string }) => [name, ok, text]);
    expect(found).toEqual([
      ["database", true, expect.stringMatching(/^(SQLite|PostgreSQL) answers\.$/)],
      ["search", true, "A search for “nurse” finds 0 postings."],
      ["files", true, "A file was written, read back and removed."],
      ["mail", true, expect.stringContaining("/dev/mailbox")],
      ["tasks", true, "No task was given up."],
    ]);
    const folder = join(server.parts.config.dataFolder, "files");
    const kept = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);
  });

  it("name the part that fails, and no other", async () => {
    const folder = join(server.parts.config.dataFolder, "files");
    await rm(folder, { recursive: true });
    await writeFile(folder, "");
    const failing = (await checks()).filter(({ ok }) => !ok).map(({ name }) => name);
    await rm(folder);
    await mkdir(folder);
    expect(failing).toEqual(["files"]);
  });
});
