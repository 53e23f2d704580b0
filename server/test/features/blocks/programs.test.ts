import { afterAll, beforeAll, expect, it } from "vitest";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, type Person, person } from "../../harness/an-application.ts";
import { createOrganization } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let owner: Person;
let posting: string;
let key: string;
const organization = "Harbor Trust";
const at = (path: string) => `/rest/organizations/harbor-trust/${path}`;

beforeAll(async () => {
  server = await startApp({ OUTBOUND: "1" });
  owner = await person(server, "owner@harbor.example");
  await createOrganization(server, owner, organization);
  posting = await hirer(server, owner, await organizationNamed(server, organization)).publish();
  const scopes = ["applications:read"];
  key = (await server.ask("POST", at("keys"), { ...owner, payload: { name: "Report", scopes } })).body.key;
  await server.ask("POST", at("webhooks"), { ...owner, payload: { url: "https://192.0.46.9/hook" } });
});
afterAll(() => server.close());

let people = 0;
async function applied(): Promise<[Person, string]> {
  const who = await person(server, `seeker${(people += 1)}@example.com`);
  return [who, (await apply(server, who, posting)).body.id];
}

async function block(who: Person): Promise<void> {
  await server.ask("POST", "/rest/blocks", { ...who, payload: { kind: "blocked", organization } });
  await server.parts.settled();
}

async function inProgram(): Promise<string[]> {
  const headers = { authorization: `Bearer ${key}` };
  const { body } = await server.ask("GET", "/rest/program/applications", { headers });
  return body.applications.map(({ id }: { id: string }) => id);
}

async function told(): Promise<string[]> {
  await server.parts.settled();
  const rows = await server.parts.database.read.selectFrom("webhook_delivery").select("event").execute();
  return rows.map(({ event }) => event);
}

it("M-28 a program of a blocked organization reads nothing about what it can't see", async () => {
  const [, kept] = await applied();
  const [who, id] = await applied();
  expect(await inProgram()).toEqual(expect.arrayContaining([kept, id]));
  await block(who);
  expect(await inProgram()).toContain(kept);
  expect(await inProgram()).not.toContain(id);
});

it("M-28 a program of a blocked organization isn't told that an application was withdrawn", async () => {
  const [leaving, left] = await applied();
  await server.ask("POST", `/rest/applications/${left}/withdrawal`, leaving);
  expect(await told()).toContain("application.withdrawn");
  const [who, id] = await applied();
  const before = await told();
  await block(who);
  expect((await server.ask("GET", `/rest/applications/${id}`, who)).body.status).toBe("withdrawn");
  expect(await told()).toEqual(before);
});

it("M-28 a blocked organization's posting doesn't count what it can't see", async () => {
  const count = async () => {
    const { body } = await server.ask("GET", `/rest/organization/postings/${posting}`, owner);
    return body.applications;
  };
  const [who] = await applied();
  const before = await count();
  await block(who);
  expect(await count()).toBe(before - 1);
});
