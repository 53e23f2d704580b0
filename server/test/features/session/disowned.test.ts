import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOf } from "../../../src/features/session/queries/accounts.ts";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newDevice, passwordLogIn } from "../../harness/device.ts";
import { ownName } from "../../harness/members.ts";
import { bearer, changeLink, disownLink, ownAccount, password } from "../../harness/own-account.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ OUTBOUND: "1" });
});
afterAll(() => server.close());

const { ask, isSignedIn, linkIn, mailsTo, signedUp } = ownAccount(() => server);

const disown = (token: string) => ask("POST", "/rest/auth/suspicious", undefined, { token });

async function accountOf(email: string): Promise<number | undefined> {
  return (await personOf(server.parts.database.read, { email }))?.accountId;
}

/** Somebody with a live session changes the account's address, and confirms it in their own mailbox. */
async function changeAddress(headers: object, email: string): Promise<void> {
  expect((await ask("POST", "/rest/account/email", headers, { email, password })).status).toBe(202);
  const code = await linkIn(email, changeLink);
  expect((await ask("POST", "/rest/account/email/confirmation", headers, { code })).status).toBe(200);
}

/** An account whose address an intruder has replaced. */
async function stolen() {
  const victim = await signedUp();
  const accountId = await accountOf(victim.email);
  const thief = `thief-of-${victim.email}`;
  await changeAddress(victim.headers, thief);
  return { ...victim, accountId, thief };
}

/** Somebody else signs in to an account; its owner has the mail that says so. */
async function enter(email: string) {
  const { body } = await passwordLogIn(server, newDevice(), email, password);
  return { headers: bearer(body.jwt), token: await linkIn(email, disownLink) };
}

describe("R-36 somebody whose address was replaced, and who signed in with it before they say so", () => {
  it("gets account and address back, and the intruder's mailbox opens nothing of theirs", async () => {
    const { email, headers, accountId, thief } = await stolen();
    const begun = await signIn(server, email);
    expect(await accountOf(email)).not.toBe(accountId);
    expect(await disown(await linkIn(email, disownLink))).toMatchObject({ status: 200, body: { email } });
    expect(await isSignedIn(headers)).toBe(false);
    expect(await accountOf(email)).toBe(accountId);
    expect((await signIn(server, email)).profile.id).toBe(String(accountId));
    expect((await signIn(server, thief)).profile.id).not.toBe(String(accountId));
    expect((await passwordLogIn(server, newDevice(), thief, password)).status).toBe(401);
    // What the new account saved stays in its browser.
    const { body } = await ask("GET", "/rest/profile", bearer(begun.jwt));
    expect(body).toMatchObject({ id: begun.profile.id, emailProved: false });
  });

  it("doesn't get the new account through a provider that it signed in with meanwhile", async () => {
    const { email, accountId } = await stolen();
    await signIn(server, email);
    const account_id = (await accountOf(email)) as number;
    await server.parts.database.write((writer) =>
      writer
        .insertInto("social_identity")
        .values({ provider: "google", issuer: "google", subject: email, account_id, linked_at: 0 })
        .execute(),
    );
    await disown(await linkIn(email, disownLink));
    const { read } = server.parts.database;
    const linked = read.selectFrom("social_identity").select("id").where("subject", "=", email);
    expect(await linked.execute()).toEqual([]);
    expect(await accountOf(email)).toBe(accountId);
  });

  it("is told that the address is in use if the new account needs it; nothing opens the other until it is free", async () => {
    const { email, headers, accountId, thief } = await stolen();
    const token = await linkIn(email, disownLink);
    await server.publish([aDraft({ title: `Wanted by ${email}`, organization: "Wanting Works" })], email);
    const begun = await signIn(server, email);
    const seeker = { headers: bearer(begun.jwt), accountId: begun.profile.id };
    await apply(server, seeker, await jobNamed(server, `Wanted by ${email}`));
    expect(await disown(token)).toMatchObject({ status: 409, body: { code: "email-in-use" } });
    expect(await isSignedIn(headers)).toBe(false);
    expect((await signIn(server, email)).profile.id).toBe(begun.profile.id);
    expect((await signIn(server, thief)).profile.id).not.toBe(String(accountId));
    expect((await passwordLogIn(server, newDevice(), thief, password)).status).toBe(401);
    await ask("POST", "/rest/account/email", seeker.headers, { email: `new-${email}` });
    const code = await linkIn(`new-${email}`, changeLink);
    await ask("POST", "/rest/account/email/confirmation", seeker.headers, { code });
    expect(await disown(token)).toMatchObject({ status: 200, body: { email } });
    expect((await signIn(server, email)).profile.id).toBe(String(accountId));
  });
});

describe("R-36 the link in a mail", () => {
  it("gives the address back that was replaced after the mail, whatever the mail was about", async () => {
    const { email, headers } = await signedUp();
    const accountId = await accountOf(email);
    await passwordLogIn(server, newDevice(), email, password);
    const token = await linkIn(email, disownLink);
    await changeAddress(headers, `later-thief-of-${email}`);
    expect(await disown(token)).toMatchObject({ status: 200, body: { email } });
    expect(await accountOf(email)).toBe(accountId);
  });

  it("does nothing in an intruder's mailbox once the owner has the address back", async () => {
    const { email, headers, accountId, thief } = await stolen();
    await changeAddress(headers, `second-${thief}`);
    const theirs = await linkIn(thief, disownLink);
    expect((await disown(await linkIn(email, disownLink))).status).toBe(200);
    const again = bearer((await signIn(server, email)).jwt);
    expect(await disown(theirs)).toMatchObject({ status: 400, body: { code: "proof-refused" } });
    expect(await isSignedIn(again)).toBe(true);
    expect(await accountOf(email)).toBe(accountId);
  });
});

describe("R-36 what an intruder set going", () => {
  it("no longer deletes the account, and its owner is told", async () => {
    const { email } = await signedUp();
    const accountId = await accountOf(email);
    const { headers, token } = await enter(email);
    expect((await ask("POST", "/rest/account/deletion", headers)).status).toBe(202);
    expect((await disown(token)).status).toBe(200);
    expect((await mailsTo(email))[0]?.subject).toBe("Your account stays");
    await server.advance(8 * day);
    await server.parts.settled();
    expect((await signIn(server, email)).profile.id).toBe(String(accountId));
  });

  it("publishes nothing: sources that they connected are removed, but not those that were there before", async () => {
    const { email, headers: owner } = await signedUp();
    const name = `Sources of ${email}`;
    const { slug } = (await ask("POST", "/rest/organizations", owner, { name, ...ownName })).body;
    const connect = async (by: object, url: string) =>
      (await ask("POST", `/rest/organizations/${slug}/sources`, by, { url })).status;
    expect(await connect(owner, "https://works.example/jobs.xml")).toBe(201);
    await server.advance(3 * day);
    const { headers, token } = await enter(email);
    expect(await connect(headers, "https://thief.example/jobs.xml")).toBe(201);
    expect((await disown(token)).status).toBe(200);
    await server.parts.settled();
    const again = bearer((await signIn(server, email)).jwt);
    const { body } = await ask("GET", `/rest/organizations/${slug}/sources`, again);
    expect(body.sources).toMatchObject([{ url: "https://works.example/jobs.xml" }]);
  });

  it("lets no agency post: what they confirmed ends, but not what was confirmed before", async () => {
    const found = async (name: string, by: object) =>
      (await ask("POST", "/rest/organizations", by, { name, ...ownName })).body as { slug: string };
    const { email, headers: owner } = await signedUp();
    const client = await found(`Client of ${email}`, owner);
    const { database } = server.parts;
    const idOf = async ({ slug }: { slug: string }) =>
      (
        await database.read
          .selectFrom("organization")
          .select("id")
          .where("slug", "=", slug)
          .executeTakeFirstOrThrow()
      ).id;
    const client_id = await idOf(client);
    const confirm = async (name: string, by: object) => {
      const agency = await signedUp();
      const values = {
        agency_id: await idOf(await found(`${name} of ${email}`, agency.headers)),
        client_id,
        posting_id: null,
        state: "asked" as const,
        asked_by: (await accountOf(agency.email)) as number,
        asked_at: server.parts.clock.now(),
      };
      const { id } = await database.write((writer) =>
        writer.insertInto("agency_relation").values(values).returning("id").executeTakeFirstOrThrow(),
      );
      const path = `/rest/organizations/${client.slug}/agencies/${id}/answer`;
      expect((await ask("POST", path, by, { isConfirmed: true })).status).toBeLessThan(300);
      return id;
    };
    const before = await confirm("Old agency", owner);
    await server.advance(3 * day);
    const { headers, token } = await enter(email);
    const since = await confirm("New agency", headers);
    expect((await disown(token)).status).toBe(200);
    await server.parts.settled();
    const states = await database.read
      .selectFrom("agency_relation")
      .select("state")
      .where("id", "in", [before, since])
      .orderBy("id")
      .execute();
    expect(states.map(({ state }) => state)).toEqual(["confirmed", "ended"]);
  });

  it("lets nobody in: invitations, keys and webhooks end, but not the keys that were there before", async () => {
    const { email, headers: owner } = await signedUp();
    const name = `Works of ${email}`;
    const { slug } = (await ask("POST", "/rest/organizations", owner, { name, ...ownName })).body;
    const make = (what: string, by: object, payload: object) =>
      ask("POST", `/rest/organizations/${slug}/${what}`, by, payload);
    const report = { name: "Report", scopes: ["postings:read"] };
    const before = (await make("keys", owner, report)).body.key;
    await server.advance(3 * day);
    const { headers, token } = await enter(email);
    const since = (await make("keys", headers, report)).body.key;
    expect((await make("webhooks", headers, { url: "https://thief.example/hook" })).status).toBe(201);
    const accomplice = `accomplice-of-${email}`;
    expect((await make("invitations", headers, { email: accomplice, role: "owner" })).status).toBe(201);
    const invitation = await linkIn(accomplice, /\/invitations\/(\S+)/);
    expect((await disown(token)).status).toBe(200);
    await server.parts.settled();
    const asked = async (key: string) => (await ask("GET", "/rest/program/postings", bearer(key))).status;
    expect([await asked(before), await asked(since)]).toEqual([200, 401]);
    const again = bearer((await signIn(server, email)).jwt);
    expect((await ask("GET", `/rest/organizations/${slug}/webhooks`, again)).body.webhooks).toEqual([]);
    const by = bearer((await signIn(server, accomplice)).jwt);
    const accepting = await ask("POST", "/rest/invitations/accept", by, { token: invitation, ...ownName });
    expect(accepting.body.code).toBe("invitation-expired");
  });
});
