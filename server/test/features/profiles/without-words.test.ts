import { afterAll, beforeAll, expect, it } from "vitest";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { faults } from "../../harness/own-account.ts";

let server: TestApp;
let ada: Person;

beforeAll(async () => {
  server = await startApp();
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

const say = (part: string, payload: object) =>
  server.ask("PUT", `/rest/profile/${part}`, { headers: ada.headers, payload });

it("R-47 V-45 refuses an employer or a title without a letter or digit", async () => {
  const typed = { mostRecentEmployer: "---", mostRecentJobTitle: " * " };
  expect(faults(await say("background", typed))).toEqual({
    status: 400,
    keys: ["/mostRecentEmployer validation.value", "/mostRecentJobTitle validation.value"],
  });
  expect((await say("background", { mostRecentEmployer: " " })).status).toBe(204);
});

it("R-52 E-09 V-45 refuses skills if one of them has no letter or digit", async () => {
  await say("skills", { skills: ["Lamps"] });
  expect(faults(await say("skills", { skills: ["Go", "---"] }))).toEqual({
    status: 400,
    keys: ["/skills/1 profile.skillWithoutWords"],
  });
  const { body } = await server.ask("GET", "/rest/profile", { headers: ada.headers });
  expect(body.skills).toEqual(["Lamps"]);
});
