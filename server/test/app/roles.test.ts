import { afterEach, expect, it } from "vitest";
import { ensureAdministrator, setAdministrator } from "../../src/features/accounts/commands/appoint.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { onPostgres } from "../harness/records.ts";

let server: TestApp;

afterEach(() => server.close());

it.runIf(onPostgres)("a web process leaves tasks to others", async () => {
  server = await startApp({ ROLE: "web" });
  await server.ask("POST", "/rest/auth/code", { payload: { email: "ada@example.com" } });
  await server.parts.settled();
  const tasks = await server.parts.database.read.selectFrom("task").select(["name", "state"]).execute();
  expect(tasks).toEqual([{ name: "mail-code", state: "ready" }]);
});

it.runIf(onPostgres)("a worker process serves its operators and nobody else", async () => {
  server = await startApp({ ROLE: "worker" });
  expect((await server.ask("GET", "/readyz")).status).toBe(200);
  expect((await server.ask("GET", "/env")).status).toBe(404);
});

it("the configured administrator is one, and it is announced once", async () => {
  server = await startApp();
  await ensureAdministrator(server.parts, "ada@example.com");
  await ensureAdministrator(server.parts, "ada@example.com");
  const { read } = server.parts.database;
  const events = await read
    .selectFrom("event")
    .select("name")
    .where("name", "=", "administrator-granted")
    .execute();
  expect(events).toHaveLength(1);
  const accounts = await read.selectFrom("account").select(["email", "administrator"]).execute();
  expect(accounts.map((account) => ({ ...account }))).toEqual([
    { email: "ada@example.com", administrator: 1 },
  ]);
});

it("a start doesn't undo that the configured administrator lost the right, unless nobody else has it", async () => {
  server = await startApp();
  const isOne = async () => {
    const { administrator } = await server.parts.database.read
      .selectFrom("account")
      .select("administrator")
      .where("email", "=", "ada@example.com")
      .executeTakeFirstOrThrow();
    return administrator === 1;
  };
  const start = async () => [await ensureAdministrator(server.parts, "ada@example.com"), await isOne()];
  expect(await start()).toEqual([true, true]);
  await setAdministrator(server.parts, "grace@example.com", { granted: true });
  await setAdministrator(server.parts, "ada@example.com", { granted: false });
  expect(await start()).toEqual([false, false]);
  await setAdministrator(server.parts, "grace@example.com", { granted: false });
  expect(await start()).toEqual([true, true]);
});
