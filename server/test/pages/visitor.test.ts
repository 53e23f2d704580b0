import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitorOf } from "../../src/pages/visitor.ts";
import { day } from "../../src/platform/durations.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { preferencesTokenFor, provisionalIn } from "../harness/preferences-link.ts";
import { signIn } from "../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

function visitor(cookies: Readonly<Record<string, string>>, url = "/") {
  return visitorOf({ cookies, url } as unknown as FastifyRequest, server.parts.gates);
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

it("S-02 P-02 a visitor who opened a mail's link may change their choices, only on the pages for that", async () => {
  const { cookie, profile } = await signIn(server, "cy@example.com");
  const owner = { accountId: Number(profile.id), email: "cy@example.com" };
  const shown = (await provisionalIn(server, preferencesTokenFor(server, owner))).cookie.split("=");
  const own = { candor: cookie.replace("candor=", "") };
  const cookies = { [shown[0] as string]: shown[1] as string };
  const tmp = ({ authorization }: Record<string, string>) =>
    authorization &&
    JSON.parse(Buffer.from(authorization.split(".")[1] as string, "base64url").toString()).tmp;

  const elsewhere = await visitor(cookies, "/about");
  expect(elsewhere).toMatchObject({ signedIn: false, provisional: undefined, knownEmail: undefined });
  expect(elsewhere.headers("preferences")).toEqual({ cookie: shown.join("=") });

  const there = await visitor({ ...cookies, ...own }, "/opt?notice=communication-saved");
  expect(there).toMatchObject({ signedIn: true, isKnown: true, provisional: owner });
  expect(tmp(there.headers("preferences"))).toBe(true);
  expect(tmp(there.headers("session"))).toBeUndefined();
  expect(there.headers("session")["cookie"]).toBeUndefined();

  const misplaced = await visitor({ candor: shown[1] as string }, "/settings/account");
  expect(misplaced).toMatchObject({ signedIn: false, knownEmail: undefined });
});

it("N-07 a visitor whose session has ended is signed out, and known by their address of mail", async () => {
  const { cookie, jwt } = await signIn(server, "bo@example.com");
  const headers = { authorization: `Bearer ${jwt}` };
  await server.ask("POST", "/rest/auth/logout", { headers });
  const found = await visitor({ candor: cookie.replace("candor=", "") });
  expect(found).toMatchObject({ signedIn: false, knownEmail: "bo@example.com" });
  expect(found.headers("session")).toEqual({});
});

it("N-07 knows them by each cookie that the session had: the last, the one before, and one on its way", async () => {
  const { cookie, jwt } = await signIn(server, "di@example.com");
  const refresh = async (shown: string) => {
    const headers = { cookie: shown, origin: server.origin };
    const answer = await server.ask("POST", "/rest/auth/refresh", { headers });
    return String(answer.headers["set-cookie"]).split(";")[0] as string;
  };
  await server.advance(day);
  const second = await refresh(cookie);
  await refresh(second);
  await server.advance(day);
  const third = await refresh(second);
  expect(new Set([cookie, second, third]).size).toBe(3);
  await server.ask("POST", "/rest/auth/logout", { headers: { authorization: `Bearer ${jwt}` } });
  for (const shown of [cookie, second, third])
    expect(await visitor({ candor: shown.replace("candor=", "") })).toMatchObject({
      signedIn: false,
      knownEmail: "di@example.com",
    });
});

it.each([{}, { candor: "made-up" }])("a visitor with %j is nobody", async (cookies) => {
  expect(await visitor(cookies as Record<string, string>)).toMatchObject({
    signedIn: false,
    knownEmail: undefined,
  });
});
