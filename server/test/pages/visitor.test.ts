import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitorOf } from "../../src/pages/visitor.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { signIn } from "../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

function visitor(cookies: Readonly<Record<string, string>>) {
  return visitorOf({ cookies } as unknown as FastifyRequest, server.parts.gates);
}

it("a visitor's calls show their session, their draft, their device and what asked for a mailed link", async () => {
  const { cookie } = await signIn(server, "ada@example.com");
  const candor = cookie.replace("candor=", "");
  const found = await visitor({
    candor,
    "candor-draft": "draft",
    "candor-device": "device",
    "candor-link": "key",
  });
  expect(found).toMatchObject({ signedIn: true, knownEmail: undefined });
  expect(found.headers("session")).toEqual({
    authorization: expect.stringMatching(/^Bearer /),
    "candor-draft": "draft",
    "candor-device": "device",
    "candor-link": "key",
  });
});

it("N-14 a visitor who opened a mailed link is shown no page that others are, and calls do not tell it", async () => {
  const found = await visitor({ "candor-mailed-link": "7.abc" });
  expect(found).toMatchObject({ signedIn: false, isKnown: true, mailedLink: "7.abc" });
  expect(found.headers("session")).toEqual({});
});

it("N-07 a visitor whose session has ended is signed out, and known by their address of mail", async () => {
  const { cookie, jwt } = await signIn(server, "bo@example.com");
  const headers = { authorization: `Bearer ${jwt}` };
  await server.ask("POST", "/rest/auth/logout", { headers });
  const found = await visitor({ candor: cookie.replace("candor=", "") });
  expect(found).toMatchObject({ signedIn: false, knownEmail: "bo@example.com" });
  expect(found.headers("session")).toEqual({});
});

it.each([{}, { candor: "made-up" }])("a visitor with %j is nobody", async (cookies) => {
  expect(await visitor(cookies as Record<string, string>)).toMatchObject({
    signedIn: false,
    knownEmail: undefined,
  });
});
