import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day, hour } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
const titles = Array.from({ length: limits.applicationsADay + 1 }, (_, at) => `Keeper ${at}`);

beforeAll(async () => {
  server = await startApp();
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
});
afterAll(() => server.close());

const paceOf = async (by: Person) => (await server.ask("GET", "/rest/applications/pace", by)).body;

it("M-38 counts what somebody sent in 24 hours, withdrawn or not, and refuses none for it", async () => {
  const ada = await person(server, "ada@example.com");
  expect(await paceOf(ada)).toEqual({ lastDay: 0, waiting: 0 });
  for (const title of titles) {
    const { status, body } = await apply(server, ada, await jobNamed(server, title));
    expect([title, status]).toEqual([title, 201]);
    if (title === titles[0]) await server.ask("POST", `/rest/applications/${body.id}/withdrawal`, ada);
    if (title === titles[1]) await server.advance(hour);
  }
  const sent = titles.length;
  expect(await paceOf(ada)).toEqual({ lastDay: sent, waiting: sent - 1 });
  expect(await paceOf(await person(server, "ben@example.com"))).toEqual({ lastDay: 0, waiting: 0 });
  await server.advance(day - hour);
  expect(await paceOf(await person(server, "ada@example.com"))).toEqual({
    lastDay: sent - 2,
    waiting: sent - 1,
  });
});
