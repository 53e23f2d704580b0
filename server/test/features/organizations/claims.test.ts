import { mailedToNamed } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { openLog } from "../../../src/platform/log.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { createOrganization } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join, ownName } from "../../harness/members.ts";

const records = new Map<string, string>();
let server: TestApp;
let operator: Person;
let ada: Person;
let count = 0;
let slug: string;
let domain: string;

beforeAll(async () => {
  server = await startApp({ OUTBOUND: "1" }, openLog("silent"), async (name) => {
    const value = records.get(name);
    return value === undefined ? [] : [value];
  });
  await person(server, "operator@candor.example");
  await setAdministrator(server.parts, "operator@candor.example", { granted: true });
});
afterAll(() => server.close());

/** Each test has an organization whose only source is its own careers page. */
beforeEach(async () => {
  count += 1;
  slug = `harbor-${count}x`;
  domain = `harbor${count}.example`;
  const organization = `Harbor ${count}x`;
  const sourceUrl = `https://careers.${domain}/1`;
  await server.publish([aDraft({ title: `Keeper ${count}`, organization, sourceUrl })], `harbor-${count}`);
  // Lets enough time pass that the operator gets a code each time.
  await server.advance(200_000);
  operator = await person(server, "operator@candor.example");
  ada = await person(server, `ada${count}@example.com`);
});

function start(by: Person, payload: object) {
  return server.ask("POST", `/rest/organizations/${slug}/claims`, {
    ...by,
    payload: { ...ownName, ...payload },
  });
}

async function prove(by: Person, email: string) {
  const [mail] = await mailsTo(server, email);
  const token = /claims\/(\S+)/.exec(mail?.text ?? "")?.[1];
  return server.ask("POST", "/rest/claims/proof", { ...by, payload: { token } });
}

async function isMember(by: Person): Promise<boolean> {
  return (await server.ask("GET", `/rest/organizations/${slug}/members`, by)).status === 200;
}

async function waiting(): Promise<{ id: string; claimant: { email: string } }[]> {
  const { body } = await server.ask("GET", "/rest/admin/claims", operator);
  return body.claims.filter(
    ({ organization }: { organization: { slug: string } }) => organization.slug === slug,
  );
}

function decide(id: string, payload: object) {
  return server.ask("POST", `/rest/admin/claims/${id}/decision`, { ...operator, payload });
}

describe("R-78 a claim by mail", () => {
  it("is granted to who opens the link at the domain that the postings come from", async () => {
    await apply(server, ada, await jobNamed(server, `Keeper ${count}`));
    const email = `ada@${domain}`;
    expect((await start(ada, { method: "mail", email })).body).toMatchObject({ state: "started", domain });
    expect(await isMember(ada)).toBe(false);
    const hasMembers = async () =>
      (await server.ask("GET", `/rest/organizations/${slug}/claim`, operator)).body.hasMembers;
    expect(await hasMembers()).toBe(false);
    expect((await prove(ada, email)).body.claim.state).toBe("granted");
    expect(await isMember(ada)).toBe(true);
    expect(await hasMembers()).toBe(true);
    expect((await server.ask("GET", `/rest/organizations/${slug}`)).body.claimed).toBe(true);
    const [mail] = await mailsTo(server, `ada${count}@example.com`);
    expect(mail?.subject).toBe(`Harbor ${count}x is yours on Candor`);
  });

  it("is mailed to an address ten times a day at most, whoever starts it", async () => {
    const email = `desk@${domain}`;
    const other = await person(server, `other${count}@example.com`);
    for (let sent = 0; sent < mailedToNamed.requests; sent += 1) {
      expect((await start(ada, { method: "mail", email })).status).toBe(201);
      // A claim is replaced by the next, and then not mailed.
      await server.parts.settled();
    }
    expect((await start(other, { method: "mail", email })).status).toBe(429);
    expect(await mailsTo(server, email)).toHaveLength(mailedToNamed.requests);
  });

  it("can't be proved while the organization is another's other name", async () => {
    const other = aDraft({ title: `Digger ${count}`, organization: `Quarry ${count}x` });
    await server.publish([other], `quarry-${count}`);
    const email = `ada@${domain}`;
    await start(ada, { method: "mail", email });
    const payload = { from: slug, into: `quarry-${count}x`, reason: "The same company, by its site" };
    const { body } = await server.ask("POST", "/rest/admin/merges", { ...operator, payload });
    expect(await prove(ada, email)).toMatchObject({ status: 410, body: { code: "claim-expired" } });
    await server.ask("DELETE", `/rest/admin/merges/${body.id}`, operator);
    expect((await prove(ada, email)).body.claim.state).toBe("granted");
  });

  it("promises an answer to applications that waited for it", async () => {
    const seeker = await person(server, `seeker${count}@example.com`);
    const { body } = await apply(server, seeker, await jobNamed(server, `Keeper ${count}`));
    await start(ada, { method: "mail", email: `ada@${domain}` });
    await prove(ada, `ada@${domain}`);
    await server.parts.settled();
    const { body: application } = await server.ask("GET", `/rest/applications/${body.id}`, seeker);
    expect(application.answerBy).toMatch(/Z$/);
  });

  it("makes its postings ones that promise an answer in searches, until the last owner leaves", async () => {
    const found = async () => {
      const payload = { query: `at Harbor ${count}x`, promised: true };
      const { body } = await server.ask("POST", "/rest/jobs/search", { payload });
      return body.hits.total.value;
    };
    expect(await found()).toBe(0);
    await start(ada, { method: "mail", email: `ada@${domain}` });
    await prove(ada, `ada@${domain}`);
    await server.parts.settled();
    expect(await found()).toBe(1);
    const path = `/rest/organizations/${slug}/departure`;
    await server.ask("POST", path, { ...ada, payload: { last: true } });
    await server.parts.settled();
    expect(await found()).toBe(0);
  });

  it("is worth nothing to anybody else who has the link", async () => {
    const email = `ada@${domain}`;
    await start(ada, { method: "mail", email });
    const other = await person(server, `other${count}@example.com`);
    expect((await prove(other, email)).body.code).toBe("claim-of-another");
    expect(await isMember(other)).toBe(false);
    expect(await isMember(ada)).toBe(false);
  });

  it("ends after two weeks, and when it is withdrawn", async () => {
    const email = `ada@${domain}`;
    await start(ada, { method: "mail", email });
    await server.parts.settled();
    await server.ask("DELETE", `/rest/organizations/${slug}/claim`, ada);
    expect((await prove(ada, email)).body.code).toBe("claim-expired");
    await server.advance(1000);
    await start(ada, { method: "mail", email });
    await server.advance(14 * 86_400_000);
    const later = await person(server, `ada${count}@example.com`);
    expect((await prove(later, email)).body.code).toBe("claim-expired");
    expect(await isMember(later)).toBe(false);
  });

  it.each(["ada@gmail.com", "ada@yahoo.co.uk"])("is refused with an address such as %s", async (email) => {
    const { status, body } = await start(ada, { method: "mail", email });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: "/email", key: "validation.claimFreeMail" }]);
  });

  it("waits for an administrator if the domain is a job board's or nobody knows it", async () => {
    await server.publish(
      ["One", "Two"].map((name) =>
        aDraft({
          title: `${name} ${count}`,
          organization: `${name} ${count}x`,
          sourceUrl: "https://board.example/1",
        }),
      ),
      `board-${count}`,
    );
    slug = `one-${count}x`;
    await start(ada, { method: "mail", email: "ada@board.example" });
    expect((await prove(ada, "ada@board.example")).body.claim.state).toBe("waiting");
    slug = `harbor-${count}x`;
    await start(ada, { method: "mail", email: `ada@harbor${count}.test` });
    expect((await prove(ada, `ada@harbor${count}.test`)).body.claim.state).toBe("waiting");
    expect(await waiting()).toMatchObject([{ isKnownDomain: false, organization: { members: 0 } }]);
  });
});

describe("a claim by DNS", () => {
  it("is granted once the record is there, and not with another claim's record", async () => {
    const { body } = await start(ada, { method: "dns", domain });
    const { name, value } = body.record;
    expect(name).toBe(`_candor.${domain}`);
    const check = () => server.ask("POST", `/rest/organizations/${slug}/claim/check`, ada);
    expect((await check()).body.code).toBe("record-missing");
    records.set(name, `${value}x`);
    expect((await check()).body.code).toBe("record-missing");
    records.set(name, value);
    expect((await check()).body.state).toBe("granted");
    expect(await isMember(ada)).toBe(true);
  });
});

describe("a claim that an administrator decides", () => {
  it("is granted or refused with a word, and mailed", async () => {
    await start(ada, { method: "administrator", reason: "I keep the lamps there." });
    const [claim] = await waiting();
    expect(claim).toMatchObject({ method: "administrator", reason: "I keep the lamps there." });
    const [told] = await mailsTo(server, "operator@candor.example");
    expect(told?.subject).toBe(`A claim is waiting: Harbor ${count}x`);
    expect((await decide(claim!.id, { granted: false, answer: "Who are you?" })).status).toBe(204);
    const [mail] = await mailsTo(server, `ada${count}@example.com`);
    expect(mail?.text).toContain("Who are you?");
    expect(await isMember(ada)).toBe(false);
    expect((await decide(claim!.id, { granted: true })).status).toBe(404);
  });

  it("stands beside its rival with both proofs; granting one refuses the other", async () => {
    const ben = await person(server, `ben${count}@example.com`);
    await start(ben, { method: "administrator", reason: "It is mine, I say." });
    await start(ada, { method: "mail", email: `ada@${domain}` });
    expect((await prove(ada, `ada@${domain}`)).body.claim.state).toBe("waiting");
    const claims = await waiting();
    expect(claims).toMatchObject([
      { method: "administrator" },
      { method: "mail", domain, isKnownDomain: true, proved: expect.any(String) },
    ]);
    await decide(claims[1]!.id, { granted: true });
    expect([await isMember(ada), await isMember(ben)]).toEqual([true, false]);
    expect(await waiting()).toEqual([]);
    const [mail] = await mailsTo(server, `ben${count}@example.com`);
    expect(mail?.subject).toBe(`Your claim of Harbor ${count}x`);
  });

  it("of an organization that somebody owns replaces its members only when it is granted", async () => {
    const holder = await pro(server, `holder${count}@example.com`, `Harbor ${count}x`);
    await start(ada, { method: "mail", email: `ada@${domain}` });
    expect((await prove(ada, `ada@${domain}`)).body.claim.state).toBe("waiting");
    expect([await isMember(ada), await isMember(holder)]).toEqual([false, true]);
    const [claim] = await waiting();
    await decide(claim!.id, { granted: true });
    expect([await isMember(ada), await isMember(holder)]).toEqual([true, false]);
  });

  it("proves an organization that its owner created, whose members and invitations stay", async () => {
    slug = await createOrganization(server, ada, `Mill ${count}x`);
    const at = `/rest/organizations/${slug}`;
    const ben = await person(server, `ben${count}@example.com`);
    await join(server, ben, "recruiter", `Mill ${count}x`);
    const email = `cleo${count}@example.com`;
    await server.ask("POST", `${at}/invitations`, { ...ada, payload: { email, role: "reader" } });
    const state = async (by: Person) => (await server.ask("GET", `${at}/claim`, by)).body;
    expect(await state(ada)).toMatchObject({ isMember: true, mayClaim: true });
    expect(await state(ben)).toMatchObject({ isMember: true, mayClaim: false });
    expect((await start(ben, { method: "dns", domain })).body.code).toBe("already-member");

    const { body } = await start(ada, { method: "dns", domain });
    records.set(body.record.name, body.record.value);
    expect((await server.ask("POST", `${at}/claim/check`, ada)).body.state).toBe("waiting");
    const [claim] = await waiting();
    await decide(claim!.id, { granted: true });
    await server.parts.settled();
    expect([await isMember(ada), await isMember(ben)]).toEqual([true, true]);
    expect((await server.ask("GET", `${at}/members`, ada)).body.invitations).toHaveLength(1);
    expect((await server.ask("GET", `${at}/sources`, ada)).body.proved).toBe(true);
    expect(await state(ada)).toMatchObject({ isMember: true, mayClaim: false });
    expect((await start(ada, { method: "dns", domain })).body.code).toBe("already-member");
  });

  it("ends what earlier members left behind: invitations, keys and webhooks", async () => {
    const holder = await pro(server, `holder${count}@example.com`, `Harbor ${count}x`);
    const at = `/rest/organizations/${slug}`;
    const email = `friend${count}@example.com`;
    await server.ask("POST", `${at}/invitations`, { ...holder, payload: { email, role: "owner" } });
    const token = /invitations\/(\S+)/.exec((await mailsTo(server, email))[0]?.text ?? "")?.[1];
    const keyOf = async (by: Person) =>
      (await server.ask("POST", `${at}/keys`, { ...by, payload: { name: "K", scopes: ["postings:read"] } }))
        .body.key;
    const reads = async (key: string) =>
      (await server.ask("GET", "/rest/program/postings", { headers: { authorization: `Bearer ${key}` } }))
        .status;
    const key = await keyOf(holder);
    const url = "https://hooks.example.org/";
    expect((await server.ask("POST", `${at}/webhooks`, { ...holder, payload: { url } })).status).toBe(201);
    await start(ada, { method: "administrator", reason: "They are not us." });
    const [claim] = await waiting();
    await decide(claim!.id, { granted: true });
    const own = await keyOf(ada);
    await server.parts.settled();
    const friend = await person(server, email);
    const accepted = await server.ask("POST", "/rest/invitations/accept", {
      ...friend,
      payload: { token, ...ownName },
    });
    expect(accepted.body.code).toBe("invitation-expired");
    expect(await isMember(friend)).toBe(false);
    expect([await reads(key), await reads(own)]).toEqual([401, 200]);
    expect((await server.ask("GET", `${at}/webhooks`, ada)).body.webhooks).toEqual([]);
  });
});
