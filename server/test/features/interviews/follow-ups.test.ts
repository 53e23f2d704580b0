import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type AModel, aModel, says } from "../../harness/a-model.ts";
import { type Applied, answer, answerAll, applied, callOf, given, send } from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let model: AModel;
let server: TestApp;
let plain: TestApp;
let people = 0;

beforeAll(async () => {
  model = await aModel();
  server = await startApp({ AI_URL: model.url, AI_MODEL: "made-up" });
  plain = await startApp();
  for (const each of [server, plain])
    await each.publish(
      Array.from({ length: 8 }, (_, at) => aDraft({ title: `Keeper ${at}`, organization: "Harbor Trust" })),
    );
});
afterAll(async () => {
  await server.close();
  await plain.close();
  await model.close();
});
beforeEach(() => {
  model.asked.length = 0;
});

const byRules = "You worked at Harbor Lights. What was your work there?";

function anApplication(where: TestApp): Promise<Applied> {
  people += 1;
  return applied(where, `ada${people}@example.com`, `Keeper ${people}`);
}

/** What stands before the second question once the first is answered. */
async function jobTitleOf(where: TestApp): Promise<string> {
  const call = await callOf(where, await anApplication(where));
  const { previousEmployer } = given;
  return (await answer(where, call, "previousEmployer", { previousEmployer })).body.followUps.jobTitle;
}

it("A-10 a follow-up question is worded by rules where there is no model", async () => {
  expect(await jobTitleOf(plain)).toBe(byRules);
});

it("A-10 rules do where a model is slow, fails or asks something else, and nobody waits long", async () => {
  const slow = Promise.withResolvers<void>();
  model.answer = (response) =>
    void slow.promise.then(() => says({ text: "Too late, {{employer}}?" })(response));
  const begun = performance.now();
  expect(await jobTitleOf(server)).toBe(byRules);
  expect(performance.now() - begun).toBeLessThan(5000);
  slow.resolve();
  model.answer = (response) => response.writeHead(500).end();
  expect([byRules, "Too late, Harbor Lights?"]).toContain(await jobTitleOf(server));
});

it("A-10 a model says it in other words, and sees nothing that the person said", async () => {
  const fresh = await startApp({ AI_URL: model.url, AI_MODEL: "made-up" });
  await fresh.publish([aDraft({ title: `Keeper ${people + 1}`, organization: "Harbor Trust" })]);
  model.answer = says({ text: "At {{employer}}, what did you do?" });
  expect(await jobTitleOf(fresh)).toBe("At Harbor Lights, what did you do?");
  expect(model.asked.map(({ body }) => body).join()).not.toContain("Harbor");
  await fresh.close();
});

it("A-12 an interview that is sent asks nothing more, of the model neither", async () => {
  const call = await callOf(server, await anApplication(server));
  await answerAll(server, call);
  await send(server, call);
  model.asked.length = 0;
  expect((await server.ask("GET", call)).body.followUps).toEqual({});
  expect(model.asked).toEqual([]);
});
