import { mailedToNamed } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { createOrganization, newOwner } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { ownName } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let slug: string;
let count = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  [owner, slug] = await newOwner(server, `Works ${count}`);
});

function invite(email: string, role: string, by = owner, at = slug) {
  return server.ask("POST", `/rest/organizations/${at}/invitations`, { ...by, payload: { email, role } });
}

async function accept(who: Person, email: string) {
  const mails = await mailsTo(server, email);
  const token = mails.map(({ text }) => /invitations\/(\S+)/.exec(text)?.[1]).find(Boolean);
  return server.ask("POST", "/rest/invitations/accept", { ...who, payload: { token, ...ownName } });
}

async function members() {
  return (await server.ask("GET", `/rest/organizations/${slug}/members`, owner)).body;
}

describe("R-78 an invitation", () => {
  it("reaches an address ten times a day at most, whoever sends it", async () => {
    const email = `tired${count}@works.example`;
    for (let sent = 0; sent < mailedToNamed.requests; sent += 1)
      expect((await invite(email, "reader")).status).toBe(201);
    const other = await person(server, `other${count}@works.example`);
    const theirs = await createOrganization(server, other, `Other Works ${count}`);
    expect((await invite(email, "reader", other, theirs)).status).toBe(429);
    expect(await mailsTo(server, email)).toHaveLength(mailedToNamed.requests);
  });

  it("ends when the member who has its address now is removed", async () => {
    const [before, now] = [`ben${count}@works.example`, `bens-other${count}@works.example`];
    await invite(before, "reader");
    const ben = await person(server, before);
    expect((await accept(ben, before)).status).toBe(200);
    await invite(now, "owner");
    await server.parts.database.write((writer) =>
      writer.updateTable("account").set({ email: now }).where("email", "=", before).execute(),
    );
    const [{ id }] = (await members()).members.filter(({ email }: { email: string }) => email === now);
    const path = `/rest/organizations/${slug}/members/${id}`;
    expect((await server.ask("DELETE", path, owner)).status).toBe(204);
    expect((await members()).invitations).toEqual([]);
    expect((await accept(await person(server, now), now)).body.code).toBe("invitation-expired");
  });
});
