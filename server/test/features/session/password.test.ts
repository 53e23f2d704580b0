import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { comparedCheaply, newDevice, passwordLogIn } from "../../harness/device.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const password = "kelp lantern 42";

/** An account with a password, and the device that created it. */
async function signedUp(email: string) {
  const device = newDevice();
  const payload = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
  await server.ask("POST", "/rest/auth/login", { ...device, payload });
  return device;
}

async function failTenTimes(email: string) {
  await comparedCheaply(server, email, password);
  const device = newDevice();
  const statuses = [];
  for (let tries = 0; tries < 10; tries++)
    statuses.push((await passwordLogIn(server, device, email, "wrong")).status);
  return statuses;
}

describe("signing in by password", () => {
  it("S-16 gives a session, whatever the address's case and the spaces around it", async () => {
    await signedUp("ada@example.com");
    const { status, body } = await passwordLogIn(server, newDevice(), " ADA@example.com ", password);
    expect({ status, body }).toMatchObject({ status: 200, body: { profile: { email: "ada@example.com" } } });
    const headers = { authorization: `Bearer ${body.jwt}` };
    expect((await server.ask("GET", "/rest/profile", { headers })).status).toBe(200);
  });

  it("refuses every cause with one body", async () => {
    await signedUp("bo@example.com");
    await signIn(server, "no-password@example.com");
    const refusals = [];
    for (const email of ["bo@example.com", "no-password@example.com", "never-here@example.com"])
      refusals.push(await passwordLogIn(server, newDevice(), email, "wrong"));
    expect(refusals[0]).toMatchObject({ status: 401, body: { code: "credential-refused" } });
    const bodies = refusals.map(({ status, body }) => ({ ...body, status, instance: "" }));
    expect(bodies).toEqual(Array(3).fill(bodies[0]));
    expect(refusals.every(({ headers }) => headers["set-cookie"] === undefined)).toBe(true);
  });

  it("V-17 refuses an empty password", async () => {
    expect(await passwordLogIn(server, newDevice(), "ada@example.com", "")).toMatchObject({
      status: 400,
      body: { errors: [{ path: "/credential/password", key: "validation.passwordRequired" }] },
    });
  });
});

describe("after ten wrong passwords for an account", () => {
  it("a strange device waits out the ten minutes, even with the right one", async () => {
    const email = "cy@example.com";
    await signedUp(email);
    expect(await failTenTimes(email)).toEqual(Array(10).fill(401));
    const refused = await passwordLogIn(server, newDevice(), email, password);
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await server.advance(10 * minute);
    expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(200);
  });

  it("a device that signed in to it before isn't affected, and neither is a mailed code", async () => {
    const email = "di@example.com";
    const device = await signedUp(email);
    await failTenTimes(email);
    expect((await passwordLogIn(server, device, email, password)).status).toBe(200);
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const credential = { email, code: await mailedCode(server, email) };
    const byCode = await server.ask("POST", "/rest/auth/login", {
      payload: { provider: "code", credential },
    });
    expect(byCode.status).toBe(200);
  });

  it("a device that signed in to another account is a strange one", async () => {
    const other = await signedUp("ed@example.com");
    await signedUp("flo@example.com");
    await failTenTimes("flo@example.com");
    expect((await passwordLogIn(server, other, "flo@example.com", password)).status).toBe(429);
  });

  it("an address without an account is answered alike", async () => {
    expect(await failTenTimes("nobody@example.com")).toEqual(Array(10).fill(401));
    expect((await passwordLogIn(server, newDevice(), "nobody@example.com", "wrong")).status).toBe(429);
  });

  it("right passwords do not count", async () => {
    const email = "gus@example.com";
    await signedUp(email);
    await comparedCheaply(server, email, password);
    for (let times = 0; times < 11; times++)
      expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(200);
  });
});

describe("the device's cookie", () => {
  it("is random, out of scripts' reach, and kept for a year", async () => {
    await signedUp("hal@example.com");
    const payload = { provider: "password", credential: { email: "hal@example.com", password } };
    const { headers } = await server.ask("POST", "/rest/auth/login", { payload });
    const cookie = [headers["set-cookie"]].flat().find((each) => String(each).startsWith("candor-device="));
    expect(cookie).toMatch(/^candor-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("opens nothing by itself", async () => {
    const device = await signedUp("ida@example.com");
    expect((await server.ask("GET", "/rest/profile", device)).status).toBe(401);
  });
});
