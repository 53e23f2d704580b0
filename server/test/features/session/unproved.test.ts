import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { type Device, newDevice, passwordLogIn } from "../../harness/device.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const password = "kelp lantern 42";

function signUp(email: string, device: Device) {
  const payload = { email, signUp: { firstName: "Ada", lastName: "Byron", password } };
  return server.ask("POST", "/rest/auth/code", { ...device, payload });
}

function skip(email: string, device: Device) {
  return server.ask("POST", "/rest/auth/skip", { ...device, payload: { email } });
}

/** Somebody who signed up on a device and skipped the proof. */
async function begun(email: string) {
  const device = newDevice();
  await signUp(email, device);
  const { status, body } = await skip(email, device);
  return { status, device, profile: body.profile, headers: bearer(body.jwt) };
}

function bearer(jwt: string) {
  return { authorization: `Bearer ${jwt}` };
}

async function newCode(email: string): Promise<string> {
  await server.ask("POST", "/rest/auth/code", { payload: { email } });
  return mailedCode(server, email);
}

/** Enters a code as a signed-in person. */
function prove(headers: object, email: string, code: string) {
  const payload = { provider: "code", credential: { email, code } };
  return server.ask("POST", "/rest/auth/login", { headers: { ...headers }, payload });
}

async function linkFor(email: string): Promise<string> {
  await server.ask("POST", "/rest/auth/link", { payload: { email } });
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return /[?&]e=(\S+)/.exec(body[0].text)?.[1] as string;
}

async function enterCode(email: string, device: Device) {
  const payload = { provider: "code", credential: { email, code: await newCode(email) } };
  return server.ask("POST", "/rest/auth/login", { ...device, payload });
}

const keep = { searches: [{ criteria: { query: "lamps" } }] };

describe("S-21 skipping the proof of a mailbox", () => {
  it("begins the account that signed up, which says that it is not proved", async () => {
    const { status, profile } = await begun("ada@example.com");
    expect(status).toBe(200);
    expect(profile).toMatchObject({ email: "ada@example.com", displayName: "Ada Byron", emailProved: false });
  });

  it("lets somebody save, but not apply or link", async () => {
    const { headers } = await begun("bo@example.com");
    await server.publish([aDraft({ title: "Lamp Keeper" })]);
    const job = await jobNamed(server, "Lamp Keeper");
    const kept = await server.ask("POST", "/rest/searches", { headers, payload: keep });
    expect(kept.status).toBe(200);
    const refused = { status: 403, body: { code: "email-unproved" } };
    const applying = await server.ask("POST", `/rest/jobs/${job}/applications`, { headers, payload: sent });
    expect(applying).toMatchObject(refused);
    const linking = await server.ask("POST", "/rest/account/identities/authorization", {
      headers,
      payload: { provider: "linkedin" },
    });
    expect(linking).toMatchObject(refused);
  });

  it("needs a sign-up of the same device, and takes it once", async () => {
    const { device } = await begun("cy@example.com");
    expect(await skip("cy@example.com", device)).toMatchObject({ status: 404 });
    await signUp("di@example.com", device);
    expect(await skip("di@example.com", newDevice())).toMatchObject({ status: 404 });
    const both = await Promise.all([skip("di@example.com", device), skip("di@example.com", device)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  });

  it("V-10 doesn't tell who has an account, and doesn't open theirs", async () => {
    const owner = await signIn(server, "ed@example.com");
    const known = await begun("ed@example.com");
    const unknown = await begun("nobody@example.com");
    expect(known.status).toBe(unknown.status);
    expect(known.profile.id).not.toBe(owner.profile.id);
    const again = await signIn(server, "ed@example.com");
    expect(again.profile.id).toBe(owner.profile.id);
  });

  it("mails nobody about what is done with an account that may be a stranger's", async () => {
    const { headers } = await begun("fay@example.com");
    const payload = { currentPassword: password, newPassword: "another lantern 43" };
    await server.ask("POST", "/rest/account/password", { headers, payload });
    await server.parts.settled();
    const { body } = await server.ask("GET", "/dev/mailbox.json?to=fay%40example.com");
    expect(body).toHaveLength(1);
  });
});

describe("S-21 proving a mailbox later", () => {
  it("makes the account its address's, with all that it has", async () => {
    const email = "gil@example.com";
    const { headers, profile } = await begun(email);
    const { body } = await prove(headers, email, await newCode(email));
    expect(body.profile).toMatchObject({ id: profile.id, email, emailProved: true });
    expect(body.notice).toBeUndefined();
    expect((await server.ask("GET", "/rest/profile", { headers })).status).toBe(401);
    expect((await passwordLogIn(server, newDevice(), email, password)).body.profile.id).toBe(profile.id);
  });

  it("refuses a wrong code, and counts it, without ending the session", async () => {
    const email = "hal@example.com";
    const { headers } = await begun(email);
    const code = await newCode(email);
    const wrong = { status: 401, body: { code: "credential-refused" } };
    for (let tries = 0; tries < 5; tries++)
      expect(await prove(headers, email, "000000x")).toMatchObject(wrong);
    expect(await prove(headers, email, code)).toMatchObject(wrong);
    expect((await server.ask("GET", "/rest/profile", { headers })).body).toMatchObject({
      emailProved: false,
    });
  });

  it("V-10 signs in to the account that the address has already, and says so", async () => {
    const email = "ida@example.com";
    const owner = await signIn(server, email);
    const { headers } = await begun(email);
    const { body } = await prove(headers, email, await newCode(email));
    expect(body).toMatchObject({ notice: "validation.emailHasAccount", profile: { id: owner.profile.id } });
  });

  it("leaves the account as it is where another address is proved", async () => {
    const { headers, profile } = await begun("nan@example.com");
    const { body } = await prove(headers, "una@example.com", await newCode("una@example.com"));
    expect(body.profile.id).not.toBe(profile.id);
    expect((await server.ask("GET", "/rest/profile", { headers })).body).toMatchObject({
      emailProved: false,
    });
  });

  it("S-18 by its own link keeps the account and its password", async () => {
    const email = "pia@example.com";
    const { headers, profile } = await begun(email);
    const token = await linkFor(email);
    const inspected = await server.ask("POST", "/rest/auth/link/inspection", { headers, payload: { token } });
    expect(inspected.body).toMatchObject({ signedIn: false, proves: true });
    const payload = { provider: "email", credential: token };
    const { body } = await server.ask("POST", "/rest/auth/login", { headers, payload });
    expect(body.profile).toMatchObject({ id: profile.id, emailProved: true, hasPassword: true });
  });

  it("by a code or a link on the device where it was begun keeps what was saved", async () => {
    const email = "jo@example.com";
    const { device, headers, profile } = await begun(email);
    await server.ask("POST", "/rest/searches", { headers, payload: keep });
    const { body } = await enterCode(email, device);
    expect(body.profile).toMatchObject({ id: profile.id, emailProved: true });
    const kept = await server.ask("GET", "/rest/searches", { headers: bearer(body.jwt) });
    expect(kept.body.recent).toHaveLength(1);
  });

  it("leaves no access to anyone who began it for a stranger's address", async () => {
    const email = "kim@example.com";
    const { device, headers } = await begun(email);
    const { body } = await enterCode(email, device);
    expect(body.profile).toMatchObject({ hasPassword: false });
    expect((await server.ask("GET", "/rest/profile", { headers })).status).toBe(401);
    expect((await passwordLogIn(server, device, email, password)).status).toBe(401);
  });

  it("takes no password of a sign-up that the person who proves did not ask to complete", async () => {
    const email = "quin@example.com";
    const device = newDevice();
    await signUp(email, device);
    const { body } = await enterCode(email, device);
    expect(body.profile).toMatchObject({ hasPassword: false });
    await signUp("ray@example.com", device);
    const payload = { provider: "email", credential: await linkFor("ray@example.com") };
    const linked = await server.ask("POST", "/rest/auth/login", { ...device, payload });
    expect(linked.body.profile).toMatchObject({ hasPassword: false });
  });

  it("opens nothing that was begun on another device", async () => {
    const email = "lee@example.com";
    const { profile } = await begun(email);
    const { body } = await enterCode(email, newDevice());
    expect(body.profile.id).not.toBe(profile.id);
  });
});

describe("S-16 the password of an account that is not proved", () => {
  it("signs in where the account was begun, and nowhere else", async () => {
    const email = "mo@example.com";
    const { device, profile } = await begun(email);
    expect((await passwordLogIn(server, device, email, password)).body.profile).toMatchObject({
      id: profile.id,
    });
    expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(401);
  });
});
