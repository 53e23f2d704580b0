import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, startBeside, type TestApp } from "../../harness/app.ts";
import { onPostgres } from "../../harness/records.ts";

let server: TestApp;
let operator: Person;

beforeEach(async () => {
  server = await startApp();
  operator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
});
afterEach(() => server.close());

const first = `server-${process.pid}`;
const second = `${first}-2`;

async function names() {
  const { body } = await server.ask("GET", "/rest/admin/terminal", operator);
  return body.processes.map(({ name }: { name: string }) => name);
}

async function outputOf(name: string, line: string, by = server): Promise<string> {
  const { body } = await server.ask("GET", "/rest/admin/terminal", operator);
  const url = `/rest/admin/terminal/${body.processes[0].hostname}/${name}/runs`;
  return (await by.ask("POST", url, { ...operator, payload: { line } })).body.output;
}

// Two processes need PostgreSQL.
describe.runIf(onPostgres)("R-73 R-74 two processes", () => {
  it("have names of their own, until they leave", async () => {
    const beside = await startBeside(server);
    expect(await names()).toEqual([first, second]);
    await beside.close();
    expect(await names()).toEqual([first]);
  });

  it("are named after what they do, and one that serves no pages answers too", async () => {
    const { dataFolder, databaseUrl } = server.parts.config;
    const worker = await startApp({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl!, ROLE: "worker" });
    try {
      expect(await names()).toEqual([first, `worker-${process.pid}`]);
      expect(await outputOf(`worker-${process.pid}`, "status")).toContain("role worker");
    } finally {
      await worker.close();
    }
  });

  it("each carry out the commands that name them, whichever process received them", async () => {
    const beside = await startBeside(server);
    try {
      expect(await outputOf(second, "status")).toContain(`${second} on `);
      expect(await outputOf(first, "status", beside)).toContain(`${first} on `);
      await outputOf(second, "log-level error");
      expect(await outputOf(second, "status")).toMatch(/Log level +error for/);
      expect(await outputOf(first, "status")).toMatch(/Log level +silent$/m);
    } finally {
      await beside.close();
    }
  });
});
