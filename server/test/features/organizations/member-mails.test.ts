import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { newOwner } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let members: string;
let count = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  const [created, slug] = await newOwner(server, `Works ${count}`);
  owner = created;
  members = `/rest/organizations/${slug}/members`;
});

/** A reader's address, and their membership's. */
async function aReader(): Promise<[email: string, path: string]> {
  const email = `ben${count}@works.example`;
  const id = await join(server, await person(server, email), "reader", `Works ${count}`);
  return [email, `${members}/${id}`];
}

async function toldTo(email: string): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(`Works ${count}`));
}

it("a member is told when they are removed", async () => {
  const [email, path] = await aReader();
  expect((await server.ask("DELETE", path, owner)).status).toBe(204);
  expect(await toldTo(email)).toEqual([`You no longer belong to Works ${count}`]);
});

it("a member is told their new role", async () => {
  const [email, path] = await aReader();
  expect((await server.ask("PUT", path, { ...owner, payload: { role: "reader" } })).status).toBe(204);
  expect(await toldTo(email)).toEqual([]);
  expect((await server.ask("PUT", path, { ...owner, payload: { role: "recruiter" } })).status).toBe(204);
  expect(await toldTo(email)).toEqual([`Your role at Works ${count} has changed`]);
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain(`In Works ${count} on Candor, you are now a recruiter.`);
});

it("both are told when an organization is handed over", async () => {
  const [email, path] = await aReader();
  const payload = { memberId: path.slice(members.length + 1) };
  const handed = await server.ask("POST", members.replace(/members$/, "owner"), { ...owner, payload });
  expect(handed.status).toBe(204);
  const changed = [`Your role at Works ${count} has changed`];
  expect([await toldTo(email), await toldTo(`works-${count}@works.example`)]).toEqual([changed, changed]);
});
