import { rateLimits } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { minute } from "../../../src/platform/durations.ts";
import { lease } from "../../../src/platform/lease.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let operator: Person;
let own: string;
let networks = 0;

beforeAll(async () => {
  server = await startApp();
  operator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
  own = addressOf((await processes())[0]!);
});
afterAll(() => server.close());

// Limits are counted by network.
let remoteAddress: string;
beforeEach(() => {
  remoteAddress = `10.0.0.${++networks}`;
});

interface Named {
  readonly hostname: string;
  readonly name: string;
}

function addressOf({ hostname, name }: Named) {
  return `/rest/admin/terminal/${hostname}/${name}`;
}

async function processes(): Promise<Named[]> {
  return (await server.ask("GET", "/rest/admin/terminal", operator)).body.processes;
}

function give(line: string, { to = own, waitSeconds }: { to?: string; waitSeconds?: number } = {}) {
  const payload = { line, ...(waitSeconds !== undefined && { waitSeconds }) };
  return server.ask("POST", `${to}/runs`, { ...operator, remoteAddress, payload });
}

async function look(id: string, at = own) {
  return (await server.ask("GET", `${at}/runs/${id}`, operator)).body;
}

/** A process that renews its lease and does nothing else. */
async function aSilentProcess(name: string) {
  const now = server.parts.clock.now();
  const row = { hostname: "elsewhere", name, key: name, role: "worker" as const, version: "1" };
  await server.parts.database.write((writer) =>
    writer
      .insertInto("server_process")
      .values({ ...row, started_at: now, leased_until: now + lease })
      .execute(),
  );
  return addressOf(row);
}

/** A command that this process was given in another way than by a call. */
async function aRunOfOurs(changed: { given_at?: number; taken_at?: number; line?: string }): Promise<string> {
  const silent = await aSilentProcess(`worker-${++networks + 100}`);
  const { id } = (await give("help", { to: silent, waitSeconds: 0 })).body;
  const [, , , , hostname = "", process_name = ""] = own.split("/");
  await server.parts.database.write(async (writer) => {
    const { key: process_key } = await writer
      .selectFrom("server_process")
      .select("key")
      .where("name", "=", process_name)
      .executeTakeFirstOrThrow();
    await writer
      .updateTable("terminal_run")
      .set({ hostname, process_name, process_key, ...changed })
      .where("id", "=", Number(id))
      .execute();
  });
  return id;
}

function leavesFor(name: string, instant: number) {
  return server.parts.database.write((writer) =>
    writer
      .updateTable("server_process")
      .set({ leased_until: instant })
      .where("hostname", "=", "elsewhere")
      .where("name", "=", name)
      .execute(),
  );
}

function events(id: string) {
  return server.parts.database.read
    .selectFrom("event")
    .select(["name", "actor_id", "payload_json"])
    .where("subject", "=", "terminal-run")
    .where("subject_id", "=", Number(id))
    .orderBy("sequence")
    .execute();
}

describe("R-73 the list of processes", () => {
  it("names this one, with what it does", async () => {
    expect(await processes()).toMatchObject([{ name: `server-${process.pid}`, role: "all" }]);
  });

  it("lists another process until it is silent for a minute", async () => {
    await aSilentProcess("worker-1");
    expect(await processes()).toContainEqual(expect.objectContaining({ name: "worker-1" }));
    await leavesFor("worker-1", server.parts.clock.now());
    expect(await processes()).not.toContainEqual(expect.objectContaining({ name: "worker-1" }));
  });

  it("still lists this one after the clock was set", async () => {
    await server.advance(30 * minute);
    await expect.poll(processes).toMatchObject([{ name: `server-${process.pid}` }]);
  });
});

describe("R-74 a command", () => {
  it("is carried out, and its output is kept", async () => {
    const { status, body } = await give("  help ");
    expect(status).toBe(201);
    expect(body).toMatchObject({ line: "help", state: "done", administrator: "operator@candor.test" });
    expect(body.output).toMatch(/^status +How this process is/m);
    expect(await look(body.id)).toEqual(body);
    const { runs, process: shown } = (await server.ask("GET", own, operator)).body;
    expect(runs[0]).toMatchObject({ id: body.id, line: "help", state: "done" });
    expect(runs[0]).not.toHaveProperty("output");
    expect(shown.name).toBe(`server-${process.pid}`);
  });

  it("is an event under the administrator's name, and so is its end", async () => {
    const { body } = await give("tasks mail-code");
    const { id: account } = await server.parts.database.read
      .selectFrom("account")
      .select("id")
      .where("email", "=", "operator@candor.test")
      .executeTakeFirstOrThrow();
    const logged = await events(body.id);
    expect(logged).toMatchObject([
      { name: "command-given", actor_id: account },
      { name: "command-ended", actor_id: account },
    ]);
    expect(JSON.parse(logged[0]!.payload_json)).toMatchObject({
      process: `server-${process.pid}`,
      line: "tasks mail-code",
    });
    expect(JSON.parse(logged[1]!.payload_json)).toEqual({ outcome: "done" });
  });

  it.each([
    ["ls -la", "validation.noSuchCommand", /^There is no command “ls”\. Use one of these: help, status/],
    ["constructor", "validation.noSuchCommand", /^There is no command “constructor”/],
    ["HELP", "validation.noSuchCommand", /^There is no command “HELP”/],
    ["status; rm -rf /", "validation.noSuchCommand", /^There is no command “status;”/],
    ["status now", "validation.commandArguments", /: status$/],
    ["tasks $(id)", "validation.commandArguments", /: tasks \[name\]$/],
    ["tasks a b", "validation.commandArguments", /: tasks \[name\]$/],
    ["retry", "validation.commandArguments", /: retry </],
    ["retry 1' or 1=1", "validation.commandArguments", /: retry </],
    ["retry ada@example.com", "validation.commandArguments", /: retry </],
    ["log-level silent", "validation.commandArguments", /: log-level trace\|/],
    ["log-level debug 61", "validation.commandArguments", /: log-level trace\|/],
    ["log-level debug 0", "validation.commandArguments", /: log-level trace\|/],
    ["help\nstatus", "validation.value", /./],
    ["help\u001b[2J", "validation.value", /./],
    [" ", "validation.commandRequired", /./],
    ["h".repeat(201), "validation.tooLong", /./],
  ])("is refused as %j", async (line, key, text) => {
    const before = await lastRun();
    const { status, body } = await give(line);
    expect([status, body.errors?.[0].path, body.errors?.[0].key]).toEqual([400, "/line", key]);
    expect(body.errors[0].text).toMatch(text);
    expect(await lastRun()).toEqual(before);
  });

  it("shows a long unknown word in part", async () => {
    const { body } = await give("x".repeat(200));
    expect(body.errors[0].text).toContain(`no command “${"x".repeat(37)}...”`);
  });

  it("is limited in how often it can be given", async () => {
    const { requests } = rateLimits.commanding;
    for (let n = 0; n < requests; n++) await give("nothing");
    expect((await give("nothing")).status).toBe(429);
  });

  it.each(["impersonator", "person"] as const)("isn't there for an %s", async (who) => {
    const { jwt } = who === "person" ? { jwt: undefined } : await actingAsSomebody();
    const headers = jwt
      ? { authorization: `Bearer ${jwt}` }
      : (await person(server, "ada@example.com")).headers;
    const absent = await server.ask("GET", "/rest/admin/nothing", { headers });
    for (const [method, url] of [
      ["GET", "/rest/admin/terminal"],
      ["GET", own],
      ["POST", `${own}/runs`],
      ["GET", `${own}/runs/1`],
    ] as const) {
      const { status, body } = await server.ask(method, url, { headers, payload: { line: "help" } });
      expect({ status, body: { ...body, instance: "" } }).toEqual({
        status: absent.status,
        body: { ...absent.body, instance: "" },
      });
    }
  });
});

async function actingAsSomebody() {
  await person(server, "grace@example.com");
  const { body } = await server.ask("POST", "/rest/admin/impersonation", {
    ...operator,
    payload: { email: "grace@example.com", reason: "They asked for help." },
  });
  return body as { jwt: string };
}

async function lastRun() {
  return server.parts.database.read
    .selectFrom("terminal_run")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirst();
}

describe("R-74 a command to another process", () => {
  it("is refused if no process of that name runs", async () => {
    const gone = await aSilentProcess("worker-2");
    await leavesFor("worker-2", server.parts.clock.now());
    expect(await give("help", { to: gone })).toMatchObject({ status: 410, body: { code: "process-gone" } });
    expect((await server.ask("GET", gone, operator)).body).toMatchObject({ runs: [] });
    expect((await server.ask("GET", gone, operator)).body).not.toHaveProperty("process");
  });

  it("waits, and is missed if the process doesn't take it in half a minute", async () => {
    const silent = await aSilentProcess("worker-3");
    const { body } = await give("help", { to: silent, waitSeconds: 0 });
    expect(body.state).toBe("waiting");
    await server.advance(minute / 2);
    await leavesFor("worker-3", server.parts.clock.now() + lease);
    expect((await look(body.id, silent)).state).toBe("missed");
  });

  it("is missed at once if the process ends before it takes it", async () => {
    const silent = await aSilentProcess("worker-4");
    const { body } = await give("help", { to: silent, waitSeconds: 0 });
    await leavesFor("worker-4", server.parts.clock.now());
    expect((await look(body.id, silent)).state).toBe("missed");
  });

  it("is interrupted if the process dies in the middle, even if another takes its name", async () => {
    const dying = await aSilentProcess("worker-5");
    const { body } = await give("help", { to: dying, waitSeconds: 0 });
    await server.parts.database.write((writer) =>
      writer
        .updateTable("terminal_run")
        .set({ taken_at: server.parts.clock.now() })
        .where("id", "=", Number(body.id))
        .execute(),
    );
    expect((await look(body.id, dying)).state).toBe("running");
    await server.parts.database.write((writer) =>
      writer.updateTable("server_process").set({ key: "risen" }).where("key", "=", "worker-5").execute(),
    );
    expect((await look(body.id, dying)).state).toBe("interrupted");
  });

  it("isn't carried out after half a minute, even if its process comes back", async () => {
    const late = await aRunOfOurs({ given_at: server.parts.clock.now() - minute / 2 });
    expect((await give("help")).body.state).toBe("done");
    expect((await look(late)).state).toBe("missed");
  });

  it("doesn't run for good if the records took no writes when it ended", async () => {
    const unrecorded = await aRunOfOurs({ taken_at: server.parts.clock.now() });
    expect((await look(unrecorded)).state).toBe("running");
    await give("help");
    expect(await look(unrecorded)).toMatchObject({ state: "failed", endedAt: expect.any(String) });
  });

  it("that this version doesn't know fails, and says what there is", async () => {
    const unknown = await aRunOfOurs({ line: "dance" });
    await give("help");
    expect(await look(unknown)).toMatchObject({
      state: "failed",
      output: expect.stringMatching(/^There is no command “dance”\. Use one of these: help, /),
    });
  });

  it("isn't shown at the address of another process", async () => {
    const { body } = await give("help");
    const other = await aSilentProcess("worker-6");
    expect((await server.ask("GET", `${other}/runs/${body.id}`, operator)).status).toBe(404);
  });
});
