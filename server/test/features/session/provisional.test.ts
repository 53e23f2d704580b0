import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provisionalOf } from "../../../src/features/session/gate/browsing.ts";
import { hour } from "../../../src/platform/durations.ts";
import { mailsTo, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { bearer, ownAccount, password } from "../../harness/own-account.ts";
import { preferencesTokenFor, provisionalIn } from "../../harness/preferences-link.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const { ask, signedUp, isSignedIn } = ownAccount(() => server);

/** Somebody with an account, and the credential in the link of a mail to them. */
async function reader() {
  const { email, headers, device } = await signedUp();
  const { id } = (await ask("GET", "/rest/profile", headers)).body as { id: string };
  const accountId = Number(id);
  return { email, headers, device, accountId, token: preferencesTokenFor(server, { accountId, email }) };
}

function exchange(credential: string) {
  return ask("POST", "/rest/auth/login", undefined, { provider: "email", credential });
}

function claimsOf(jwt: string) {
  return JSON.parse(Buffer.from(jwt.split(".")[1] as string, "base64url").toString());
}

async function mayChoose(headers: object): Promise<boolean> {
  return (await ask("GET", "/rest/preferences", headers)).status === 200;
}

function refresh(cookie: string) {
  return ask("POST", "/rest/auth/refresh", { cookie, origin: server.origin });
}

describe("S-02 the link of an optional mail", () => {
  it("E-01 gives a token with tmp for a day and a cookie of its own, and reveals nothing private", async () => {
    const { email, accountId, token } = await reader();
    const { status, body, headers } = await exchange(token);
    const maskedEmail = `p•••${email.slice(email.indexOf("@"))}`;
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        jwt: expect.any(String),
        downloadToken: "",
        location: null,
        profile: {
          id: String(accountId),
          email: maskedEmail,
          emailAddress: maskedEmail,
          phones: [],
          location: {},
          experience: [],
          skills: [],
          currentPayOffered: false,
          resumes: [],
          emailProved: true,
          hasPassword: false,
          timeZoneChosen: false,
          organizations: [],
        },
      },
    });
    const claims = claimsOf(body.jwt);
    expect(claims).toMatchObject({ sub: String(accountId), tmp: true, email: maskedEmail });
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(limits.provisionalHours * 3600);
    expect(String(headers["set-cookie"])).toMatch(
      /^candor-provisional=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify([claims, body, headers])).not.toContain(email);
  });

  it("P-02 opens preferences, and nothing else of the person's", async () => {
    const { accountId, email, token } = await reader();
    const provisional = await provisionalIn(server, token);
    expect(await mayChoose(provisional)).toBe(true);
    for (const path of ["/rest/profile", "/rest/account", "/rest/applications", "/rest/resumes"])
      expect((await ask("GET", path, provisional)).status).toBe(403);
    expect((await ask("POST", "/rest/auth/logout", provisional)).status).toBe(403);
    // Used as a session's cookie, it is still no session, and reveals no address.
    const cookie = provisional.cookie.replace("candor-provisional", "candor");
    const { jwt } = (await refresh(cookie)).body as { jwt: string };
    expect(claimsOf(jwt)).toMatchObject({ sub: String(accountId), tmp: true });
    expect(jwt).not.toContain(Buffer.from(email).toString("base64url"));
  });

  it("N-14 is not used up, and says what it is for", async () => {
    const { token, headers } = await reader();
    const inspect = (asking?: object) => ask("POST", "/rest/auth/link/inspection", asking, { token });
    const seen = { purpose: "preferences", maskedEmail: "p•••@example.com", own: false };
    expect((await inspect()).body).toEqual({ ...seen, signedIn: false, proves: false });
    expect((await exchange(token)).status).toBe(200);
    expect((await exchange(token)).status).toBe(200);
    expect((await inspect(headers)).body).toEqual({ ...seen, signedIn: true, proves: false });
  });

  it("X-02 is refused with one body when it is changed, for another, too old, or the address was replaced", async () => {
    const one = await reader();
    const two = await reader();
    const kind = "applicationFollowUp";
    const parts = one.token.split(".");
    const otherwise = (at: number, text: string) => parts.with(at, text).join(".");
    const late = preferencesTokenFor(server, { ...one, expiresAt: server.parts.clock.now() });
    const replaced = preferencesTokenFor(server, { ...one, email: "replaced@example.com" });
    const wrong = [
      otherwise(0, String(two.accountId)),
      otherwise(0, "999999"),
      otherwise(1, kind),
      otherwise(1, "jobs"),
      otherwise(2, String(Number(parts[2]) + 1)),
      otherwise(3, "x".repeat(22)),
      otherwise(4, "x".repeat(43)),
      `${one.token}x`,
      late,
      replaced,
    ];
    const bodies = [];
    for (const token of wrong) bodies.push((await exchange(token)).body);
    const refusal = (await exchange("7.none")).body;
    for (const { instance: _, ...body } of bodies)
      expect(body).toMatchObject({ code: "credential-refused", status: 401, title: refusal.title });
    expect((await exchange(one.token)).status).toBe(200);
  });

  it("is no sign-in: its owner is told nothing, sees no device, and stays as known on theirs as before", async () => {
    const { email, headers, token, device } = await reader();
    const before = (await mailsTo(server, email)).length;
    const listed = (await ask("GET", "/rest/account/sessions", headers)).body;
    await exchange(token);
    expect(await mailsTo(server, email)).toHaveLength(before);
    expect((await ask("GET", "/rest/account/sessions", headers)).body).toEqual(listed);
    const payload = { provider: "password", credential: { email, password } };
    await server.ask("POST", "/rest/auth/login", { ...device, payload });
    expect(await mailsTo(server, email)).toHaveLength(before);
  });

  it("makes no device of anyone who never signed in: their first sign-in is no strange one", async () => {
    const email = "only-named@example.com";
    const { accountId } = await person(server, "named@example.com");
    await server.parts.database.write((writer) =>
      writer.updateTable("account").set({ email }).where("id", "=", Number(accountId)).execute(),
    );
    await server.parts.database.write((writer) =>
      writer.deleteFrom("session").where("account_id", "=", Number(accountId)).execute(),
    );
    await exchange(preferencesTokenFor(server, { accountId: Number(accountId), email }));
    await person(server, email);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain("New sign-in to your account");
  });
});

describe("a provisional session", () => {
  it("S-02 keeps tmp when it is refreshed, and is never extended", async () => {
    const { token } = await reader();
    const { authorization, cookie } = await provisionalIn(server, token);
    const { exp } = claimsOf(authorization);
    await server.advance((limits.provisionalHours - 1) * hour);
    const { jwt, downloadToken, formKey } = (await refresh(cookie)).body as Record<string, string>;
    expect(claimsOf(jwt as string)).toMatchObject({ tmp: true, exp });
    expect([downloadToken, formKey]).toEqual(["", ""]);
    await server.advance(hour);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await mayChoose(bearer(jwt as string))).toBe(false);
  });

  it("S-04 speaks for a browser only where it shows no other session", async () => {
    const one = await reader();
    const two = await person(server, "two@example.com");
    const { cookie } = await provisionalIn(server, one.token);
    const started = await server.ask("POST", "/rest/auth/login", {
      ...one.device,
      payload: { provider: "password", credential: { email: one.email, password } },
    });
    const main = String(started.headers["set-cookie"]).split(";")[0] as string;
    expect(claimsOf((await refresh(`${cookie}; ${main}`)).body.jwt).tmp).toBeUndefined();
    expect((await refresh(`${cookie}; candor=ended`)).status).toBe(401);
    expect(await isSignedIn(two.headers)).toBe(true);
  });

  it("P-02 counts as signed out on pages, except those it opens", async () => {
    const { token, accountId } = await reader();
    const { cookie } = await provisionalIn(server, token);
    const value = cookie.split("=")[1] as string;
    const cookies = { "candor-provisional": value };
    expect(await provisionalOf(server.parts.gates, cookies)).toMatchObject({ accountId });
    expect(await provisionalOf(server.parts.gates, { "candor-provisional": "none" })).toBeUndefined();
  });

  it("S-12 ends with the sign-out of the browser that shows its cookie, and is taken from it", async () => {
    const { token } = await reader();
    const signedIn = await person(server, "leaving@example.com");
    const { authorization, cookie } = await provisionalIn(server, token);
    const { headers } = await ask("POST", "/rest/auth/logout", { ...signedIn.headers, cookie });
    expect(String(headers["set-cookie"])).toContain("candor-provisional=; Max-Age=0");
    expect(await mayChoose({ authorization })).toBe(false);
  });

  it("S-12 stays alive when another browser signs out, with or without a wrong cookie", async () => {
    const { token } = await reader();
    const [signedIn, other] = [
      await person(server, "leaving-1@example.com"),
      await person(server, "leaving-2@example.com"),
    ];
    const { authorization, cookie } = await provisionalIn(server, token);
    await ask("POST", "/rest/auth/logout", signedIn.headers);
    expect(await mayChoose({ authorization })).toBe(true);
    const main = cookie.replace("candor-provisional", "candor-provisional-not");
    await ask("POST", "/rest/auth/logout", { ...other.headers, cookie: main });
    expect(await mayChoose({ authorization })).toBe(true);
  });

  it("ends by its own call, which ends no other session", async () => {
    const { token, headers } = await reader();
    const { authorization } = await provisionalIn(server, token);
    expect((await ask("DELETE", "/rest/auth/provisional", headers)).status).toBe(204);
    expect(await isSignedIn(headers)).toBe(true);
    expect((await ask("DELETE", "/rest/auth/provisional", { authorization })).status).toBe(204);
    expect(await mayChoose({ authorization })).toBe(false);
  });

  it.each([
    [
      "everywhere else is signed out",
      ({ headers }: Reader) => ask("DELETE", "/rest/account/sessions", headers),
    ],
    [
      "the password is changed",
      ({ headers }: Reader) =>
        ask("POST", "/rest/account/password", headers, {
          currentPassword: password,
          newPassword: "moss harbor 17 tin",
        }),
    ],
  ])("ends when %s", async (_what, act) => {
    const owner = await reader();
    const { authorization } = await provisionalIn(server, owner.token);
    expect((await act(owner)).status).toBe(204);
    expect(await mayChoose({ authorization })).toBe(false);
  });
});

type Reader = Awaited<ReturnType<typeof reader>>;
