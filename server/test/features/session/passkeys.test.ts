import { message } from "@candor/contract/messages/message";
import type { PasskeyRequest } from "@candor/contract/passkeys/shapes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { certifiedAttestation, selfAttestation } from "../../harness/attestation.ts";
import { type Authenticator, type Lies, newAuthenticator } from "../../harness/authenticator.ts";
import { newDevice, passwordLogIn } from "../../harness/device.ts";
import { bearer, disownLink, faults, ownAccount, password } from "../../harness/own-account.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
/** Each test has an address's limits to itself. */
beforeEach(() => server.advance(10 * minute));

const { ask, isSignedIn, linkIn, mailsTo, signedUp } = ownAccount(() => server);

const passkeys = "/rest/account/passkeys";
const notTaken = { status: 400, keys: ["/credential validation.passkeyRefused"] };

const offer = async (headers: object) =>
  (await ask("POST", `${passkeys}/challenge`, headers, { password })).body;
const request = async (): Promise<PasskeyRequest> => (await ask("POST", "/rest/auth/passkey/challenge")).body;
const add = (headers: object, credential: object) => ask("POST", passkeys, headers, { credential });
const listed = async (headers: object) => (await ask("GET", passkeys, headers)).body.passkeys;
const logIn = (credential: object) =>
  server.ask("POST", "/rest/auth/login", { ...newDevice(), payload: { provider: "passkey", credential } });
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** Somebody who is signed up, with a passkey. */
async function withPasskey(counter = 0) {
  const person = await signedUp();
  const authenticator = newAuthenticator(server.origin, counter);
  const { body } = await add(person.headers, authenticator.make(await offer(person.headers)));
  return { ...person, authenticator, id: body.id as string };
}

async function use(authenticator: Authenticator, lies = {}) {
  return logIn(authenticator.use(await request(), lies));
}

describe("a passkey", () => {
  it("signs in to its account, as often as it is used", async () => {
    const { email, authenticator, headers } = await withPasskey();
    expect(await listed(headers)).toMatchObject([{ name: "Passkey" }]);
    for (let times = 0; times < 2; times++) {
      const { status, body } = await use(authenticator);
      expect({ status, email: body.profile.email }).toEqual({ status: 200, email });
    }
    expect((await listed(headers))[0].lastUsedAt).toBeDefined();
  });

  it("is made for the public address, with the person verified, and names nobody", async () => {
    const { headers, email } = await withPasskey();
    const asked = await offer(headers);
    expect(asked).toMatchObject({
      rp: { id: "candor.test", name: "Candor" },
      user: { name: email, displayName: "Ada Byron" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key" }],
    });
    expect(asked.user.id).toMatch(/^[\w-]{43}$/);
    expect(await request()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "candor.test",
      timeout: 5 * minute,
      userVerification: "required",
    });
  });

  it("is mailed to the owner when it is added and when it is removed", async () => {
    const { email, headers, id } = await withPasskey();
    expect((await ask("DELETE", `${passkeys}/${id}`, headers, { password })).status).toBe(204);
    expect((await subjects(email)).toSorted()).toEqual([
      "A passkey was added to your account",
      "A passkey was removed from your account",
    ]);
  });

  it("gets the name that its owner gives it", async () => {
    const { headers, id } = await withPasskey();
    const rename = (name: string) => server.ask("PATCH", `${passkeys}/${id}`, { headers, payload: { name } });
    expect((await rename(" Key ring ")).status).toBe(204);
    expect((await listed(headers))[0].name).toBe("Key ring");
    expect(faults(await rename(" ")).keys).toEqual(["/name validation.passkeyNameRequired"]);
  });

  it("is named after the browser that created it", async () => {
    const { headers } = await signedUp();
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
    const credential = newAuthenticator(server.origin).make(await offer(headers));
    const { body } = await add({ ...headers, "user-agent": firefox }, credential);
    expect(body.name).toBe("Firefox on Linux");
  });

  it("V-21 V-22 is added and removed with the current password, and without one where there is none", async () => {
    const { headers, id } = await withPasskey();
    for (const tell of [
      (payload: object) => ask("POST", `${passkeys}/challenge`, headers, payload),
      (payload: object) => ask("DELETE", `${passkeys}/${id}`, headers, payload),
    ]) {
      expect(faults(await tell({})).keys).toEqual(["/password validation.currentPasswordRequired"]);
      expect(faults(await tell({ password: "wrong" })).keys).toEqual([
        "/password validation.currentPasswordIncorrect",
      ]);
    }
    expect(await listed(headers)).toHaveLength(1);
    const { jwt } = await signIn(server, "no-password@example.com");
    expect((await ask("POST", `${passkeys}/challenge`, bearer(jwt), {})).status).toBe(200);
  });

  it("does not exist for another account", async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const payload = { name: "Mine" };
    const address = `${passkeys}/${theirs.id}`;
    expect((await server.ask("PATCH", address, { headers: mine.headers, payload })).status).toBe(404);
    expect((await ask("DELETE", address, mine.headers, { password })).status).toBe(404);
    expect((await use(theirs.authenticator)).body.profile.email).toBe(theirs.email);
  });

  it("is one of twenty at most", async () => {
    const { jwt } = await signIn(server, "many@example.com");
    const headers = bearer(jwt);
    const last = await offer(headers);
    for (let made = 0; made < 20; made++)
      await add(headers, newAuthenticator(server.origin).make(await offer(headers)));
    expect(await ask("POST", `${passkeys}/challenge`, headers, { password })).toMatchObject({
      status: 409,
      body: { code: "too-many-passkeys", detail: expect.stringContaining("20") },
    });
    expect((await add(headers, newAuthenticator(server.origin).make(last))).status).toBe(409);
    expect(await listed(headers)).toHaveLength(20);
  });
});

describe("a passkey is not added", () => {
  it.each([
    ["on another origin", { origin: "https://candor.test.example" }],
    ["for another host", { rpId: "example" }],
    ["from an answer that signs in", { type: "webauthn.get" }],
    ["without the person being verified", { isVerified: false }],
  ])("%s", async (_how, lies) => {
    const { headers } = await signedUp();
    const credential = newAuthenticator(server.origin).make(await offer(headers), lies);
    expect(faults(await add(headers, credential))).toEqual(notTaken);
    expect(await listed(headers)).toEqual([]);
  });

  it("with a certificate, which nobody asked for; with self-attestation it is", async () => {
    const { headers } = await signedUp();
    const make = async (attest: NonNullable<Lies["attest"]>) =>
      newAuthenticator(server.origin).make(await offer(headers), { attest });
    expect(faults(await add(headers, await make(await certifiedAttestation())))).toEqual(notTaken);
    expect((await add(headers, await make(selfAttestation))).status).toBe(201);
  });

  it("twice, or to two accounts", async () => {
    const { headers, authenticator } = await withPasskey();
    const other = await signedUp();
    for (const owner of [headers, other.headers])
      expect((await add(owner, authenticator.make(await offer(owner)))).status).toBe(400);
    expect(await listed(other.headers)).toEqual([]);
  });

  it("by a challenge that is used up, too old, another account's or one that signs in", async () => {
    const [mine, theirs] = [await withPasskey(), await signedUp()];
    const make = (options: object) => newAuthenticator(server.origin).make(options as never);
    const mineOffer = await offer(mine.headers);
    const answers = [
      await add(theirs.headers, make(mineOffer)),
      await add(mine.headers, make({ ...mineOffer, challenge: (await request()).challenge })),
      await add(mine.headers, make({ ...mineOffer, challenge: "" })),
    ];
    const used = await offer(mine.headers);
    expect((await add(mine.headers, make(used))).status).toBe(201);
    answers.push(await add(mine.headers, make(used)));
    const old = await offer(mine.headers);
    await server.advance(5 * minute);
    answers.push(await add(mine.headers, make(old)));
    for (const answer of answers) expect(faults(answer)).toEqual(notTaken);
  });
});

describe("a log-in is refused alike", () => {
  const isRefused = ({ status, body }: Awaited<ReturnType<typeof logIn>>) =>
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        type: "urn:candor:problem:credential-refused",
        title: "credential refused",
        status: 401,
        detail: message("auth.credentialRefused"),
        code: "credential-refused",
        key: "auth.credentialRefused",
        instance: expect.stringMatching(/^urn:candor:request:/),
      },
    });

  it.each([
    ["another origin", { origin: "https://candor.test.example" }],
    ["another host", { rpId: "example" }],
    ["an answer that adds a passkey", { type: "webauthn.create" }],
    ["nobody verified", { isVerified: false }],
    ["another account's name", { userHandle: "A".repeat(43) }],
  ])("with %s", async (_what, lies) => {
    const { authenticator } = await withPasskey();
    isRefused(await use(authenticator, lies));
    expect((await use(authenticator)).status).toBe(200);
  });

  it("with another key's signature", async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const asked = await request();
    const { response } = mine.authenticator.use(asked);
    const { id, rawId, ...stolen } = theirs.authenticator.use(asked);
    const { userHandle } = stolen.response;
    isRefused(await logIn({ ...stolen, id, rawId, response: { ...response, userHandle } }));
  });

  it("with a challenge that was answered before, rightly or wrongly", async () => {
    const { authenticator } = await withPasskey();
    const answered = authenticator.use(await request());
    expect((await logIn(answered)).status).toBe(200);
    isRefused(await logIn(answered));
    const asked = await request();
    isRefused(await logIn(authenticator.use(asked, { origin: "https://evil.example" })));
    isRefused(await logIn(authenticator.use(asked)));
  });

  it("with one challenge at the same time: one answer is taken", async () => {
    const { authenticator } = await withPasskey();
    const answered = authenticator.use(await request());
    const answers = await Promise.all([logIn(answered), logIn(answered), logIn(answered)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
  });

  it("with a challenge that is five minutes old, was made up, or adds a passkey", async () => {
    const { authenticator, headers } = await withPasskey();
    const old = await request();
    isRefused(await logIn(authenticator.use({ ...old, challenge: "A".repeat(43) })));
    isRefused(await logIn(authenticator.use({ ...old, challenge: (await offer(headers)).challenge })));
    await server.advance(5 * minute);
    isRefused(await logIn(authenticator.use(old)));
  });

  it("with a passkey that nobody has, or that was removed", async () => {
    isRefused(await use(newAuthenticator(server.origin)));
    const { authenticator, headers, id } = await withPasskey();
    await ask("DELETE", `${passkeys}/${id}`, headers, { password });
    isRefused(await use(authenticator));
  });

  it("with a counter that doesn't advance, which its owner is told; a forgery tells nobody", async () => {
    const { authenticator, email } = await withPasskey(5);
    expect((await use(authenticator)).status).toBe(200);
    authenticator.state.counter = 3;
    isRefused(await use(authenticator, { origin: "https://evil.example" }));
    const warning = "One of your passkeys may have been copied";
    expect(await subjects(email)).not.toContain(warning);
    isRefused(await use(authenticator));
    expect(await subjects(email)).toContain(warning);
    authenticator.state.counter = 9;
    expect((await use(authenticator)).status).toBe(200);
  });

  it("and says nothing about what isn't a credential", async () => {
    const { authenticator } = await withPasskey();
    const credential = authenticator.use(await request());
    const response = { ...credential.response, clientDataJSON: "bm90aGluZw" };
    isRefused(await logIn({ ...credential, response }));
    expect((await logIn({ ...credential, id: "?" })).status).toBe(400);
  });
});

it("R-36 anyone who says that it was not them takes every passkey away", async () => {
  const { authenticator, email, headers } = await withPasskey();
  const thief = newAuthenticator(server.origin);
  await add(headers, thief.make(await offer(headers)));
  const open = await offer(headers);
  const token = await linkIn(email, disownLink);
  expect((await ask("POST", "/rest/auth/suspicious", undefined, { token })).status).toBe(200);
  expect(await isSignedIn(headers)).toBe(false);
  for (const key of [authenticator, thief]) expect((await use(key)).status).toBe(401);
  expect((await add(headers, newAuthenticator(server.origin).make(open))).status).toBe(401);
});

it("changing the password leaves passkeys as they are", async () => {
  const { authenticator, headers, email } = await withPasskey();
  const payload = { currentPassword: password, newPassword: "moss harbor 17 tin" };
  expect((await ask("POST", "/rest/account/password", headers, payload)).status).toBe(204);
  expect((await passwordLogIn(server, newDevice(), email, password)).status).toBe(401);
  expect((await use(authenticator)).status).toBe(200);
});
