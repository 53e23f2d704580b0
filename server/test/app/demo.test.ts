import { afterEach, expect, it } from "vitest";
import { createDemo } from "../../src/demo.ts";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;

afterEach(() => server.close());

it("demo content is made once, by one of the processes that start together", async () => {
  server = await startApp();
  await Promise.all([createDemo(server.parts), createDemo(server.parts)]);
  await createDemo(server.parts);
  const events = await server.parts.database.read
    .selectFrom("event")
    .select("name")
    .where("name", "in", ["demo-begun", "demo-created"])
    .orderBy("sequence")
    .execute();
  expect(events.map(({ name }) => name)).toEqual(["demo-begun", "demo-created"]);
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: {} });
  expect(body.hits.total.value).toBeGreaterThan(2000);
});
