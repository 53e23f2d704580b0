import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, hour, minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function refresh(cookie: string) {
  const headers = { cookie, origin: server.origin };
  const answer = await server.ask("POST", "/rest/auth/refresh", { headers });
  const set = answer.headers["set-cookie"] as string | string[] | undefined;
  return { ...answer, following: set?.toString().split(";")[0] };
}

/** A session whose cookie was replaced by another, which has been used. */
async function followed(email: string) {
  const { cookie, jwt } = await signIn(server, email);
  await server.advance(day);
  const { following = "" } = await refresh(cookie);
  expect((await refresh(following)).status).toBe(200);
  return { cookie, following, headers: { authorization: `Bearer ${jwt}` } };
}

describe("S-06 a refresh cookie", () => {
  it("is replaced at a refresh once it is a day old, for as long as the session lives", async () => {
    const { cookie } = await signIn(server, "ada@example.com");
    await server.advance(day - hour);
    expect((await refresh(cookie)).following).toBeUndefined();
    await server.advance(hour);
    const { following, headers } = await refresh(cookie);
    expect(following).toMatch(/^candor=[\w-]{43}$/);
    expect(following).not.toBe(cookie);
    expect(String(headers["set-cookie"])).toContain(`Max-Age=${14 * 86_400}; Path=/; HttpOnly; SameSite=Lax`);
    expect(await refresh(following ?? "")).toMatchObject({ status: 200, following: undefined });
  });

  it("stays valid if the answer with the next one was lost, and in two tabs that asked at once", async () => {
    const { cookie } = await signIn(server, "bo@example.com");
    await server.advance(day);
    await refresh(cookie);
    await server.advance(hour);
    const [first = "", second = ""] = (await Promise.all([refresh(cookie), refresh(cookie)])).map(
      ({ following }) => following,
    );
    expect(first).not.toBe(second);
    expect((await refresh(first)).status).toBe(200);
    await server.advance(hour);
    expect((await refresh(second)).status).toBe(200);
  });

  it("stays valid for a minute after the next was shown, for calls under way", async () => {
    const { cookie, following } = await followed("cy@example.com");
    await server.advance(minute / 2);
    expect((await refresh(cookie)).status).toBe(200);
    await server.advance(minute / 2);
    await refresh(cookie);
    expect((await refresh(following)).status).toBe(401);
  });

  it("that was replaced ends the session when it is shown again: one of the two holders is a thief", async () => {
    const { cookie, following, headers } = await followed("di@example.com");
    await server.advance(minute);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(following)).status).toBe(401);
    expect((await server.ask("GET", "/rest/profile", { headers })).status).toBe(401);
  });

  it("is recognized for as long as sessions live, after any number of replacements", async () => {
    const { cookie } = await signIn(server, "flo@example.com");
    let newest = cookie;
    for (let days = 0; days < 4; days++) {
      await server.advance(day);
      newest = (await refresh(newest)).following ?? "";
      await refresh(newest);
    }
    await server.advance(minute);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(newest)).status).toBe(401);
  });

  it("that a thief refreshed before its owner did ends the session for both, once each showed their next one", async () => {
    const { cookie } = await signIn(server, "gus@example.com");
    await server.advance(day);
    const { following: stolen = "" } = await refresh(cookie);
    await server.advance(hour);
    const { following: own = "" } = await refresh(cookie);
    await refresh(own);
    await server.advance(minute);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(own)).status).toBe(401);
  });

  it("ends no other session", async () => {
    const other = await signIn(server, "other@example.com");
    const { cookie } = await followed("ed@example.com");
    await server.advance(minute);
    await refresh(cookie);
    await refresh("candor=made-up");
    expect((await refresh(other.cookie)).status).toBe(200);
  });
});
