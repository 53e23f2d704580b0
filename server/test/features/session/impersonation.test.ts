import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { endImpersonations } from "../../../src/features/session/commands/end-sessions.ts";
import { visitorOf } from "../../../src/pages/visitor.ts";
import { day, minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { bearer, faults, ownAccount } from "../../harness/own-account.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;
let person: Awaited<ReturnType<typeof people.signedUp>>;
let count = 0;
const people = ownAccount(() => server);
const reason = "They asked why their application is not shown.";

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  const email = `admin-${++count}@example.com`;
  await setAdministrator(server.parts, email, { granted: true });
  admin = await signIn(server, email);
  person = await people.signedUp();
});

const start = (body: object) => people.ask("POST", "/rest/admin/impersonation", bearer(admin.jwt), body);

async function impersonated() {
  const answer = await start({ email: person.email, reason });
  const cookie = String(answer.headers["set-cookie"]).split(";")[0] as string;
  return { ...answer, cookie, headers: bearer(answer.body.jwt) };
}

const refresh = (cookie: string) =>
  people.ask("POST", "/rest/auth/refresh", { cookie, origin: server.origin });

function claimsOf(jwt: string) {
  return JSON.parse(Buffer.from(jwt.split(".")[1] as string, "base64url").toString());
}

describe("an administrator who signs in as somebody", () => {
  it("is given a token that names both, for 30 minutes", async () => {
    const { status, body, headers } = await impersonated();
    expect([status, body.email]).toEqual([201, person.email]);
    const claims = claimsOf(body.jwt);
    expect(claims).toMatchObject({ email: person.email, act: { sub: admin.profile.id } });
    expect(claims.exp - claims.iat).toBe(30 * 60);
    expect((await people.ask("GET", "/rest/profile", headers)).body.email).toBe(person.email);
  });

  it("names the person by number too", async () => {
    const { accountId } = await profileOf(person.headers);
    expect((await start({ accountId, reason })).body.email).toBe(person.email);
  });

  it("says why, and names one person who is there and is no administrator", async () => {
    const admins = claimsOf(admin.jwt).email;
    expect(faults(await start({ email: person.email, reason: " too short " }))).toEqual({
      status: 400,
      keys: ["/reason validation.impersonationReason"],
    });
    for (const [whom, key] of [
      [{}, "validation.emailRequired"],
      [{ email: person.email, accountId: "1" }, "validation.emailRequired"],
      [{ email: "nobody@example.com" }, "validation.noSuchAccount"],
      [{ email: admins }, "validation.accountAdministrates"],
    ] as const)
      expect(faults(await start({ ...whom, reason }))).toEqual({ status: 400, keys: [`/email ${key}`] });
  });

  it("can't sign in to an account that was deleted", async () => {
    const { accountId } = await profileOf(person.headers);
    await people.ask("POST", "/rest/account/deletion", person.headers);
    await server.advance(limits.deletionDays * day);
    await server.advance(day);
    admin = await signIn(server, claimsOf(admin.jwt).email);
    expect(faults(await start({ accountId, reason }))).toEqual({
      status: 400,
      keys: ["/email validation.noSuchAccount"],
    });
  });

  it("gets new tokens for the same 30 minutes, and none after them", async () => {
    const { body, cookie, headers } = await impersonated();
    await server.advance(20 * minute);
    const again = await refresh(cookie);
    expect(claimsOf(again.body.jwt)).toMatchObject({
      exp: claimsOf(body.jwt).exp,
      act: { sub: admin.profile.id },
    });
    // What an administrator types is not the person's.
    expect(again.body.formKey).toBe("");
    await server.advance(10 * minute);
    expect((await refresh(cookie)).status).toBe(401);
    for (const ended of [headers, bearer(again.body.jwt)]) expect(await people.isSignedIn(ended)).toBe(false);
  });

  it("Q-11 leaves no search behind, and sees which ones are the person's favorites", async () => {
    const send = async (as: object, ...searches: object[]) =>
      (await people.ask("POST", "/rest/searches", as, { searches })).body.searches;
    const nurse = { criteria: { query: "nurse" } };
    const [kept] = await send(person.headers, { ...nurse, favorite: true });
    const { headers } = await impersonated();
    await server.advance(minute);
    expect(await send(headers, nurse, { criteria: { query: "welder" } })).toEqual([kept]);
    expect((await people.ask("GET", "/rest/searches", person.headers)).body).toEqual({
      recent: [],
      favorites: [kept],
    });
  });

  it("changes nothing by which the person signs in, and is told so", async () => {
    const { headers } = await impersonated();
    const { body } = await people.ask("GET", "/rest/account/sessions", headers);
    for (const [method, path, sent] of [
      ["POST", "/rest/account/password", { newPassword: "moss harbor 17 tin" }],
      ["POST", "/rest/account/email", { email: "other@example.com" }],
      ["POST", "/rest/account/email/confirmation", { code: "1.x" }],
      ["DELETE", "/rest/account/email", undefined],
      ["DELETE", "/rest/account/sessions", undefined],
      ["DELETE", `/rest/account/sessions/${body.sessions.at(-1).id}`, undefined],
    ] as const)
      expect(await people.ask(method, path, headers, sent)).toMatchObject({
        status: 403,
        body: { code: "impersonated" },
      });
    expect(await people.isSignedIn(person.headers)).toBe(true);
  });

  it("is seen by the person in their sign-ins, and nothing of where they are; no mail is sent", async () => {
    await impersonated();
    const { body } = await people.ask("GET", "/rest/account/sessions", person.headers);
    for (const [seen] of [body.sessions, body.history]) {
      expect(seen).toMatchObject({ device: "Candor support" });
      expect(seen.network).toBeUndefined();
    }
    expect(await people.mailsTo(person.email)).toEqual([]);
  });

  it("is no sign-in of the person's: their first one is on no strange device", async () => {
    const email = "named-only@example.com";
    const row = { email, email_proved_at: null, administrator: 0, created_at: 0 };
    await server.parts.database.write((writer) => writer.insertInto("account").values(row).execute());
    expect((await start({ email, reason })).status).toBe(201);
    await signIn(server, email);
    expect(await people.mailsTo(email)).toHaveLength(1);
  });

  it("is signed out by the person, as any other session", async () => {
    const { headers } = await impersonated();
    await people.ask("DELETE", "/rest/account/sessions", person.headers);
    expect(await people.isSignedIn(headers)).toBe(false);
  });

  it("ends with their own session", async () => {
    const { headers } = await impersonated();
    await people.ask("POST", "/rest/auth/logout", bearer(admin.jwt));
    expect(await people.isSignedIn(headers)).toBe(false);
    const { history } = (await people.ask("GET", "/rest/account/sessions", person.headers)).body;
    expect(history[0].endedAt).toBeDefined();
  });

  it("ends with the right, before a task has ended it for good", async () => {
    const { headers } = await impersonated();
    const { email } = claimsOf(admin.jwt);
    await server.parts.database.write((writer) =>
      writer.updateTable("account").set({ administrator: 0 }).where("email", "=", email).execute(),
    );
    expect(await people.isSignedIn(headers)).toBe(false);
  });

  it("doesn't continue when the right is given back", async () => {
    const { headers } = await impersonated();
    await setAdministrator(server.parts, claimsOf(admin.jwt).email, { granted: false });
    await server.parts.settled();
    await setAdministrator(server.parts, claimsOf(admin.jwt).email, { granted: true });
    expect(await people.isSignedIn(headers)).toBe(false);
    const { sessions, history } = (await people.ask("GET", "/rest/account/sessions", person.headers)).body;
    expect(sessions).toHaveLength(1);
    expect(history[0].endedAt).toBeDefined();
  });

  it("continues if it begins before the task about its new administrator has run", async () => {
    const { headers } = await impersonated();
    const { parts } = server;
    await parts.database.write((writer) =>
      endImpersonations(parts, writer, Number(admin.profile.id), "administrators'"),
    );
    expect(await people.isSignedIn(headers)).toBe(true);
  });

  it("ends once the person is an administrator, too", async () => {
    const { headers } = await impersonated();
    await setAdministrator(server.parts, person.email, { granted: true });
    await server.parts.settled();
    expect(await people.isSignedIn(headers)).toBe(false);
    expect(await people.isSignedIn(person.headers)).toBe(true);
  });

  it("is themselves again after logging out", async () => {
    const { headers } = await impersonated();
    const { status, headers: answered } = await people.ask("POST", "/rest/auth/logout", headers);
    expect(status).toBe(204);
    expect(String(answered["set-cookie"])).toMatch(/candor-impersonation=;/);
    expect(String(answered["set-cookie"])).not.toMatch(/candor=;/);
    expect([await people.isSignedIn(headers), await people.isSignedIn(bearer(admin.jwt))]).toEqual([
      false,
      true,
    ]);
  });

  it("is listed for administrators, with the reason and both names, in the log too", async () => {
    await impersonated();
    const { body } = await people.ask("GET", "/rest/admin/impersonations", bearer(admin.jwt));
    const administrator = claimsOf(admin.jwt).email;
    expect(body.impersonations[0]).toMatchObject({ administrator, email: person.email, reason });
    expect(body.impersonations[0].endedAt).toBeUndefined();
    const event = await server.parts.database.read
      .selectFrom("event")
      .select(["name", "actor_id", "subject_id"])
      .orderBy("sequence", "desc")
      .executeTakeFirst();
    expect({ ...event }).toEqual({
      name: "impersonation-started",
      actor_id: Number(admin.profile.id),
      subject_id: Number((await profileOf(person.headers)).accountId),
    });
  });

  it("is shown pages as the person, and as nobody between the end and their own session", async () => {
    const { cookie, headers } = await impersonated();
    const cookies = {
      candor: admin.cookie.replace("candor=", ""),
      "candor-impersonation": cookie.replace("candor-impersonation=", ""),
    };
    const visitor = () => visitorOf({ cookies } as never, server.parts.gates);
    expect(await visitor()).toMatchObject({ signedIn: true, impersonated: { email: person.email } });
    await people.ask("POST", "/rest/auth/logout", headers);
    expect(await visitor()).toMatchObject({
      signedIn: false,
      isKnown: true,
      knownEmail: undefined,
      impersonated: undefined,
      hasEndedImpersonation: true,
    });
  });
});

async function profileOf(headers: object) {
  const { body } = await people.ask("GET", "/rest/profile", headers);
  return { accountId: body.id as string };
}
