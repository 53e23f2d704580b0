import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { newOwner } from "../../harness/an-organization.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
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

function ask(method: "GET" | "POST" | "PUT" | "DELETE", path: string, by: Person, payload?: object) {
  return server.ask(method, `/rest/organizations/${slug}${path}`, { ...by, ...(payload && { payload }) });
}

async function members(by = owner): Promise<Asked["body"]> {
  return (await ask("GET", "/members", by)).body;
}

async function invite(email: string, role: string): Promise<string> {
  const { status } = await ask("POST", "/invitations", owner, { email, role });
  expect(status).toBe(201);
  return tokenIn(email);
}

async function tokenIn(email: string): Promise<string> {
  const [mail] = await mailsTo(server, email);
  return /invitations\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

function accept(by: Person, token: string) {
  return server.ask("POST", "/rest/invitations/accept", { ...by, payload: { token, ...ownName } });
}

async function joined(name: string, role: string): Promise<{ who: Person; id: string }> {
  const email = `${name}${count}@works.example`;
  const token = await invite(email, role);
  const who = await person(server, email);
  expect((await accept(who, token)).status).toBe(200);
  const found = (await members()).members.find((member: { email: string }) => member.email === email);
  return { who, id: found.id };
}

describe("R-78 an organization", () => {
  it("belongs to anyone who creates it, under a name that is new", async () => {
    expect(await members()).toMatchObject({
      organization: { name: `Works ${count}`, slug },
      role: "owner",
      members: [{ role: "owner", isCaller: true }],
      changes: [{ kind: "organization-created" }],
    });
    const again = await server.ask("POST", "/rest/organizations", {
      ...owner,
      payload: { name: ` works  ${count} ` },
    });
    expect(again).toMatchObject({ status: 409, body: { code: "organization-taken", id: slug } });
  });

  it.each([
    ["a character that nobody sees", "Wor\u200bks"],
    ["a joiner", "Works\u200d"],
    ["a selector", "Works\ufe0f"],
    ["a mark that turns text around", "\u202eWorks"],
  ])("isn't new with %s in a known name", async (_what, works) => {
    const again = await server.ask("POST", "/rest/organizations", {
      ...owner,
      payload: { name: `${works} ${count}` },
    });
    expect(again).toMatchObject({ status: 409, body: { code: "organization-taken", id: slug } });
  });

  it("is created by one of those who name the same at once", async () => {
    const [ben, cid] = [
      await person(server, `b${count}@x.example`),
      await person(server, `c${count}@x.example`),
    ];
    const create = (by: Person, name: string) =>
      server.ask("POST", "/rest/organizations", { ...by, payload: { name, ...ownName } });
    const same = await Promise.all([owner, ben, cid].map((by) => create(by, `Same ${count}`)));
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const marks = [".", "!", "?"];
    const like = await Promise.all(
      [owner, ben, cid].map((by, at) => create(by, `Like ${count}${marks[at]}`)),
    );
    expect(new Set(like.map(({ body }) => body.slug)).size).toBe(3);
  });

  it("has a page from then on, which says that somebody answers for it", async () => {
    const { body } = await server.ask("GET", `/rest/organizations/${slug}`);
    expect(body).toMatchObject({ name: `Works ${count}`, claimed: true, total: 0 });
  });
});

describe("an invitation", () => {
  it("makes its reader a member in the role that it names, once", async () => {
    const email = `ben${count}@works.example`;
    const token = await invite(email, "recruiter");
    const ben = await person(server, email);
    const inspected = await server.ask("POST", "/rest/invitations/inspect", { ...ben, payload: { token } });
    expect(inspected.body).toMatchObject({ organization: { slug }, role: "recruiter", isMember: false });
    expect((await accept(ben, token)).status).toBe(200);
    expect((await accept(ben, token)).status).toBe(200);
    const again = await server.ask("POST", "/rest/invitations/inspect", { ...ben, payload: { token } });
    expect(again.body).toMatchObject({ organization: { slug }, isMember: true });
    const { members: all, changes, invitations } = await members();
    expect(all).toMatchObject([{ role: "owner" }, { email, role: "recruiter" }]);
    expect(invitations).toEqual([]);
    expect(changes).toMatchObject([
      { kind: "member-joined", about: "Grace Hopper" },
      { kind: "member-invited", about: email, role: "recruiter" },
      { kind: "organization-created" },
    ]);
  });

  it("V-08 is refused for an address that cannot exist", async () => {
    const payload = { email: "ben@works.nosuch", role: "recruiter" };
    expect(await ask("POST", "/invitations", owner, payload)).toMatchObject({
      status: 400,
      body: { errors: [{ path: "/email", key: "validation.emailDomainInvalid" }] },
    });
  });

  it("is for the address that it was sent to", async () => {
    const token = await invite(`ben${count}@works.example`, "owner");
    const other = await person(server, `other${count}@works.example`);
    const refused = await accept(other, token);
    expect(refused).toMatchObject({ status: 409, body: { code: "invitation-of-another" } });
    expect(refused.body.detail).not.toContain(`ben${count}@`);
    expect((await members()).members).toHaveLength(1);
  });

  it("ends after a week, when it is taken back, and when another follows", async () => {
    const email = `ben${count}@works.example`;
    const tokens = [await invite(email, "reader")];
    await server.advance(1000);
    tokens.push(await invite(email, "reader"));
    expect(tokens[0]).not.toBe(tokens[1]);
    const ben = await person(server, email);
    expect((await accept(ben, tokens[0]!)).body.code).toBe("invitation-expired");
    const [{ id }] = (await members()).invitations;
    expect((await ask("DELETE", `/invitations/${id}`, owner)).status).toBe(204);
    expect((await accept(ben, tokens[1]!)).body.code).toBe("invitation-expired");
    await server.advance(1000);
    const late = await invite(email, "reader");
    await server.advance(7 * 86_400_000);
    const later = await person(server, email);
    expect((await accept(later, late)).body.code).toBe("invitation-expired");
  });

  it("is no longer good for somebody who was removed", async () => {
    const email = `ben${count}@works.example`;
    const token = await invite(email, "reader");
    const ben = await person(server, email);
    await accept(ben, token);
    const { id } = (await members()).members.find((member: { email: string }) => member.email === email);
    expect((await ask("DELETE", `/members/${id}`, owner)).status).toBe(204);
    expect((await accept(ben, token)).body.code).toBe("invitation-expired");
    const inspected = await server.ask("POST", "/rest/invitations/inspect", { ...ben, payload: { token } });
    expect(inspected).toMatchObject({ status: 410, body: { code: "invitation-expired" } });
    expect((await ask("GET", "/members", ben)).status).toBe(404);
  });
});

describe("the members of an organization", () => {
  it("are changed by its owners alone", async () => {
    const { who, id } = await joined("ben", "recruiter");
    expect((await members(who)).members).toHaveLength(2);
    const [{ id: ownerId }] = (await members()).members;
    const tries = [
      await ask("POST", "/invitations", who, { email: "x@works.example", role: "owner" }),
      await ask("PUT", `/members/${id}`, who, { role: "owner" }),
      await ask("DELETE", `/members/${ownerId}`, who),
      await ask("POST", "/owner", who, { memberId: id }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await members()).members.map(({ role }: { role: string }) => role)).toEqual([
      "owner",
      "recruiter",
    ]);
  });

  it("have a role that decides at once what they may do", async () => {
    const { who, id } = await joined("ben", "reader");
    expect((await server.ask("GET", "/rest/organization/decisions", who)).status).toBe(403);
    expect((await ask("PUT", `/members/${id}`, owner, { role: "recruiter" })).status).toBe(204);
    expect((await server.ask("GET", "/rest/organization/decisions", who)).status).toBe(200);
    expect((await ask("DELETE", `/members/${id}`, owner)).status).toBe(204);
    expect((await server.ask("GET", "/rest/organization/jobs", who)).status).toBe(403);
  });

  it("always have an owner among them", async () => {
    const { id } = await joined("ben", "recruiter");
    const [{ id: ownerId }] = (await members()).members;
    const tries = [
      await ask("PUT", `/members/${ownerId}`, owner, { role: "reader" }),
      await ask("DELETE", `/members/${ownerId}`, owner),
      await ask("POST", "/departure", owner, {}),
      await ask("POST", "/departure", owner, { last: true }),
    ];
    expect(tries.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => "last-owner"));
    expect((await ask("POST", "/owner", owner, { memberId: id })).status).toBe(204);
    expect((await members()).members.map(({ role }: { role: string }) => role)).toEqual([
      "owner",
      "recruiter",
    ]);
    expect((await ask("POST", "/departure", owner, {})).status).toBe(204);
    expect((await ask("GET", "/members", owner)).status).toBe(404);
  });

  it("can't remove each other at once, or come back by handing over what they lost", async () => {
    const ben = await joined("ben", "owner");
    const cid = await joined("cid", "recruiter");
    const ownerId = (await members()).members[0].id;
    const email = `friend${count}@works.example`;
    const answers = await Promise.all([
      ask("DELETE", `/members/${ownerId}`, ben.who),
      ask("DELETE", `/members/${ben.id}`, owner),
      ask("POST", "/owner", owner, { memberId: cid.id }),
      ask("POST", "/invitations", owner, { email, role: "owner" }),
    ]);
    const removed = answers.slice(0, 2).filter(({ status }) => status === 204);
    expect(removed).toHaveLength(1);
    const [first, , handedOver] = answers.map(({ status }) => status);
    if (first !== 204) return;
    // Another owner that they made before they were removed stays; their invitation doesn't.
    const left = await members(ben.who);
    expect(left.members.map(({ id }: { id: string }) => id)).not.toContain(ownerId);
    expect(left.members.map(({ role }: { role: string }) => role)).toEqual([
      "owner",
      handedOver === 204 ? "owner" : "recruiter",
    ]);
    expect(left.invitations).toEqual([]);
  });

  it("who own it no longer leave no invitation behind that could let them in again", async () => {
    const ben = await joined("ben", "owner");
    const ownerId = (await members()).members[0].id;
    const [early, late] = [`early${count}@works.example`, `later${count}@works.example`];
    const first = await invite(early, "owner");
    const role = { role: "recruiter" };
    expect((await ask("PUT", `/members/${ownerId}`, ben.who, role)).status).toBe(204);
    expect((await accept(await person(server, early), first)).body.code).toBe("invitation-expired");
    await ask("PUT", `/members/${ownerId}`, ben.who, { role: "owner" });
    const second = await invite(late, "owner");
    expect((await ask("DELETE", `/members/${ownerId}`, ben.who)).status).toBe(204);
    expect((await accept(await person(server, late), second)).body.code).toBe("invitation-expired");
  });

  it("who hand over what they own take their open invitations back", async () => {
    const ben = await joined("ben", "recruiter");
    const email = `friend${count}@works.example`;
    const token = await invite(email, "owner");
    expect((await ask("POST", "/owner", owner, { memberId: ben.id })).status).toBe(204);
    expect((await accept(await person(server, email), token)).body.code).toBe("invitation-expired");
    expect((await members(ben.who)).invitations).toEqual([]);
  });

  it("leave no invitation behind that makes somebody the owner of what they left", async () => {
    const email = `late${count}@works.example`;
    const token = await invite(email, "owner");
    expect((await ask("POST", "/departure", owner, { last: true })).status).toBe(204);
    expect((await accept(await person(server, email), token)).body.code).toBe("invitation-expired");
  });

  it("leave nobody behind only if the last one says so", async () => {
    expect((await ask("POST", "/departure", owner, {})).body.code).toBe("last-owner");
    expect((await ask("POST", "/departure", owner, { last: true })).status).toBe(204);
    const { body } = await server.ask("GET", `/rest/organizations/${slug}`);
    expect(body.claimed).toBe(false);
    const events = await server.parts.database.read
      .selectFrom("event")
      .select("name")
      .where("subject", "=", "organization")
      .orderBy("sequence", "desc")
      .limit(2)
      .execute();
    expect(events.map(({ name }) => name)).toEqual(["organization-left", "member-left"]);
  });
});
