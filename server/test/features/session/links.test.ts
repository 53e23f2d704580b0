import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

/** Requests a link as a browser does; resolves to what came by mail and the key that the browser keeps. */
async function linkFor(email: string, redirect?: string) {
  const asked = await server.ask("POST", "/rest/auth/link", { payload: { email, redirect } });
  await server.parts.settled();
  const { body } = await server.ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const address = new URL(/http\S+/.exec(body[0].text)?.[0] as string);
  const token = address.searchParams.get("e") as string;
  const browserKey = /candor-link=([^;]+)/.exec(String(asked.headers["set-cookie"]))?.[1] as string;
  return { asked, address, token, browserKey };
}

function exchange(credential: string) {
  return server.ask("POST", "/rest/auth/login", { payload: { provider: "email", credential } });
}

function inspect(token: string, browserKey?: string, jwt?: string) {
  const headers = {
    ...(browserKey !== undefined && { "candor-link": browserKey }),
    ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
  };
  return server.ask("POST", "/rest/auth/link/inspection", { headers, payload: { token } });
}

describe("signing in by a mailed link", () => {
  it("S-18 works once, and its first use creates the account", async () => {
    const { token } = await linkFor("lin@example.com");
    const { status, body } = await exchange(token);
    expect({ status, body }).toMatchObject({ status: 200, body: { profile: { email: "lin@example.com" } } });
    const headers = { authorization: `Bearer ${body.jwt}` };
    expect((await server.ask("GET", "/rest/profile", { headers })).status).toBe(200);
    expect((await exchange(token)).body.code).toBe("credential-refused");
  });

  it("leads home, or through the completion page to where its owner wanted to go", async () => {
    const home = (await linkFor("home@example.com")).address;
    expect(home.href).toMatch(/^http:\/\/candor\.test\/\?e=\d+\.[\w-]{43}$/);
    const there = (await linkFor("there@example.com", "/search?query=kelp&e=x")).address;
    expect(there.pathname).toBe("/login/completion");
    expect(there.searchParams.get("redirect")).toBe("/search?query=kelp&e=x");
  });

  it("is forgotten by the browser that asked for it once it has signed in", async () => {
    const { asked, token } = await linkFor("forgotten@example.com");
    expect(String(asked.headers["set-cookie"])).toMatch(
      /^candor-link=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(String((await exchange(token)).headers["set-cookie"])).toContain("candor-link=; Max-Age=0");
  });

  it("signs in one of two that use it at the same time", async () => {
    const { token } = await linkFor("twice@example.com");
    const statuses = (await Promise.all([exchange(token), exchange(token)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(1);
  });

  it("ends after ten minutes", async () => {
    const { token } = await linkFor("late@example.com");
    await server.advance(10 * minute);
    expect((await inspect(token)).status).toBe(400);
    expect((await exchange(token)).status).toBe(401);
  });

  it("answers for a known and an unknown address alike", async () => {
    await exchange((await linkFor("known@example.com")).token);
    for (const email of ["known@example.com", "unknown@example.com"])
      expect((await linkFor(email)).asked).toMatchObject({ status: 202, body: { accepted: true } });
  });

  it("counts with codes: five mails to an address in ten minutes", async () => {
    const email = "five@example.com";
    for (let mail = 0; mail < 5; mail++) {
      const path = mail % 2 === 0 ? "/rest/auth/link" : "/rest/auth/code";
      expect((await server.ask("POST", path, { payload: { email } })).status).toBe(202);
    }
    const refused = await server.ask("POST", "/rest/auth/link", { payload: { email } });
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
  });

  it("refuses a malformed link, a changed one and one of another purpose alike", async () => {
    const { token } = await linkFor("exact@example.com");
    const [number, proof] = token.split(".") as [string, string];
    const wrong = ["", "x", number, `${number}.`, `${Number(number) + 1}.${proof}`, `${token.slice(0, -1)}*`];
    const changed = `${number}.${proof.startsWith("A") ? "B" : "A"}${proof.slice(1)}`;
    for (const credential of [...wrong, changed])
      expect((await exchange(credential)).body.code).toBe("credential-refused");
    expect((await exchange(token)).status).toBe(200);
  });
});

describe("looking at a link", () => {
  it("shows the masked address, uses nothing up, and recognizes the browser that asked", async () => {
    const { token, browserKey } = await linkFor("owner@example.com");
    const stranger = {
      purpose: "sign-in",
      maskedEmail: "o•••@example.com",
      own: false,
      signedIn: false,
      proves: false,
    };
    expect((await inspect(token)).body).toEqual(stranger);
    expect((await inspect(token, "another")).body).toEqual(stranger);
    expect((await inspect(token, browserKey)).body).toEqual({ ...stranger, own: true });
    expect((await exchange(token)).status).toBe(200);
    expect((await inspect(token, browserKey)).status).toBe(400);
  });

  it("recognizes the session of the caller", async () => {
    const { jwt } = (await exchange((await linkFor("mine@example.com")).token)).body;
    const mine = await linkFor("mine@example.com");
    const yours = await linkFor("yours@example.com");
    expect((await inspect(mine.token, undefined, jwt)).body.signedIn).toBe(true);
    expect((await inspect(yours.token, undefined, jwt)).body.signedIn).toBe(false);
  });
});
