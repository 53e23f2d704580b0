import type { MemberRole } from "@candor/contract/values";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let ada: Person;
const ids = new Map<string, string>();
const pros = new Map<string, Person>();

beforeAll(async () => {
  server = await startApp();
  const organizations = ["Harbor Trust", "Quarry Works", "Granite Supply"];
  await server.publish(organizations.map((organization) => aDraft({ title: organization, organization })));
  ada = await person(server, "ada@example.com");
  for (const organization of organizations) {
    pros.set(
      organization,
      await pro(server, `first@${organization.split(" ")[0]?.toLowerCase()}.example`, organization),
    );
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

it("P-05 somebody who joins the organization they applied to is still its applicant, and no reader of that", async () => {
  const bea = await person(server, "bea@example.com");
  const job = await jobNamed(server, "Quarry Works");
  const { id } = (await apply(server, bea, job)).body;
  const colleague = pros.get("Quarry Works") as Person;
  const jobs = async (by: Person) => (await server.ask("GET", "/rest/organization/jobs", by)).body;
  const before = await jobs(colleague);
  await join(server, bea, "owner", "Quarry Works");
  const seen = `/rest/organization/applications/${id}`;
  const calls = [
    ["GET", seen],
    ["POST", `${seen}/views`],
    ["POST", `${seen}/decision`, { stage: "hired" }],
    ["GET", `${seen}/desk`],
    ["POST", `${seen}/notes`, { text: "Hire her.", mentions: [] }],
    ["GET", `${seen}/feedback`],
    ["GET", `${seen}/interview`],
    ["POST", `${seen}/interview-links`],
    ["GET", `${seen}/keeping`],
  ] as const;
  for (const [method, path, payload] of calls) {
    const { status } = await server.ask(method, path, { ...bea, ...(payload && { payload }) });
    expect([method, path, status]).toEqual([method, path, 404]);
  }
  const decisions = [{ applicationId: id, stage: "hired" }];
  const sent = await server.ask("POST", "/rest/organization/decisions", { ...bea, payload: { decisions } });
  expect(sent.body.results[0].problem.code).toBe("not-found");
  const list = async (by: Person) => {
    const { body } = await server.ask("GET", `/rest/organization/jobs/${job}/applications`, by);
    return [body.total, body.job.applications, body.applications.map((each: { id: string }) => each.id)];
  };
  expect(await list(bea)).toEqual([1, 1, [ids.get("Quarry Works")]]);
  expect((await list(colleague))[2]).toContain(id);
  expect([(await jobs(bea)).waiting, (await jobs(colleague)).waiting]).toEqual([
    before.waiting - 1,
    before.waiting,
  ]);
  const desk = (await server.ask("GET", `${seen}/desk`, colleague)).body;
  expect(desk.colleagues).toHaveLength(1);
  expect((await server.ask("GET", `/rest/applications/${id}`, bea)).body.status).toBe("submitted");
});

it("P-05 a Pro without colleagues answers what they sent to their own organization", async () => {
  const alone = pros.get("Granite Supply") as Person;
  const { id } = (await apply(server, alone, await jobNamed(server, "Granite Supply"))).body;
  const seen = `/rest/organization/applications/${id}`;
  expect((await server.ask("GET", seen, alone)).status).toBe(200);
  expect((await server.ask("GET", `${seen}/desk`, alone)).body.colleagues).toHaveLength(1);
  const decision = { ...alone, payload: { stage: "viewed" } };
  expect((await server.ask("POST", `${seen}/decision`, decision)).status).toBe(200);
  const colleague = await person(server, "colleague@example.com");
  await join(server, colleague, "recruiter", "Granite Supply");
  expect((await server.ask("GET", seen, alone)).status).toBe(404);
  expect((await server.ask("GET", seen, colleague)).status).toBe(200);
});
