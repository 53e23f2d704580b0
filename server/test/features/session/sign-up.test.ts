import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { type Device, newDevice, passwordLogIn } from "../../harness/device.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const person = { firstName: "Ada", lastName: "Byron" };
const password = "kelp lantern 42";

function signUp(email: string, device: Partial<Device>, more: object = { password }) {
  const payload = { email, signUp: { ...person, ...more } };
  return server.ask("POST", "/rest/auth/code", { ...device, payload });
}

async function enterCode(email: string, device: Device) {
  const payload = { provider: "code", credential: { email, code: await mailedCode(server, email) } };
  return server.ask("POST", "/rest/auth/login", { ...device, payload });
}

async function openLink(email: string, device: Device) {
  await server.ask("POST", "/rest/auth/link", { payload: { email, again: true } });
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  // The mail with the code may be sent after it.
  const texts: string[] = body.map(({ text }: { text: string }) => text);
  const [credential] = texts.flatMap((text) => /[?&]e=(\S+)/.exec(text)?.[1] ?? []);
  return server.ask("POST", "/rest/auth/login", { ...device, payload: { provider: "email", credential } });
}

describe("signing up", () => {
  it("S-21 makes an account with its names and password when the code proves the mailbox", async () => {
    const email = "ada@example.com";
    const device = newDevice();
    expect(await signUp(email, device)).toMatchObject({ status: 202, body: { accepted: true } });
    expect((await passwordLogIn(server, device, email, password)).status).toBe(401);
    const { status, body } = await enterCode(email, device);
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ ...person, displayName: "Ada Byron", hasPassword: true });
    expect(body.notice).toBeUndefined();
    expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(200);
  });

  it("needs no password", async () => {
    const device = newDevice();
    await signUp("bo@example.com", device, {});
    const { body } = await enterCode("bo@example.com", device);
    expect(body.profile).toMatchObject({ ...person, hasPassword: false });
  });

  it("V-10 signs in to an account that is there already, tells it now, and changes nothing", async () => {
    const email = "cy@example.com";
    const before = await signIn(server, email);
    const device = newDevice();
    const known = await signUp(email, device);
    const unknown = await signUp("nobody@example.com", device);
    expect(known).toMatchObject({ status: unknown.status, body: unknown.body });
    const { body } = await enterCode(email, device);
    expect(body).toMatchObject({ notice: "validation.emailHasAccount", profile: { id: before.profile.id } });
    expect(body.profile).toMatchObject({ hasPassword: false });
    expect(body.profile.firstName).toBeUndefined();
  });

  it("takes no password from another device than the one that enters the code", async () => {
    const email = "di@example.com";
    await signUp(email, {});
    const { status, body } = await enterCode(email, newDevice());
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ hasPassword: false });
    expect(body.profile.firstName).toBeUndefined();
  });

  it("S-18 is completed by a link instead, on the same device only", async () => {
    for (const [email, second, completed] of [
      ["jan@example.com", undefined, true],
      ["kit@example.com", newDevice(), false],
    ] as const) {
      const device = newDevice();
      await signUp(email, device);
      const { body } = await openLink(email, second ?? device);
      expect(body.profile.hasPassword).toBe(completed);
      expect(body.notice).toBeUndefined();
    }
  });

  it("V-10 a link tells of an account that is there already, too", async () => {
    const email = "leo@example.com";
    const before = await signIn(server, email);
    const device = newDevice();
    await signUp(email, device);
    const { body } = await openLink(email, device);
    expect(body).toMatchObject({ notice: "validation.emailHasAccount", profile: { id: before.profile.id } });
  });

  it("is completed by a code that is sent again, from the same device only", async () => {
    for (const [email, completed] of [
      ["ed@example.com", true],
      ["flo@example.com", false],
    ] as const) {
      const asked = await signUp(email, {});
      const key = /candor-device=([\w-]{43})/.exec(String(asked.headers["set-cookie"]))?.[1] as string;
      const device = { headers: { "candor-device": key } };
      await server.advance(minute);
      const payload = { email, again: true };
      await server.ask("POST", "/rest/auth/code", { ...(completed && device), payload });
      expect((await enterCode(email, device)).body.profile.hasPassword).toBe(completed);
    }
  });

  it("gives an account that an operator only named to anyone who proves its mailbox", async () => {
    const email = "gus@example.com";
    await server.parts.database.write((writer) =>
      writer
        .insertInto("account")
        .values({
          email,
          email_proved_at: null,
          display_name: null,
          first_name: null,
          last_name: null,
          administrator: 1,
          created_at: 0,
        })
        .execute(),
    );
    const device = newDevice();
    await signUp(email, device);
    const { body } = await enterCode(email, device);
    expect(body.profile).toMatchObject({ ...person, hasPassword: true });
    expect(body.notice).toBeUndefined();
  });

  it("stores no password in plain text", async () => {
    await signUp("hal@example.com", newDevice());
    const codes = await server.parts.database.read.selectFrom("login_code").selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(password);
    expect(JSON.stringify(codes)).toContain("$argon2id$");
  });

  it.each([
    ["V-01", { firstName: " - " }, "/signUp/firstName", "validation.firstNameRequired"],
    ["V-02", { lastName: "" }, "/signUp/lastName", "validation.lastNameRequired"],
    ["V-02", { lastName: undefined }, "/signUp/lastName", "validation.lastNameRequired"],
    ["V-17", { password: "" }, "/signUp/password", "validation.passwordRequired"],
    ["V-18", { password: "k7&Qz!p" }, "/signUp/password", "validation.passwordTooShort"],
    ["V-19", { password: "password1" }, "/signUp/password", "validation.passwordNotComplex"],
    ["V-19", { password: "adabyron" }, "/signUp/password", "validation.passwordNotComplex"],
    ["V-19", { password: "Ada Byron" }, "/signUp/password", "validation.passwordNotComplex"],
    ["V-19", { password: "ivy@example.com" }, "/signUp/password", "validation.passwordNotComplex"],
    ["V-19", { password: "Ivy@Example.com1" }, "/signUp/password", "validation.passwordNotComplex"],
    ["V-19", { password: "example.com" }, "/signUp/password", "validation.passwordNotComplex"],
  ])("%s refuses %j with the catalogue's text, and mails nothing", async (_id, more, path, key) => {
    const email = "ivy@example.com";
    expect(await signUp(email, newDevice(), more)).toMatchObject({
      status: 400,
      body: { code: "invalid-request", errors: [{ path, key }] },
    });
    await server.parts.settled();
    expect((await server.ask("GET", `/dev/mailbox.json?to=${email}`)).body).toEqual([]);
  });

  it.each([
    ["V-05", "", "validation.emailRequired"],
    ["V-07", "ada@", "validation.invalidEmail"],
    ["V-08", "ada@example.nosuch", "validation.emailDomainInvalid"],
  ])("%s refuses the address %j", async (_id, email, key) => {
    expect(await signUp(email, newDevice())).toMatchObject({
      status: 400,
      body: { errors: [{ path: "/email", key }] },
    });
  });

  it("V-38 refuses an empty code", async () => {
    const payload = { provider: "code", credential: { email: "ada@example.com", code: " " } };
    expect(await server.ask("POST", "/rest/auth/login", { payload })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "/credential/code", key: "validation.emailCodeRequired" }] },
    });
  });

  it("V-23 tells how strong a password is", async () => {
    const ask = (text: string, more: object = {}) =>
      server.ask("POST", "/rest/auth/password-strength", { payload: { password: text, ...more } });
    expect((await ask("password1")).body).toEqual({ strength: 0 });
    expect((await ask(password)).body).toEqual({ strength: 4 });
    // Whoever knows the person tries these first, and no meter calls strong what is refused.
    expect((await ask("ada@example.com", { email: "ada@example.com" })).body).toEqual({ strength: 0 });
    expect((await ask("Ada Byron", person)).body).toEqual({ strength: 0 });
  });
});

describe("the debug sign-up", () => {
  const payload = { signUp: true, ...person, password };

  it.each([{ provider: "email" }, {}])("C-10 answers a session for a new address (%j)", async (more) => {
    const email = `debug-${Object.keys(more).length}@example.com`;
    const ask = () => server.ask("POST", "/rest/auth/login", { payload: { ...payload, ...more, email } });
    const { status, body } = await ask();
    expect({ status, body }).toMatchObject({ status: 200, body: { profile: { ...person, email } } });
    expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 409, body: { code: "email-taken" } });
  });

  it("S-24 does not exist in production", async () => {
    const production = await startApp({ NODE_ENV: "production" });
    const email = "debug@example.com";
    const asked = { payload: { ...payload, provider: "email", email } };
    expect((await production.ask("POST", "/rest/auth/login", asked)).status).toBe(404);
    expect((await passwordLogIn(production, newDevice(), email, password)).status).toBe(401);
    await production.close();
  });
});
