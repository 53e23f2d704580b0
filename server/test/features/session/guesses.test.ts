import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day, minute } from "../../../src/platform/durations.ts";
import { startApp, startBeside, type TestApp } from "../../harness/app.ts";
import { type Device, newDevice, passwordLogIn } from "../../harness/device.ts";
import { mailedCode } from "../../harness/sign-in.ts";

let server: TestApp;
/** Another process on the same records. */
let there: TestApp;
beforeAll(async () => {
  server = await startApp();
  there = await startBeside(server);
});
afterAll(async () => {
  await there.close();
  await server.close();
});

/** Each test has a network of its own: limits count by address. */
let network = 0;
let remoteAddress = "";
beforeEach(() => {
  network += 1;
  remoteAddress = `10.2.${network}.1`;
});

/** Where a request comes from. */
interface From {
  readonly remoteAddress?: string;
  readonly headers?: Device["headers"];
}

const password = "kelp lantern 42";
const wrong = "wrong";

/** An account with a password, and the device that created it. */
async function owner(email: string) {
  const device = { remoteAddress, ...newDevice() };
  const payload = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
  await server.ask("POST", "/rest/auth/login", { ...device, payload });
  return device;
}

async function askFor(what: "code" | "link" | "reset", email: string, from: From = {}, at = server) {
  return (await at.ask("POST", `/rest/auth/${what}`, { remoteAddress, ...from, payload: { email } })).status;
}

async function tryCode(email: string, code: string, from: From = {}, at = server) {
  const payload = { provider: "code", credential: { email, code } };
  return at.ask("POST", "/rest/auth/login", { remoteAddress, ...from, payload });
}

async function tryReset(email: string, code: string, from: From = {}) {
  const payload = { email, code, password: "another lantern 43" };
  return (await server.ask("POST", "/rest/auth/reset/confirmation", { remoteAddress, ...from, payload }))
    .status;
}

/** Five codes with five wrong tries each: an account's mail limit for ten minutes. Resolves to the tries' answers. */
async function storm(email: string, from: From = {}, at = server): Promise<number[]> {
  const statuses = [];
  for (let codes = 0; codes < 5; codes++) {
    await askFor("code", email, from, at);
    for (let tries = 0; tries < limits.codeTries; tries++)
      statuses.push((await tryCode(email, wrong, from, at)).status);
  }
  return statuses;
}

/** Storms from several addresses until the account's wrong codes for the day are used up. */
async function useUp(email: string) {
  for (const from of [1, 2, 3, 4]) {
    const storming = { remoteAddress: `10.${10 + from}.${network}.1` };
    expect(new Set(await storm(email, storming))).toEqual(new Set([401]));
    await server.advance(10 * minute);
  }
}

async function mailedToken(email: string): Promise<string> {
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return new URL(/http\S+/.exec(body[0].text)?.[0] as string).searchParams.get("e") as string;
}

describe("while strangers use up an account's mail limit", () => {
  it("a known device signs in with a code, a link and the password", async () => {
    const email = "ada@example.com";
    const device = await owner(email);
    await storm(email);
    expect(await askFor("code", email)).toBe(429);
    expect(await askFor("code", email, device)).toBe(202);
    const code = await mailedCode(server, email);
    await storm(email, newDevice());
    expect((await tryCode(email, code, device)).status).toBe(200);
    expect(await askFor("link", email, device)).toBe(202);
    const credential = await mailedToken(email);
    const byLink = { ...device, payload: { provider: "email", credential } };
    expect((await server.ask("POST", "/rest/auth/login", byLink)).status).toBe(200);
    expect((await passwordLogIn(server, device, email, password)).status).toBe(200);
  });

  it("a known device sets a new password", async () => {
    const email = "bo@example.com";
    const device = await owner(email);
    for (let mails = 0; mails < 5; mails++) await askFor("reset", email);
    expect(await askFor("reset", email)).toBe(429);
    expect(await askFor("reset", email, device)).toBe(202);
    const code = await mailedCode(server, email);
    for (let tries = 0; tries < 10; tries++) expect(await tryReset(email, wrong)).toBe(400);
    expect(await tryReset(email, code, device)).toBe(204);
  });

  it("a device that signed in to another account is a stranger", async () => {
    const email = "cy@example.com";
    await owner(email);
    const device = await owner("cy-other@example.com");
    await storm(email);
    expect(await askFor("code", email, device)).toBe(429);
    expect(await askFor("link", email, device)).toBe(429);
  });

  it("each known device is mailed five times in ten minutes, without using up the others' limit", async () => {
    const email = "di@example.com";
    const device = await owner(email);
    for (let mails = 0; mails < 5; mails++) expect(await askFor("link", email, device)).toBe(202);
    expect(await askFor("code", email, device)).toBe(429);
    expect(await askFor("code", email)).toBe(202);
  });
});

describe("a code that a device asked for", () => {
  it("works on that device only, and tries from elsewhere do not use it up", async () => {
    const email = "ed@example.com";
    const device = newDevice();
    await askFor("code", email, device);
    const code = await mailedCode(server, email);
    for (const from of [{}, newDevice()])
      for (let tries = 0; tries < limits.codeTries; tries++)
        expect((await tryCode(email, code, from)).status).toBe(401);
    expect((await tryCode(email, code, device)).status).toBe(200);
  });

  it("still works when others ask for codes", async () => {
    const email = "eve@example.com";
    const device = newDevice();
    await askFor("code", email, device);
    const code = await mailedCode(server, email);
    for (const from of [{}, newDevice()]) await askFor("code", email, from);
    expect((await tryCode(email, code, device)).status).toBe(200);
  });

  it("dies after five wrong tries on that device", async () => {
    const email = "fay@example.com";
    const device = newDevice();
    await askFor("code", email, device);
    const code = await mailedCode(server, email);
    for (let tries = 0; tries < limits.codeTries; tries++) await tryCode(email, wrong, device);
    expect((await tryCode(email, code, device)).status).toBe(401);
  });

  it("says in its mail where to enter it; a code that works anywhere does not", async () => {
    const email = "gil@example.com";
    const says = async (from: From) => {
      await askFor("code", email, from);
      await server.parts.settled();
      const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      return body[0].text.includes("in the browser where you asked for it");
    };
    expect([await says(newDevice()), await says({})]).toEqual([true, false]);
  });
});

describe("wrong codes of a day", () => {
  it("are limited to a hundred for one account from anywhere; after that a network has five more", async () => {
    const email = "hal@example.com";
    await useUp(email);
    const fresh = { remoteAddress: `10.20.${network}.1` };
    expect((await storm(email, fresh)).filter((status) => status === 401)).toHaveLength(5);
    await server.advance(10 * minute);
    await askFor("code", email);
    const neighbor = await tryCode(email, wrong, { remoteAddress: `10.20.${network}.2` });
    expect(neighbor).toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
    expect(Number(neighbor.headers["retry-after"])).toBeGreaterThan(80_000);
  });

  it("are limited to 25 from one address, where code limits alone would allow 144 times as many", async () => {
    const email = "ivy@example.com";
    const from = { remoteAddress: "198.51.100.1" };
    const statuses: number[] = [];
    for (let storms = 0; storms < 6; storms++) {
      statuses.push(...(await storm(email, from)));
      await server.advance(10 * minute);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.slice(25)).toEqual(Array(125).fill(429));
    await server.advance(day);
    expect(new Set(await storm(email, from))).toEqual(new Set([401]));
  });

  it("do not lock out the owner on a known device, or on a strange one in a network without guesses", async () => {
    const email = "jo@example.com";
    const device = await owner(email);
    await useUp(email);
    for (const from of [device, { remoteAddress: "192.0.2.1" }]) {
      await askFor("code", email, from);
      const code = await mailedCode(server, email);
      expect((await tryCode(email, wrong, from)).status).toBe(401);
      expect((await tryCode(email, code, from)).status).toBe(200);
    }
  });

  it("are limited to a hundred for a known device too", async () => {
    const email = "kim@example.com";
    const device = await owner(email);
    for (let storms = 0; storms < 4; storms++) {
      expect(new Set(await storm(email, device))).toEqual(new Set([401]));
      await server.advance(10 * minute);
    }
    expect(new Set(await storm(email, device))).toEqual(new Set([429]));
  });

  it("do not include right ones", async () => {
    const email = "lu@example.com";
    for (let times = 0; times < 30; times++) {
      await askFor("code", email);
      expect((await tryCode(email, await mailedCode(server, email))).status).toBe(200);
      await server.advance(2 * minute);
    }
  });

  it("at the limit, refuse the right one in the same way", async () => {
    const email = "mo@example.com";
    await storm(email);
    await server.advance(10 * minute);
    await askFor("code", email);
    expect((await tryCode(email, await mailedCode(server, email))).status).toBe(429);
  });

  it("count together with those that reset a password", async () => {
    const email = "nan@example.com";
    await owner(email);
    await storm(email);
    await server.advance(10 * minute);
    await askFor("reset", email);
    expect(await tryReset(email, wrong)).toBe(429);
  });

  it("are counted together by processes that share a database", async () => {
    const email = "ola@example.com";
    const here = { remoteAddress: "198.51.100.7" };
    await there.advance(server.parts.clock.now() - there.parts.clock.now());
    await askFor("code", email, here);
    for (let tries = 0; tries < limits.codeTries; tries++) await tryCode(email, wrong, here);
    for (let codes = 0; codes < 4; codes++) {
      await askFor("code", email, here, there);
      for (let tries = 0; tries < limits.codeTries; tries++)
        expect((await tryCode(email, wrong, here, there)).status).toBe(401);
    }
    await server.advance(10 * minute);
    await askFor("code", email, here);
    expect((await tryCode(email, wrong, here)).status).toBe(429);
  });
});
