import { afterEach, beforeEach, expect, it } from "vitest";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { alertMails, alertOf, arrive, untilHour } from "../../harness/an-alert.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
const email = "ada@example.com";

beforeEach(async () => {
  server = await startApp();
  ada = await person(server, email);
});
afterEach(() => server.close());

async function subjects(): Promise<string[]> {
  return (await alertMails(server, email)).map(({ subject }) => subject);
}

async function hirerOf(organization: string) {
  await arrive(server, { title: "Diver", organization });
  const owner = await pro(server, "owner@harbor.example", organization);
  return hirer(server, owner, await organizationNamed(server, organization));
}

it("M-32 a draft begun before an alert looked is reported once it is published, and only once", async () => {
  const harbor = await hirerOf("Harbor Trust");
  await alertOf(server, ada, { query: "lamp keeper" });
  const id = await harbor.draft({ title: "Lamp Keeper" });
  await arrive(server, { title: "Baker" });
  await untilHour(server, 8);
  expect(await subjects()).toEqual([]);
  await harbor.move(id, "publish");
  await server.parts.settled();
  await untilHour(server, 8);
  expect(await subjects()).toEqual(["1 new posting: lamp keeper"]);
  await untilHour(server, 8);
  expect(await subjects()).toHaveLength(1);
});

it("M-32 an alert does not report a draft that was published before the alert was made", async () => {
  const harbor = await hirerOf("Harbor Trust");
  const id = await harbor.draft({ title: "Lamp Keeper" });
  await harbor.move(id, "publish");
  await server.parts.settled();
  await server.advance(5000);
  await alertOf(server, ada, { query: "lamp keeper" });
  await untilHour(server, 8);
  expect(await subjects()).toEqual([]);
});
