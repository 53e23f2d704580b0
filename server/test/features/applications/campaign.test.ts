import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { withResume } from "../../harness/a-resume.ts";
import { jobNamed, person, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("E-31: an application is recorded with the campaign that led to it", async () => {
  await server.publish([aDraft({ title: "Keeper" }), aDraft({ title: "Diver", sourceId: "2" })]);
  const ada = await person(server, "ada@example.com");
  await withResume(server.parts, Number(ada.accountId));
  for (const [title, query] of [
    ["Keeper", "?utm_source=news&utm_term=x"],
    ["Diver", ""],
  ] as const)
    await server.ask("POST", `/rest/jobs/${await jobNamed(server, title)}/applications${query}`, {
      ...ada,
      payload: sent,
    });
  const events = await server.parts.database.read
    .selectFrom("event")
    .select("payload_json")
    .where("name", "=", "application-submitted")
    .orderBy("sequence")
    .execute();
  const campaigns = events.map(({ payload_json }) => JSON.parse(payload_json).campaign);
  expect(campaigns).toEqual([{ utm_source: "news" }, undefined]);
});
