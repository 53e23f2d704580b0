import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type AModel, aModel, says } from "../../harness/a-model.ts";
import { type Applied, answer, answerAll, applied, callOf, given, send } from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let model: AModel;
let server: TestApp;
let people: number;

beforeAll(async () => {
  model = await aModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.asked.length = 0;
  people = 0;
});
afterEach(() => server.close());

/** A server of its own for each test: a model's answers are cached. */
async function start(
  env: Record<string, string> = { AI_URL: model.url, AI_MODEL: "made-up" },
): Promise<void> {
  server = await startApp(env);
  const titles = ["Keeper 1", "Keeper 2"];
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
}

const byRules = "You worked at Harbor Lights. What was your work there?";

function anApplication(): Promise<Applied> {
  people += 1;
  return applied(server, `ada${people}@example.com`, `Keeper ${people}`);
}

/** The text above the second question once the first is answered. */
async function jobTitle(): Promise<string> {
  const call = await callOf(server, await anApplication());
  const { previousEmployer } = given;
  return (await answer(server, call, "previousEmployer", { previousEmployer })).body.followUps.jobTitle;
}

it("A-10 a follow-up question is worded by rules where there is no model", async () => {
  await start({});
  expect(await jobTitle()).toBe(byRules);
});

it("A-10 rules step in if a model is slow, fails or asks something else, and nobody waits long", async () => {
  await start();
  const slow = Promise.withResolvers<void>();
  model.answer = (response) =>
    void slow.promise.then(() => says({ text: "Too late, {{employer}}?" })(response));
  const begun = performance.now();
  expect(await jobTitle()).toBe(byRules);
  expect(performance.now() - begun).toBeLessThan(5000);
  slow.resolve();
  model.answer = (response) => response.writeHead(500).end();
  expect([byRules, "Too late, Harbor Lights?"]).toContain(await jobTitle());
});

it("A-10 a model says it in other words, and sees nothing that the person said", async () => {
  await start();
  model.answer = says({ text: "At {{employer}}, what did you do?" });
  expect(await jobTitle()).toBe("At Harbor Lights, what did you do?");
  expect(model.asked.map(({ body }) => body).join()).not.toContain("Harbor");
});

it("A-12 a sent interview asks nothing more, not even the model", async () => {
  await start();
  const call = await callOf(server, await anApplication());
  await answerAll(server, call);
  await send(server, call);
  model.asked.length = 0;
  expect((await server.ask("GET", call)).body.followUps).toEqual({});
  expect(model.asked).toEqual([]);
});
