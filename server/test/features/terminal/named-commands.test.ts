import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { nothing } from "../../../src/features/exchange/rules/applied.ts";
import { commands, readCommand } from "../../../src/features/terminal/commands/named/all.ts";
import { minute } from "../../../src/platform/durations.ts";
import { jsonText } from "../../../src/platform/json-text.ts";
import { openLog } from "../../../src/platform/log.ts";
import { LogLevel } from "../../../src/platform/log-level.ts";
import { enqueue } from "../../../src/platform/tasks/queue.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let operator: Person;
let terminal: string;
let networks = 0;

beforeAll(async () => {
  server = await startApp();
  operator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
  const { body } = await server.ask("GET", "/rest/admin/terminal", operator);
  terminal = `/rest/admin/terminal/${body.processes[0].hostname}/${body.processes[0].name}/runs`;
});
afterAll(() => server.close());

let remoteAddress: string;
beforeEach(() => {
  remoteAddress = `10.0.1.${++networks}`;
});
afterEach(async () => {
  vi.useRealTimers();
  await server.parts.database.write((writer) => writer.deleteFrom("task").execute());
});

async function outputOf(line: string): Promise<string> {
  const { body } = await server.ask("POST", terminal, { ...operator, remoteAddress, payload: { line } });
  expect(body.state).toBe("done");
  return body.output;
}

/** A task that was given up with this fault; no version knows its kind, so nobody does it. */
async function aDeadTask(name: string, fault: string, key = `${name}:${fault}`): Promise<number> {
  const { database, clock } = server.parts;
  await database.write(async (writer) => {
    // Far ahead: no worker takes it before it is changed.
    await enqueue(writer, { name, key, payload: {}, runAt: clock.now() + 60 * minute }, clock.now());
    await writer
      .updateTable("task")
      .set({ state: "dead", attempts: 10, finished_at: clock.now(), last_error: fault })
      .where("key", "=", key)
      .execute();
  });
  const { id } = await database.read
    .selectFrom("task")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return id;
}

function deadTasks() {
  return server.parts.database.read
    .selectFrom("task")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("state", "=", "dead")
    .executeTakeFirst();
}

it("R-74 help lists every other command", async () => {
  const output = await outputOf("help");
  for (const { name, usage, summary } of commands)
    if (name !== "help") expect(output).toMatch(new RegExp(`^${escaped(usage)} +${escaped(summary)}$`, "m"));
});

function escaped(text: string) {
  return text.replaceAll(/[[\]|.\\]/g, "\\$&");
}

it("R-74 every usage is read as it is written", () => {
  for (const { name } of commands) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(readCommand("  log-level \t debug   5 ").line).toBe("log-level debug 5");
});

it("R-74 status says how the process is, with each part of /readyz", async () => {
  const output = await outputOf("status");
  expect(output).toMatch(/^Name +server-\d+ on \S+, role all$/m);
  expect(output).toMatch(/^Memory +[\d.]+ MiB$/m);
  expect(output).toMatch(/^Event loop +late by \d+ ms at most, p99 \d+ ms, in /m);
  expect(output).toMatch(/^Event log +\d+ events$/m);
  const ready = await server.ask("GET", "/readyz");
  for (const part of Object.keys(ready.body.parts)) expect(output).toMatch(new RegExp(`^${part} +ok `, "m"));
  expect(output).toContain(`kind ${server.parts.database.dialect.name}`);
});

it("R-74 tasks counts what waits and what was given up, by name", async () => {
  const { database, clock } = server.parts;
  expect(await outputOf("tasks")).toBe("No task waits, and none was given up.");
  await aDeadTask("mend-nets", "Error: torn");
  await database.write((writer) =>
    enqueue(
      writer,
      { name: "mend-nets", key: "later", payload: {}, runAt: clock.now() + 60 * minute },
      clock.now(),
    ),
  );
  expect(await outputOf("tasks")).toMatch(/^mend-nets +0 +0 +1 +1$/m);
});

it("R-74 tasks says why tasks of a name failed, without anybody's address", async () => {
  const id = await aDeadTask("mend-nets", "Error: 550 <ada@example.com>\u001b[2J says no");
  expect(await outputOf("tasks mend-nets")).toMatch(
    new RegExp(
      `^${id}  10 tries, given up \\d+ m?s ago\n  Error: 550 <…@example.com>\\\\u\\{1b\\}\\[2J says no$`,
    ),
  );
  expect(await outputOf("tasks row-boat")).toBe("No task row-boat has failed and waits.");
});

it("R-74 retry puts one task, or all of a name, back to work", async () => {
  const ids = [await aDeadTask("mend-nets", "1"), await aDeadTask("mend-nets", "2")];
  await aDeadTask("row-boat", "3");
  expect(await outputOf(`retry ${ids[0]}`)).toBe(`Task ${ids[0]} will be tried again.`);
  expect(await outputOf(`retry ${ids[0]}`)).toBe(`No task ${ids[0]} was given up.`);
  expect(await outputOf("retry mend-nets")).toBe("1 of mend-nets will be tried again.");
  expect(await outputOf("retry mend-nets")).toBe("No task mend-nets was given up.");
  expect(Number((await deadTasks())?.count)).toBe(1);
});

it("R-74 mail counts the outbox by channel, and names only the domains of those it can't reach", async () => {
  await server.ask("POST", "/rest/auth/code", { payload: { email: "grace@harbor.example" } });
  await server.parts.settled();
  const { database } = server.parts;
  const { message_key } = await database.read
    .selectFrom("mail")
    .select("message_key")
    .where("recipient", "=", "grace@harbor.example")
    .executeTakeFirstOrThrow();
  await database.write((writer) => writer.deleteFrom("task").execute());
  const id = await aDeadTask(
    "deliver-mail",
    "Error: 550 grace@harbor.example",
    `deliver-mail:${message_key}`,
  );
  const output = await outputOf("mail");
  expect(output).toMatch(/^email +0 +1 +\d+ +0 +0$/m);
  expect(output).toMatch(/^push +0 +0 +0 +0 +0$/m);
  expect(output).toContain(
    `Task ${id}: email to …@harbor.example, 10 tries, given up\n  Error: 550 …@harbor.example`,
  );
  expect(output).not.toContain("grace");
});

it("R-74 imports shows connected sources and the latest imports", async () => {
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust", sourceId: "1" })], "harbor");
  const output = await outputOf("imports");
  expect(output).toContain("No source is connected.");
  expect(output).toMatch(/^\d+ +harbor +applied +\d+ \w+ ago +\d+ \w+ +1 +0 +0 +0$/m);
  const { database, clock } = server.parts;
  const now = clock.now();
  await database.write(async (writer) => {
    const { id: organization_id } = await writer
      .selectFrom("organization")
      .select("id")
      .where("name", "=", "Harbor Trust")
      .executeTakeFirstOrThrow();
    const { id: made_by } = await writer.selectFrom("account").select("id").executeTakeFirstOrThrow();
    const source = { organization_id, kind: "site" as const, url: "https://harbor.example/jobs?key=secret" };
    const { id: source_id } = await writer
      .insertInto("connected_source")
      .values({
        ...source,
        made_by,
        made_at: now,
        next_at: now + 60 * minute,
        not_before: 0,
        failures: 2,
        etag: null,
        last_modified: null,
        read_at: null,
        held_closings: 0,
        allowed_closings: 0,
        paused_at: null,
        removed_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const fetched = { offered: 0, applied_json: jsonText(nothing), refused: 0, refusals_json: jsonText([]) };
    await writer
      .insertInto("source_fetch")
      .values({ source_id, at: now, outcome: "failed", fault: "It answered 403.", ...fetched })
      .execute();
  });
  const after = await outputOf("imports");
  expect(after).toMatch(
    /^\d+ +Harbor Trust +site +next in \d+ min.* +never read +failed 2 times +It answered 403\.$/m,
  );
  expect(after).not.toContain("secret");
});

it("R-74 a command that fails says why, without what the fault repeats", async () => {
  const { database } = server.parts;
  await server.publish([aDraft({ sourceId: "2" })], "quarry");
  await database.write((writer) =>
    writer.updateTable("import_run").set({ summary_json: "Dear Ada," }).execute(),
  );
  const { body } = await server.ask("POST", terminal, {
    ...operator,
    remoteAddress,
    payload: { line: "imports" },
  });
  await database.write((writer) => writer.updateTable("import_run").set({ summary_json: "{}" }).execute());
  expect(body.state).toBe("failed");
  expect(body.output).toMatch(/^SyntaxError: /);
  expect(body.output).not.toContain("Ada");
});

it("R-74 log-level sets the level of the process's log for a while", async () => {
  expect(await outputOf("log-level error 5")).toBe("The log's level is error for 5 min, then silent again.");
  expect(await outputOf("status")).toMatch(/^Log level +error for (5 min|4 min 59 s)$/m);
});

it("R-74 the log's level comes back by itself, or when the usual one is set", () => {
  vi.useFakeTimers();
  const log = openLog("warn", { write: () => {} });
  const level = new LogLevel(log, server.parts.clock);
  level.set("debug", 10 * minute);
  vi.advanceTimersByTime(9 * minute);
  level.set("trace", 10 * minute);
  vi.advanceTimersByTime(9 * minute);
  expect(level.now).toMatchObject({ level: "trace", usual: "warn" });
  vi.advanceTimersByTime(minute);
  expect(level.now).toEqual({ level: "warn", usual: "warn" });
  level.set("debug", 10 * minute);
  level.set("warn", 10 * minute);
  expect(level.now).toEqual({ level: "warn", usual: "warn" });
});
