import type { MemberRole } from "@candor/contract/values";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let ada: Person;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startApp();
  const organizations = ["Harbor Trust", "Quarry Works"];
  await server.publish(organizations.map((organization) => aDraft({ title: organization, organization })));
  ada = await person(server, "ada@example.com");
  for (const organization of organizations) {
    await pro(server, `first@${organization.split(" ")[0]}.example`, organization);
    ids.set(organization, (await apply(server, ada, await jobNamed(server, organization))).body.id);
  }
});
afterAll(() => server.close());

async function member(role: MemberRole, of: string): Promise<Person> {
  const one = await person(server, `${role}@example.com`);
  await join(server, one, role, of);
  return one;
}

const url = (organization: string) => `/rest/organization/applications/${ids.get(organization)}`;
const answer = { payload: { stage: "viewed" } };

it("P-05 a reader reads what an organization sees, and answers nobody", async () => {
  const reader = await member("reader", "Harbor Trust");
  expect((await server.ask("GET", url("Harbor Trust"), reader)).status).toBe(200);
  expect((await server.ask("GET", "/rest/organization/jobs", reader)).body).toMatchObject({ total: 1 });
  const decision = await server.ask("POST", `${url("Harbor Trust")}/decision`, { ...reader, ...answer });
  expect(decision.status).toBe(404);
  expect((await server.ask("GET", "/rest/organization/decisions", reader)).status).toBe(403);
});

it("P-05 a role counts in its own organization alone", async () => {
  const recruiter = await member("recruiter", "Harbor Trust");
  await join(server, recruiter, "reader", "Quarry Works");
  expect((await server.ask("GET", url("Quarry Works"), recruiter)).status).toBe(200);
  const theirs = await server.ask("POST", `${url("Quarry Works")}/decision`, { ...recruiter, ...answer });
  expect(theirs.status).toBe(404);
  const own = await server.ask("POST", `${url("Harbor Trust")}/decision`, { ...recruiter, ...answer });
  expect(own.status).toBe(200);
});
