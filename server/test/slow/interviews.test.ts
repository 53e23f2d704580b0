import { expect, it } from "vitest";
import { aDraft } from "../harness/a-draft.ts";
import { jobNamed } from "../harness/an-application.ts";
import { startApp } from "../harness/app.ts";
import { faultsIn, manyInterviews, simulate } from "../harness/many-interviews.ts";

it("M-42 no interview is lost or sent twice when 10,000 run at once", async () => {
  const server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  const all = await manyInterviews(server, Number(await jobNamed(server, "Keeper")), 10_000);
  await simulate(server, all, 23);
  expect(all.filter((one) => one.sent).length).toBeGreaterThan(7000);
  expect(await faultsIn(server, all)).toEqual([]);
  await server.close();
});
