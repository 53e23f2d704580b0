import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { faultsIn, manyInterviews, simulate } from "../../harness/many-interviews.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
});
afterAll(() => server.close());

it("M-42 no interview is lost or sent twice when many run at once, repeated and in any order", async () => {
  const all = await manyInterviews(server, Number(await jobNamed(server, "Keeper")), 120);
  await simulate(server, all, 11);
  const sent = all.filter((one) => one.sent).length;
  expect(sent).toBeGreaterThan(80);
  expect(sent).toBeLessThan(120);
  expect(await faultsIn(server, all)).toEqual([]);
}, 60_000);
