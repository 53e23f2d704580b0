import { rateLimits } from "@candor/contract/limits";
import { afterEach, expect, it } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;
afterEach(() => server.close());

const proxy = "192.0.2.1";
const anybody = { provider: "code", credential: { email: "ada@example.com", code: "000000" } };

/** Asks to be signed in once more than one address may, each time as another one that the header names. */
async function statuses(remoteAddress: string): Promise<number[]> {
  const asked = [];
  for (let count = 0; count <= rateLimits.signIn.requests; count++) {
    const headers = { "x-forwarded-for": `198.51.100.${count}` };
    const options = { remoteAddress, headers, payload: anybody };
    asked.push((await server.ask("POST", "/rest/auth/login", options)).status);
  }
  return asked;
}

it("nobody gets round a limit by naming other addresses, where no proxy is trusted", async () => {
  server = await startApp();
  const asked = await statuses(proxy);
  expect(new Set(asked.slice(0, -1))).toEqual(new Set([401]));
  expect(asked.at(-1)).toBe(429);
});

it("visitors past a trusted proxy are counted apart, and those past no proxy by their own address", async () => {
  server = await startApp({ TRUSTED_PROXIES: proxy });
  expect(new Set(await statuses(proxy))).toEqual(new Set([401]));
  expect((await statuses("203.0.113.9")).at(-1)).toBe(429);
});
