import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { heldPosting } from "../../../src/features/hosting/commands/own-posting.ts";
import { takeStep } from "../../../src/features/hosting/commands/take-step.ts";
import { harborTrust } from "../../harness/a-posting.ts";
import { withResume } from "../../harness/a-resume.ts";
import { apply, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { onPostgres } from "../../harness/records.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

/** Closes a posting, as another process would, and commits only once it is released. */
function closing(id: number) {
  const { parts } = server;
  const [closed, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = parts.database.write(async (writer) => {
    const row = await heldPosting(parts, writer, id);
    await takeStep(parts, writer, row!, { step: "close", by: "organization", reason: "filled" });
    closed.resolve();
    await letGo.promise;
  });
  return { closed: closed.promise, letGo: letGo.resolve, done };
}

/** How many transactions wait for another. SQLite has one writer at a time. */
async function waiting(): Promise<number> {
  if (!onPostgres) return 1;
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.parts.database.read);
  return rows[0]!.n;
}

it("A-01 an application to a posting that is being closed waits, and is refused", async () => {
  const { harbor } = await harborTrust(server);
  const id = await harbor.publish({ title: "Keeper Closing" });
  const ada = await person(server, "ada@example.com");
  await withResume(server.parts, Number(ada.accountId));
  const { closed, letGo, done } = closing(Number(id));
  await closed;
  const applying = apply(server, ada, id);
  await expect.poll(waiting).toBeGreaterThan(0);
  letGo();
  await done;
  expect(await applying).toMatchObject({ status: 409, body: { code: "job-closed" } });
  const sent = await server.parts.database.read.selectFrom("application").select("id").execute();
  expect(sent).toEqual([]);
});
