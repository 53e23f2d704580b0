import { wrongCodes, wrongCodesOfAddress, wrongPasswords } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";
import { comparedCheaply, type Device, newDevice, passwordLogIn } from "../../harness/device.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const password = "kelp lantern 42";

/** An account with a password; resolves to the device that created it. */
async function owner(email: string): Promise<Device> {
  const device = newDevice();
  const payload = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
  await server.ask("POST", "/rest/auth/login", { ...device, payload });
  await comparedCheaply(server, email, password);
  return device;
}

it("wrong passwords of one address end with its day's guesses, and the owner's device signs in", async () => {
  const email = "guessed@example.com";
  const own = await owner(email);
  const stranger = { ...newDevice(), remoteAddress: "192.0.2.50" };
  for (let guess = 0; guess < wrongCodesOfAddress.requests; guess++) {
    expect((await passwordLogIn(server, stranger, email, `wrong ${guess}`)).status).toBe(401);
    await server.advance((wrongPasswords.per * 1000) / 5);
  }
  expect((await passwordLogIn(server, stranger, email, password)).status).toBe(429);
  expect((await passwordLogIn(server, own, email, password)).status).toBe(200);
  await server.advance(24 * 3_600_000);
  expect((await passwordLogIn(server, stranger, email, password)).status).toBe(200);
});

it("a device that has signed in has a day's guesses too, and others none of them", async () => {
  const email = "lent@example.com";
  const own = await owner(email);
  const guess = (device: Device, text: string) => passwordLogIn(server, device, email, text);
  // From another address: how often one may sign in at all is not the matter.
  const elsewhere = { ...own, remoteAddress: "192.0.2.53" };
  for (let tries = 0; tries < wrongCodes.requests; tries++)
    expect((await guess(elsewhere, `wrong ${tries}`)).status).toBe(401);
  expect((await guess(own, password)).status).toBe(429);
  await server.advance(wrongPasswords.per * 1000);
  const stranger = { ...newDevice(), remoteAddress: "192.0.2.52" };
  expect((await guess(stranger, password)).status).toBe(200);
});

it("right passwords of a new device use up no guesses", async () => {
  const email = "typed@example.com";
  await owner(email);
  for (let time = 0; time <= wrongCodesOfAddress.requests; time++) {
    const device = { ...newDevice(), remoteAddress: "192.0.2.51" };
    expect((await passwordLogIn(server, device, email, password)).status).toBe(200);
  }
});
