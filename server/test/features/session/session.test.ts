import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let visitor = 0;

/** Limits count by address: each test uses its own. */
function address(): { remoteAddress: string } {
  visitor += 1;
  return { remoteAddress: `10.1.0.${visitor}` };
}

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const login = "/rest/auth/login";

function withCode(email: string, code: string) {
  return { payload: { provider: "code", credential: { email, code } } };
}

describe("signing in by a mailed code", () => {
  it("S-17 gives a session whose token names the account, and creates the account the first time", async () => {
    const email = "ada@example.com";
    expect(
      await server.ask("POST", "/rest/auth/code", { payload: { email: ` ${email.toUpperCase()} ` } }),
    ).toMatchObject({
      status: 202,
      body: { accepted: true },
    });
    const answer = await server.ask("POST", login, withCode(email, await mailedCode(server, email)));
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, profile: { email }, location: null },
    });
    const claims = JSON.parse(Buffer.from(answer.body.jwt.split(".")[1], "base64url").toString());
    expect(Object.keys(claims)).toEqual(expect.arrayContaining(["sub", "exp", "iat", "email"]));
    expect(claims).toMatchObject({ sub: answer.body.profile.id, email, exp: claims.iat + 14 * 86_400 });
    expect(claims.tmp).toBeUndefined();
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^candor=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  });

  it("answers private data with no-store", async () => {
    const email = "bea@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    const start = await server.ask("POST", login, withCode(email, code));
    const cookie = String(start.headers["set-cookie"]).split(";")[0] as string;
    const headers = { authorization: `Bearer ${start.body.jwt}`, cookie, origin: server.origin };
    const answers = [
      start,
      await server.ask("POST", "/rest/auth/refresh", { headers }),
      await server.ask("GET", "/rest/profile", { headers }),
      // A public call says whom its caller blocks.
      await server.ask("POST", "/rest/jobs/search", { headers, payload: {} }),
      await server.ask("POST", "/rest/auth/logout", { headers }),
    ];
    expect(answers.map((answer) => answer.headers["cache-control"])).toEqual(Array(5).fill("no-store"));
  });

  it("ends with the cookies of the session and of drafts taken back, as a browser lets them be", async () => {
    const secure = await startApp({ PUBLIC_URL: "https://candor.example" });
    const { jwt } = await signIn(secure, "bess@example.com");
    const headers = { authorization: `Bearer ${jwt}` };
    const ended = await secure.ask("POST", "/rest/auth/logout", { headers });
    const gone = (name: string) => `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
    expect(ended.headers["set-cookie"]).toEqual(["__Host-candor", "__Host-candor-draft"].map(gone));
    await secure.close();
  });

  it("E-01 leads to the same account the second time", async () => {
    const first = await signIn(server, "bo@example.com");
    const second = await signIn(server, "BO@example.com");
    expect(second.profile.id).toBe(first.profile.id);
    expect(second.jwt).not.toBe(first.jwt);
  });

  it("uses a code once", async () => {
    const email = "cy@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    const both = await Promise.all([1, 2].map(() => server.ask("POST", login, withCode(email, code))));
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it("lets a code die after ten minutes", async () => {
    const email = "di@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    await server.advance(10 * minute);
    expect((await server.ask("POST", login, withCode(email, code))).status).toBe(401);
  });

  it("lets a code die after five wrong tries", async () => {
    const email = "ed@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries++) await server.ask("POST", login, withCode(email, wrong));
    expect((await server.ask("POST", login, withCode(email, code))).status).toBe(401);
  });

  it("refuses a code of other characters like any wrong one, and counts it", async () => {
    const email = "eve@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    for (const wrong of [
      "\uff10\uff10\uff10\uff10\uff10\uff10",
      "12345\u0660",
      "\u{1d7ce}2345",
      "abcdef",
      "-1e500",
    ])
      expect(await server.ask("POST", login, withCode(email, wrong))).toMatchObject({
        status: 401,
        body: { code: "credential-refused" },
      });
    expect((await server.ask("POST", login, withCode(email, code))).status).toBe(401);
  });

  it("refuses every cause with one body", async () => {
    const known = "fi@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email: known } });
    const refusals = await Promise.all(
      [withCode(known, "999999"), withCode("nobody@example.com", "123456")].map((asked) =>
        server.ask("POST", login, asked),
      ),
    );
    const bodies = refusals.map((answer) => ({ ...answer.body, instance: "" }));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(refusals[0]).toMatchObject({
      status: 401,
      body: { code: "credential-refused", key: "auth.credentialRefused" },
    });
  });

  it("sends an account five codes in ten minutes, no matter who asks", async () => {
    const email = "gus@example.com";
    for (let count = 0; count < 5; count++) {
      const answer = await server.app.inject({
        ...address(),
        method: "POST",
        url: "/rest/auth/code",
        payload: { email },
      });
      expect(answer.statusCode).toBe(202);
    }
    const sixth = await server.app.inject({
      ...address(),
      method: "POST",
      url: "/rest/auth/code",
      payload: { email },
    });
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
    expect(sixth.json()).toMatchObject({ code: "too-many-attempts", key: "auth.tooManyAttempts" });
  });

  it("lets one network address start a hundred sign-ins in ten minutes", async () => {
    const from = address();
    const ask = () =>
      server.app.inject({
        ...from,
        method: "POST",
        url: login,
        payload: withCode("x@example.com", "1").payload,
      });
    const statuses = [];
    for (let count = 0; count < 101; count++) statuses.push((await ask()).statusCode);
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(statuses[100]).toBe(429);
    await server.advance(10 * minute);
    expect((await ask()).statusCode).toBe(401);
  });

  it("doesn't store the code or the person's address in the event log", async () => {
    const email = "hal@example.com";
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    const events = await server.parts.database.read.selectFrom("event").selectAll().execute();
    expect(JSON.stringify(events)).not.toContain(email);
    expect(
      JSON.stringify(await server.parts.database.read.selectFrom("login_code").selectAll().execute()),
    ).not.toContain(`"${code}"`);
  });

  it.each([
    ["a missing address", {}, "/email", "validation.emailRequired"],
    ["no address", { email: "ada" }, "/email", "validation.invalidEmail"],
    ["a number", { email: 7 }, "/email", "validation.value"],
  ])("V-07 refuses %s with the catalogue's text", async (_what, payload, path, key) => {
    const answer = await server.ask("POST", "/rest/auth/code", { payload });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid-request", errors: [{ path, key }] } });
  });
});

describe("a session", () => {
  it("answers who is signed in", async () => {
    const { jwt } = await signIn(server, "ida@example.com");
    expect(await server.ask("GET", "/rest/profile?timezoneOffset=300", bearer(jwt))).toMatchObject({
      status: 200,
      body: { email: "ida@example.com" },
    });
  });

  it("C-12 ends at once when its person logs out, and other sessions don't", async () => {
    const first = await signIn(server, "jo@example.com");
    const second = await signIn(server, "jo@example.com");
    expect((await server.ask("POST", "/rest/auth/logout", bearer(first.jwt))).status).toBe(204);
    expect((await server.ask("GET", "/rest/profile", bearer(first.jwt))).status).toBe(401);
    expect((await server.ask("GET", "/rest/profile", bearer(second.jwt))).status).toBe(200);
  });

  it("C-11 is refreshed by its cookie from our own pages only", async () => {
    const { cookie } = await signIn(server, "kim@example.com");
    const ask = (headers: Record<string, string>) => server.ask("POST", "/rest/auth/refresh", { headers });
    const refreshed = await ask({ cookie, origin: server.origin });
    expect(refreshed.status).toBe(200);
    expect((await server.ask("GET", "/rest/profile", bearer(refreshed.body.jwt))).status).toBe(200);
    expect((await ask({ cookie, origin: "https://evil.example" })).status).toBe(403);
    expect((await ask({ cookie })).status).toBe(403);
    expect((await ask({ origin: server.origin })).status).toBe(401);
  });

  it("gives each account a key for its interrupted forms, the same in its next session", async () => {
    const keyOf = async (email: string) => {
      const { cookie } = await signIn(server, email);
      const headers = { cookie, origin: server.origin };
      return (await server.ask("POST", "/rest/auth/refresh", { headers })).body.formKey as string;
    };
    const first = await keyOf("kim@example.com");
    expect(Buffer.from(first, "base64")).toHaveLength(32);
    expect(await keyOf("kim@example.com")).toBe(first);
    expect(await keyOf("kit@example.com")).not.toBe(first);
  });

  it("is opened by the cookie for the refresh call only", async () => {
    const { cookie } = await signIn(server, "lee@example.com");
    const answer = await server.ask("GET", "/rest/profile", { headers: { cookie, origin: server.origin } });
    expect(answer.status).toBe(401);
  });

  it("V-42 ends when its token does, after 14 days", async () => {
    const { jwt } = await signIn(server, "max@example.com");
    await server.advance(14 * day - minute);
    expect((await server.ask("GET", "/rest/profile", bearer(jwt))).status).toBe(200);
    await server.advance(minute);
    expect((await server.ask("GET", "/rest/profile", bearer(jwt))).status).toBe(401);
  });

  it("is not opened by a token that was tampered with, unsigned, or made for downloads", async () => {
    const { jwt, downloadToken } = await signIn(server, "ned@example.com");
    const [header, payload, signature] = jwt.split(".") as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = [
      `${header}.${encode({ ...claims, sub: `${Number(claims.sub) + 1}` })}.${signature}`,
      `${encode({ alg: "none", typ: "session+jwt" })}.${payload}.`,
      `${header}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      downloadToken,
      "nonsense",
    ];
    for (const token of forged)
      expect((await server.ask("GET", "/rest/profile", bearer(token))).status).toBe(401);
  });
});

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}
