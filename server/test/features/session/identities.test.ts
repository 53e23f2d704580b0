import { type SignInProvider, signInProviderNames } from "@candor/contract/values";
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hour, minute } from "../../../src/platform/durations.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { type Device, newDevice } from "../../harness/device.ts";
import {
  clientSecret,
  type IdentityProvider,
  openIdentityProvider,
} from "../../harness/identity-provider.ts";
import { bearer, disownLink, ownAccount } from "../../harness/own-account.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let provider: IdentityProvider;
let server: TestApp;
beforeAll(async () => {
  const clients = signInProviderNames.map((id) => ({
    id,
    redirectUri: `http://candor.test/login/callback/${id}`,
    pkce: id !== "linkedin",
  }));
  provider = await openIdentityProvider(clients);
  server = await startApp(settings(provider.issuer));
});
beforeEach(() => {
  provider.forge(undefined);
  provider.isDown(false);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const { mailsTo, linkIn, isSignedIn } = ownAccount(() => server);

function settings(issuer: string): Record<string, string> {
  const parts = signInProviderNames.map((name) => [`OAUTH_${name.toUpperCase()}`, name] as const);
  return Object.fromEntries(
    parts.flatMap(([prefix, name]) => [
      [`${prefix}_CLIENT_ID`, name],
      [`${prefix}_CLIENT_SECRET`, clientSecret],
      [`${prefix}_ISSUER`, issuer],
    ]),
  );
}

interface Response {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

let people = 0;

const verified = (email = `person-${++people}@example.com`) => ({ email, email_verified: true });
const ofGoogle = () => verified(`person-${++people}@gmail.com`);

/** Goes to the provider as whoever is signed in there, and back. */
async function come(name: SignInProvider, device: Device, redirect?: string): Promise<Response> {
  const asked = await server.ask("POST", "/rest/auth/authorization", {
    ...device,
    payload: { provider: name, ...(redirect && { redirect }) },
  });
  return responseAt(asked.body.url);
}

async function responseAt(url: string): Promise<Response> {
  const { searchParams } = await provider.visit(url);
  return Object.fromEntries(searchParams) as unknown as Response;
}

function exchange(name: SignInProvider, device: Device, credential: object | string, more = {}) {
  const payload = { provider: name, credential, ...more };
  return server.ask("POST", "/rest/auth/login", { ...device, payload });
}

async function signInBy(name: SignInProvider, device: Device = newDevice()): Promise<Asked> {
  return exchange(name, device, await come(name, device));
}

function inspect(device: Device, { state }: Response) {
  return server.ask("POST", "/rest/auth/authorization/inspection", { ...device, payload: { state } });
}

async function accounts(): Promise<number> {
  const rows = await server.parts.database.read.selectFrom("account").select("id").execute();
  return rows.length;
}

/** The refusal that is the same for every cause, and that nothing came of it. */
async function expectRefused(asking: () => Promise<Asked>): Promise<void> {
  const before = await accounts();
  expect(await asking()).toMatchObject({
    status: 401,
    body: { code: "credential-refused", key: "auth.credentialRefused" },
  });
  expect(await accounts()).toBe(before);
}

describe.each(signInProviderNames.filter((name) => name !== "facebook"))("S-19 signing in by %s", (name) => {
  it("C-09 creates an account with the names that it says, and finds it again", async () => {
    const claims = { ...verified(), given_name: "Ada", family_name: "Byron" };
    const subject = provider.next(claims);
    const first = await signInBy(name);
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        profile: { email: claims.email, firstName: "Ada", lastName: "Byron" },
        location: null,
      },
    });
    expect(await isSignedIn(bearer(first.body.jwt))).toBe(true);
    provider.next({ ...verified(), given_name: "Eve", family_name: "Other" }, subject);
    expect((await signInBy(name)).body.profile).toEqual(first.body.profile);
  });
});

it("S-19 signing in by facebook, which verifies no address, waits for a mailed code, and then works", async () => {
  const device = newDevice();
  const { email } = verified();
  const subject = provider.next({ email });
  const response = await come("facebook", device, "/about");
  await expectRefused(() => exchange("facebook", device, response));
  expect((await inspect(device, response)).body).toEqual({
    linking: false,
    redirect: "/about",
    outcome: "prove-mailbox",
    email,
  });
  await server.ask("POST", "/rest/auth/code", { payload: { email } });
  const credential = { email, code: await mailedCode(server, email) };
  const proved = await server.ask("POST", "/rest/auth/login", {
    ...device,
    payload: { provider: "code", credential },
  });
  provider.next({ email }, subject);
  expect((await signInBy("facebook")).body.profile.id).toBe(proved.body.profile.id);
  expect((await mailsTo(email)).map(({ subject: title }) => title)).toContain(
    "Your Facebook account signs you in now",
  );
});

describe("the way back", () => {
  it("leads to where it was asked for, for the browser that asked alone", async () => {
    const device = newDevice();
    provider.next(verified());
    const response = await come("google", device, "/search?query=kelp");
    expect((await inspect(device, response)).body).toEqual({
      linking: false,
      redirect: "/search?query=kelp",
    });
    expect((await inspect(newDevice(), response)).status).toBe(401);
    await expectRefused(() => exchange("google", newDevice(), response));
    expect((await exchange("google", device, response)).status).toBe(200);
  });

  it("works once, also for two at the same time", async () => {
    const device = newDevice();
    provider.next(verified());
    const response = await come("google", device);
    const both = await Promise.all([1, 2].map(() => exchange("google", device, response)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await expectRefused(() => exchange("google", device, response));
  });

  it("ends after ten minutes", async () => {
    const device = newDevice();
    provider.next(verified());
    const response = await come("google", device);
    await server.advance(10 * minute);
    await expectRefused(() => exchange("google", device, response));
    expect((await inspect(device, response)).status).toBe(401);
  });

  it.each([
    [
      "a changed state",
      (one: Response) => ({ ...one, state: one.state.replace(/.$/, (last) => (last === "A" ? "E" : "A")) }),
    ],
    ["a state that is none", (one: Response) => ({ ...one, state: "x" })],
    ["another's state", (one: Response, other: Response) => ({ ...one, state: other.state })],
    [
      "another's code, which was asked for with another verifier",
      (one: Response, other: Response) => ({ ...one, code: other.code }),
    ],
    ["a code that is none", (one: Response) => ({ ...one, code: "x" })],
    ["another issuer's answer", (one: Response) => ({ ...one, iss: "https://evil.example" })],
    ["an answer that leaves out the issuer", ({ code, state }: Response) => ({ code, state })],
  ])("is refused with %s", async (_what, change) => {
    const [device, elsewhere] = [newDevice(), newDevice()];
    provider.next(verified());
    const [one, other] = [await come("google", device), await come("google", elsewhere)];
    await expectRefused(() => exchange("google", device, change(one, other)));
  });

  it("of one provider does not pass for another's", async () => {
    const device = newDevice();
    provider.next(verified());
    const response = await come("google", device);
    await expectRefused(() => exchange("microsoft", device, response));
    expect((await exchange("google", device, response)).status).toBe(200);
  });

  it("is refused with a code that the provider has taken already", async () => {
    const device = newDevice();
    provider.next(verified());
    const [first, second] = [await come("linkedin", device), await come("linkedin", device)];
    expect((await exchange("linkedin", device, first)).status).toBe(200);
    await expectRefused(() => exchange("linkedin", device, { ...second, code: first.code }));
  });
});

const changes: [string, (claims: JWTPayload) => Promise<string> | string][] = [
  ["another nonce", (claims) => provider.sign({ ...claims, nonce: "another" })],
  ["no nonce", ({ nonce: _, ...claims }) => provider.sign(claims)],
  ["another audience", (claims) => provider.sign({ ...claims, aud: "another" })],
  ["another issuer", (claims) => provider.sign({ ...claims, iss: "https://evil.example" })],
  ["its time over", (claims) => provider.sign({ ...claims, exp: (claims.iat as number) - 60 })],
  ["no signature", (claims) => new UnsecuredJWT(claims).encode()],
  ["the signature of another key", (claims) => signedByAnother(claims)],
  ["the signature of a secret", (claims) => signedBySecret(claims)],
];

async function signedByAnother(claims: JWTPayload): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256");
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "real" }).sign(privateKey);
}

/** The client's own secret, which whoever mistakes algorithms would take for a key. */
function signedBySecret(claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: "real" })
    .sign(Buffer.from(clientSecret));
}

describe("an ID token", () => {
  it("that comes for a code is taken as it is", async () => {
    provider.next(verified());
    provider.forge((claims) => provider.sign(claims));
    expect((await signInBy("google")).status).toBe(200);
  });

  it.each(changes)("that comes for a code is refused with %s", async (_what, forge) => {
    const device = newDevice();
    provider.next(verified());
    const response = await come("google", device);
    provider.forge(forge);
    await expectRefused(() => exchange("google", device, response));
  });

  /** What the one-tap prompt gives. */
  const given = () => {
    const iat = Math.floor(server.parts.clock.now() / 1000);
    return {
      ...ofGoogle(),
      iss: provider.issuer,
      aud: "google",
      sub: `tap-${++people}`,
      iat,
      exp: iat + 3600,
      nonce: "n",
    };
  };

  it("S-20 of the one-tap prompt signs in", async () => {
    const claims = given();
    const { status, body } = await exchange("google", newDevice(), await provider.sign(claims), {
      nonce: "n",
    });
    expect({ status, email: body.profile?.email }).toEqual({ status: 200, email: claims.email });
  });

  it.each(changes)("S-20 of the one-tap prompt is refused with %s", async (_what, forge) => {
    const token = await forge(given());
    await expectRefused(() => exchange("google", newDevice(), token, { nonce: "n" }));
  });

  it("S-20 of the one-tap prompt is refused when it is older than ten minutes", async () => {
    const claims = given();
    const token = await provider.sign({ ...claims, iat: claims.iat - 700 });
    await expectRefused(() => exchange("google", newDevice(), token, { nonce: "n" }));
  });

  it.each(["", "x", "a.b.c"])("that is none is refused: %j", async (token) => {
    const { status } = await exchange("google", newDevice(), token);
    expect(status).toBe(token === "" ? 400 : 401);
  });

  it("is no credential of the others", async () => {
    const { status } = await exchange("linkedin", newDevice(), await provider.sign(given()));
    expect(status).toBe(400);
  });
});

describe("an address of mail", () => {
  it("that the provider did not tell is refused, and the asking browser is told why", async () => {
    const device = newDevice();
    provider.next({});
    const response = await come("google", device);
    await expectRefused(() => exchange("google", device, response));
    expect((await inspect(device, response)).body).toEqual({ linking: false, outcome: "no-email" });
  });

  it.each([false, "false", undefined])(
    "that is not verified (%s) is refused, whether or not it has an account",
    async (email_verified) => {
      const known = verified().email;
      await signIn(server, known);
      for (const email of [known, verified().email]) {
        const device = newDevice();
        provider.next({ email, email_verified });
        const response = await come("google", device);
        await expectRefused(() => exchange("google", device, response));
        expect((await inspect(device, response)).body).toEqual({
          linking: false,
          outcome: "prove-mailbox",
          email,
        });
      }
    },
  );

  it("that two providers verify waits for a mailed code with the second, which signs in to the same account then", async () => {
    const claims = verified();
    provider.next(claims);
    const { profile } = (await signInBy("linkedin")).body;
    const device = newDevice();
    const subject = provider.next(claims);
    await expectRefused(async () => exchange("microsoft", device, await come("microsoft", device)));
    await server.ask("POST", "/rest/auth/code", { payload: { email: claims.email } });
    const code = await mailedCode(server, claims.email);
    await exchange("code" as SignInProvider, device, { email: claims.email, code });
    provider.next(claims, subject);
    expect((await signInBy("microsoft")).body.profile).toEqual(profile);
  });

  it.each([
    ["another device", (device: Device) => [newDevice(), device][0] as Device, 0],
    ["half an hour later", (device: Device) => device, hour / 2],
  ])("proved by %s links nothing", async (_what, by, later) => {
    const { email } = verified();
    const device = newDevice();
    const subject = provider.next({ email });
    await expectRefused(async () => exchange("facebook", device, await come("facebook", device)));
    await server.advance(later);
    await server.ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server, email);
    await exchange("code" as SignInProvider, by(device), { email, code });
    provider.next({ email }, subject);
    await expectRefused(() => signInBy("facebook"));
  });

  it("at Google's own mailboxes opens the account that has it, whose owner is told and can undo it", async () => {
    const claims = ofGoogle();
    const { profile } = await signIn(server, claims.email);
    const subject = provider.next({ ...claims, given_name: "Ada", family_name: "Byron" });
    const { body } = await signInBy("google");
    expect(body.profile).toMatchObject({ id: profile.id, firstName: "Ada", lastName: "Byron" });
    expect((await mailsTo(claims.email)).map(({ subject: title }) => title)).toContain(
      "Your Google account signs you in now",
    );
    const token = await linkIn(claims.email, disownLink);
    await server.ask("POST", "/rest/auth/suspicious", { payload: { token } });
    expect(await isSignedIn(bearer(body.jwt))).toBe(false);
    const rows = await server.parts.database.read.selectFrom("social_identity").select("subject").execute();
    expect(rows.map((row) => row.subject)).not.toContain(subject);
  });

  it("with an account whose own side was never proved waits for a mailed code, even at Google's mailboxes", async () => {
    const claims = ofGoogle();
    await signIn(server, claims.email);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("account")
        .set({ email_proved_at: null })
        .where("email", "=", claims.email)
        .execute(),
    );
    provider.next(claims);
    await expectRefused(() => signInBy("google"));
  });
});

it("a provider that does not answer is no refusal: the person tries again", async () => {
  const device = newDevice();
  provider.next(verified());
  const response = await come("google", device);
  provider.isDown(true);
  const answer = await exchange("google", device, response);
  expect(answer).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
    headers: { "retry-after": "5" },
  });
});

it("a provider that was not there at first is asked again", async () => {
  const other = await startApp(settings(provider.issuer));
  const ask = () => other.ask("POST", "/rest/auth/authorization", { payload: { provider: "google" } });
  provider.isDown(true);
  expect((await ask()).status).toBe(503);
  provider.isDown(false);
  expect((await ask()).status).toBe(200);
  await other.close();
});

it("a provider that is not configured is not there", async () => {
  const other = await startApp();
  const asked = await other.ask("POST", "/rest/auth/authorization", { payload: { provider: "google" } });
  expect(asked.status).toBe(404);
  const used = await other.ask("POST", "/rest/auth/login", {
    payload: { provider: "google", credential: "x" },
  });
  expect(used.status).toBe(404);
  await other.close();
});

describe("linked accounts", () => {
  /** Somebody who is signed in on a device. */
  async function somebody() {
    const { email } = verified();
    const { jwt, profile } = await signIn(server, email);
    return { email, profile, headers: { ...newDevice().headers, ...bearer(jwt) } };
  }

  type Somebody = Awaited<ReturnType<typeof somebody>>;

  async function linkTo({ headers }: Pick<Somebody, "headers">, name: SignInProvider = "linkedin") {
    const asked = await server.ask("POST", "/rest/account/identities/authorization", {
      headers,
      payload: { provider: name },
    });
    const credential = await responseAt(asked.body.url);
    const payload = { provider: name, credential };
    return {
      credential,
      linking: () => server.ask("POST", "/rest/account/identities", { headers, payload }),
    };
  }

  const list = async ({ headers }: Pick<Somebody, "headers">) =>
    (await server.ask("GET", "/rest/account/identities", { headers })).body;

  it("are linked whatever their address is, listed, and sign in; their owner is told", async () => {
    const me = await somebody();
    expect(await list(me)).toEqual({ identities: [], providers: [...signInProviderNames] });
    const subject = provider.next({ email: "elsewhere@example.org" });
    const { linking } = await linkTo(me);
    expect((await linking()).status).toBe(204);
    expect((await list(me)).identities).toMatchObject([{ provider: "linkedin" }]);
    provider.next({}, subject);
    expect((await signInBy("linkedin")).body.profile.id).toBe(me.profile.id);
    expect((await mailsTo(me.email)).map(({ subject: title }) => title)).toContain(
      "Your LinkedIn account signs you in now",
    );
  });

  it("are unlinked by their owner alone, who is told, and sign in no more", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const subject = provider.next({});
    await (await linkTo(me)).linking();
    const [{ id }] = (await list(me)).identities;
    const path = `/rest/account/identities/${id}`;
    expect((await server.ask("DELETE", path, { headers: other.headers })).status).toBe(404);
    expect((await server.ask("DELETE", path, { headers: me.headers })).status).toBe(204);
    expect((await list(me)).identities).toEqual([]);
    expect((await mailsTo(me.email)).map(({ subject: title }) => title)).toContain(
      "Your LinkedIn account no longer signs you in",
    );
    provider.next({}, subject);
    await expectRefused(() => signInBy("linkedin"));
  });

  it("of somebody else are refused, and stay theirs", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const subject = provider.next({});
    await (await linkTo(me)).linking();
    provider.next({}, subject);
    expect(await (await linkTo(other)).linking()).toMatchObject({
      status: 409,
      body: { code: "identity-taken" },
    });
    expect((await list(other)).identities).toEqual([]);
    expect((await list(me)).identities).toHaveLength(1);
  });

  it("are refused for whoever did not ask for them, and no way to link signs in", async () => {
    const [me, other] = [await somebody(), await somebody()];
    provider.next(verified());
    const { credential } = await linkTo(me);
    const device = { headers: { "candor-device": me.headers["candor-device"] } };
    await expectRefused(() => exchange("linkedin", device, credential));
    const payload = { provider: "linkedin", credential };
    for (const headers of [other.headers, { ...other.headers, ...device.headers }])
      expect(await server.ask("POST", "/rest/account/identities", { headers, payload })).toMatchObject({
        status: 409,
        body: { code: "identity-refused" },
      });
    const signingIn = await come("linkedin", device);
    const crossed = await server.ask("POST", "/rest/account/identities", {
      headers: me.headers,
      payload: { provider: "linkedin", credential: signingIn },
    });
    expect(crossed.body.code).toBe("identity-refused");
  });
});
