import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newDevice } from "../../harness/device.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const codePath = "/rest/auth/code";

async function ask(path: string, email: string, more: object = {}, device = {}): Promise<void> {
  const { status } = await server.ask("POST", path, { ...device, payload: { email, ...more } });
  expect(status).toBe(202);
}

async function codesMailedTo(email: string): Promise<number> {
  await server.parts.settled();
  const mails = await storedMail(server.parts.database.read, { to: email });
  return mails.filter(({ text }) => /\b\d{6}\b/.test(text)).length;
}

function enter(email: string, code: string, device = {}) {
  const payload = { provider: "code", credential: { email, code } };
  return server.ask("POST", "/rest/auth/login", { ...device, payload });
}

function reset(email: string, code: string) {
  const payload = { email, code, password: "moss harbor 17 tin" };
  return server.ask("POST", "/rest/auth/reset/confirmation", { payload });
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a form that mails a code, sent twice at once,", () => {
  it.each([
    ["S-17", codePath, enter],
    ["S-22", "/rest/auth/reset", reset],
  ])("%s mails one code, and it works", async (id, path, use) => {
    const email = `${id.toLowerCase()}-at-once@example.com`;
    await signIn(server, email);
    const before = await codesMailedTo(email);
    await Promise.all([ask(path, email), ask(path, email)]);
    expect(await codesMailedTo(email)).toBe(before + 1);
    expect((await use(email, await mailedCode(server, email))).status).toBeLessThan(300);
  });

  it("S-21 signs up with what was typed last", async () => {
    const [email, device] = ["ada@example.com", newDevice()];
    for (const firstName of ["Add", "Ada"])
      await ask(codePath, email, { signUp: { firstName, lastName: "Byron" } }, device);
    expect(await codesMailedTo(email)).toBe(1);
    const { body } = await enter(email, await mailedCode(server, email), device);
    expect(body.profile.firstName).toBe("Ada");
  });

  it("S-21 signs up once, although the first one's answer gave the browser its key", async () => {
    const email = "eve@example.com";
    const payload = { email, signUp: { firstName: "Eve", lastName: "Byron" } };
    const { headers } = await server.ask("POST", codePath, { payload });
    const key = /candor-device=([\w-]{43})/.exec(String(headers["set-cookie"]))?.[1] as string;
    const device = { headers: { "candor-device": key } };
    await ask(codePath, email, { signUp: payload.signUp }, device);
    expect(await codesMailedTo(email)).toBe(1);
    const { body } = await enter(email, await mailedCode(server, email), device);
    expect(body.profile.firstName).toBe("Eve");
  });

  it("counts as two mails", async () => {
    const email = "bo@example.com";
    for (let count = 0; count < 5; count++) await ask(codePath, email);
    const { status } = await server.ask("POST", codePath, { payload: { email } });
    expect(status).toBe(429);
  });
});

describe("another code is mailed", () => {
  it("two seconds later, and replaces the first", async () => {
    const email = "cy@example.com";
    await ask(codePath, email);
    const first = await mailedCode(server, email);
    await server.advance(2000);
    await ask(codePath, email);
    expect(await codesMailedTo(email)).toBe(2);
    const newer = await mailedCode(server, email);
    if (first !== newer) expect((await enter(email, first)).status).toBe(401);
    expect((await enter(email, newer)).status).toBe(200);
  });

  it("as soon as somebody tried the first", async () => {
    const email = "di@example.com";
    await ask(codePath, email);
    await enter(email, wrong(await mailedCode(server, email)));
    await ask(codePath, email);
    expect(await codesMailedTo(email)).toBe(2);
    expect((await enter(email, await mailedCode(server, email))).status).toBe(200);
  });

  it("X-19 at once to anyone who asks for it", async () => {
    const email = "fay@example.com";
    await ask(codePath, email);
    await ask(codePath, email, { resend: true });
    expect(await codesMailedTo(email)).toBe(2);
  });

  it("to every device that shows a key, and for every purpose", async () => {
    const email = "ed@example.com";
    await signIn(server, email);
    const before = await codesMailedTo(email);
    await ask(codePath, email);
    await ask(codePath, email, {}, newDevice());
    await ask("/rest/auth/reset", email);
    expect(await codesMailedTo(email)).toBe(before + 3);
  });
});
