import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startOf, startServer } from "./programs.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-process-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a program to its end. */
function run(
  program: string,
  parameters: readonly string[],
  settings: Record<string, string> = {},
): Promise<Outcome> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, PORT: "0", DEMO: "0", LOG_LEVEL: "warn", ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...startOf(program), ...parameters],
      { env, timeout: 60_000 },
      (failure, out, error) => {
        resolve({ code: failure ? Number(failure.code ?? -1) : 0, out, error });
      },
    );
  });
}

function search(url: string, query: string): Promise<{ hits: { total: { value: number } } }> {
  return fetch(`${url}/rest/jobs/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  }).then((answer) => answer.json() as Promise<{ hits: { total: { value: number } } }>);
}

function csv(name: string, ...titles: string[]): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    ["id,title,company", ...titles.map((title, index) => `${index},${title},Forge`)].join("\n"),
  );
  return file;
}

describe("the server", () => {
  it("stops the start with a sentence for a setting that is wrong or not built", async () => {
    expect(await run("server", [], { ROLE: "boss" })).toMatchObject({
      code: 2,
      error: "ROLE has to be all, web or worker.\n",
    });
    expect(await run("server", [], { SEARCH_URL: "https://search.example" })).toMatchObject({
      code: 2,
      error: expect.stringContaining("SEARCH_URL is set"),
    });
  });

  it("refuses a data folder that another one has, and says why", async () => {
    const server = await startServer(folder);
    expect(await run("server", [])).toMatchObject({
      code: 2,
      error: expect.stringContaining("Another Candor server is running"),
    });
    await server.kill();
  });

  it("says what is wrong with a place that it cannot listen on", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    expect(await run("server", [], { PORT: String(port), HOST: "127.0.0.1" })).toMatchObject({
      code: 2,
      error: `Candor cannot listen on PORT ${port} of HOST 127.0.0.1: another program listens there.\n`,
    });
    taken.close();
  });

  it("drains on SIGTERM: every request is answered, exit code 0", async () => {
    const server = await startServer(folder);
    const body = JSON.stringify([{ name: "draining" }]);
    const headers = { "content-type": "application/json" };
    const asked = Array.from({ length: 50 }, () =>
      fetch(`${server.url}/rest/actions`, { method: "POST", headers, body }),
    );
    await asked[0];
    server.process.kill("SIGTERM");
    server.process.kill("SIGTERM");
    const outcomes = await Promise.allSettled(asked);
    const statuses = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value.status] : [],
    );
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(await server.ended).toBe(0);
  });

  it("ends at once, with 1, at a second SIGTERM that is no echo of the first", async () => {
    const server = await startServer(folder);
    const { hostname, port } = new URL(server.url);
    const upload = connect(Number(port), hostname);
    upload.on("error", () => undefined);
    // The rest of its body would take longer than this test.
    upload.write(
      "POST /rest/actions HTTP/1.1\r\nHost: c\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n",
    );
    await once(upload, "connect");
    const began = performance.now();
    const again = setInterval(() => server.process.kill("SIGTERM"), 100);
    expect(await server.ended).toBe(1);
    clearInterval(again);
    expect(performance.now() - began).toBeLessThan(4000);
  });
});

describe("the import command", () => {
  it("exits with 0, 1 for a file that is refused, 2 for words that are off", async () => {
    const good = await run("import", [csv("good.csv", "Welder", "Baker")]);
    expect(good).toMatchObject({ code: 0, out: expect.stringContaining("2 rows read, 2 added") });
    writeFileSync(join(folder, "bad.xml"), '<!DOCTYPE x [<!ENTITY a "b">]><source><job/></source>');
    expect(await run("import", [join(folder, "bad.xml")])).toMatchObject({
      code: 1,
      error: expect.stringContaining("nothing was changed"),
    });
    expect((await run("import", [])).code).toBe(2);
    expect((await run("import", ["--nonsense"])).code).toBe(2);
    expect((await run("import", [join(folder, "absent.csv")])).code).toBe(2);
  });

  it("reports each refused row with its reason", async () => {
    const outcome = await run("import", [csv("rows.csv", "Welder", "---", "Baker")]);
    expect(outcome).toMatchObject({
      code: 0,
      out: expect.stringContaining("1 refused"),
      error: expect.stringContaining("Row 2 is refused: "),
    });
  });

  it("accounts for every row: it counts those whose number comes again", async () => {
    const file = join(folder, "again.csv");
    writeFileSync(file, "id,title,company\n1,Welder,Forge\n1,Lead Welder,Forge\n2,Baker,Oven\n");
    const { out } = await run("import", [file]);
    expect(out).toContain("3 rows read, 2 added");
    expect(out).toContain("0 refused, 1 repeated");
  });

  it("closes nothing for a file without postings, unless it is told that none are left", async () => {
    const file = csv("board.csv", "Welder", "Baker");
    await run("import", [file]);
    writeFileSync(file, "title,company\n");
    const { out } = await run("import", [file]);
    expect(out).toContain("0 rows read, 0 added, 0 updated, 0 unchanged, 0 closed");
    expect(out).toContain("Nothing was closed: the file has no postings.");
    const emptied = await run("import", [file, "--empty"]);
    expect(emptied).toMatchObject({ code: 0, out: expect.stringContaining("2 closed") });
    expect(emptied.out).not.toContain("Nothing was closed");
  });

  it("says why an address can't be reached", async () => {
    const outcome = await run("import", ["http://127.0.0.1:1/jobs.csv"]);
    expect(outcome).toMatchObject({
      code: 1,
      error: expect.stringContaining("could not be reached: bad port"),
    });
  });

  it("works beside the server, which finds what came", async () => {
    const server = await startServer(folder);
    await run("import", [csv("live.csv", "Zeppelin Pilot")]);
    await expect.poll(async () => (await search(server.url, "zeppelin")).hits.total.value).toBe(1);
    await server.kill();
  });
});

describe("backup and restore", () => {
  it("bring the records back as they were", async () => {
    await run("import", [csv("first.csv", "Welder")]);
    const archive = join(folder, "candor.backup");
    expect(await run("backup", [archive])).toMatchObject({ code: 0 });
    await run("import", [csv("later.csv", "Baker")]);
    expect(await run("restore", [archive])).toMatchObject({
      code: 0,
      out: expect.stringContaining("before-restore-"),
    });
    // As a kill in the middle of another restore leaves it.
    mkdirSync(join(folder, "restore.part"));
    const server = await startServer(folder);
    expect(existsSync(join(folder, "restore.part"))).toBe(false);
    expect((await search(server.url, "welder")).hits.total.value).toBe(1);
    expect((await search(server.url, "baker")).hits.total.value).toBe(0);
    expect(await run("restore", [archive])).toMatchObject({
      code: 2,
      error: expect.stringContaining("is running"),
    });
    await server.kill();
  });

  it("refuse what is no backup, and change nothing", async () => {
    await run("import", [csv("first.csv", "Welder")]);
    writeFileSync(join(folder, "fake"), "no archive");
    expect(await run("restore", [join(folder, "fake")])).toMatchObject({
      code: 1,
      error: expect.stringContaining("Nothing was changed"),
    });
    expect((await run("doctor", [])).code).toBe(0);
  });
});

describe("a command whose file can't be read or written", () => {
  it.each([
    ["restore", ".", "EISDIR"],
    ["backup", "nowhere/candor.backup", "ENOENT"],
    ["backup", "candor.db", "Name another file."],
    ["backup", "candor.db-wal", "Name another file."],
    ["backup", ".", "is no ordinary file"],
  ])("%s of %s says so in one sentence", async (program, file, reason) => {
    await run("import", [csv("first.csv", "Welder")]);
    const { code, error } = await run(program, [join(folder, file)]);
    expect([code, error.split("\n")[0]]).toEqual([2, expect.stringContaining(reason)]);
  });
});

describe("a command that can't open the records", () => {
  it.each([
    ["doctor", []],
    ["admin", ["tasks"]],
    ["backup", ["candor.backup"]],
  ])("%s says so in one sentence", async (program, parameters) => {
    writeFileSync(join(folder, "candor.db"), "nothing of a database ".repeat(500));
    const { code, error } = await run(program, parameters);
    expect([code, error]).toEqual([2, expect.stringMatching(/^The records in .+ are damaged .+\n$/)]);
  });

  it("names a PostgreSQL that doesn't answer, without its password", async () => {
    const { code, error } = await run("doctor", [], { DATABASE_URL: "postgres://u:hidden@127.0.0.1:1/x" });
    expect([code, error]).toEqual([2, expect.stringMatching(/^DATABASE_URL names a database .+\n$/)]);
    expect(error).not.toContain("hidden");
  });
});

describe("the admin command", () => {
  it("grants, revokes and appoints, and says what it did", async () => {
    await run("import", [csv("first.csv", "Welder")]);
    expect(await run("admin", ["grant", "Ada@Example.com"])).toMatchObject({
      code: 0,
      out: "ada@example.com is now an administrator.\n",
    });
    expect(await run("admin", ["revoke", "ada@example.com"])).toMatchObject({ code: 0 });
    expect(await run("admin", ["revoke", "nobody@example.com"])).toMatchObject({ code: 1 });
    expect(await run("admin", ["pro", "ada@example.com", "forge"])).toMatchObject({ code: 0 });
    expect(await run("admin", ["pro", "ada@example.com", "Nobody"])).toMatchObject({ code: 1 });
    expect((await run("admin", ["grant", "nonsense"])).code).toBe(2);
    expect((await run("admin", ["promote", "ada@example.com"])).code).toBe(2);
    expect(await run("admin", ["tasks"])).toMatchObject({ code: 0, out: "No task was given up.\n" });
    expect(await run("admin", ["retry", "1"])).toMatchObject({ code: 1 });
  });

  it("M-27 holds an organization's applications until they are released", async () => {
    await run("import", [csv("first.csv", "Welder")]);
    expect(await run("admin", ["hold", "nobody", "Charge 1"])).toMatchObject({ code: 1 });
    expect(await run("admin", ["hold", "forge", "Charge 1"])).toMatchObject({
      code: 0,
      out: "Hold 1 keeps it until you release it.\n",
    });
    expect((await run("admin", ["holds"])).out).toMatch(/^1 {2}forge, since .*: Charge 1\n$/);
    expect(await run("admin", ["release", "1"])).toMatchObject({ code: 0 });
    expect(await run("admin", ["release", "1"])).toMatchObject({ code: 1 });
    expect(await run("admin", ["holds"])).toMatchObject({ code: 0, out: "Nothing is held.\n" });
    expect((await run("doctor", [])).out).toMatch(/^note {2}retention: /m);
  });
});
