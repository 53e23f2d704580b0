import { signInProviderNames } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { openLog } from "../../../src/platform/log.ts";
import { startApp } from "../../harness/app.ts";
import { newDevice } from "../../harness/device.ts";
import { bearer, ownAccount } from "../../harness/own-account.ts";
import { mailedCode } from "../../harness/sign-in.ts";
import { type Response, settingsOf, useProviders, verified } from "../../harness/signing-in-elsewhere.ts";

const { provider, server, come, exchange, signInBy, inspect, expectRefused, responseAt } = useProviders();
const { mailsTo, isSignedIn } = ownAccount(server);

describe.each(signInProviderNames.filter((name) => name !== "facebook"))("S-19 signing in by %s", (name) => {
  it("C-09 creates an account with the provider's names, and finds it again", async () => {
    const claims = { ...verified(), given_name: "Ada", family_name: "Byron" };
    const subject = provider().next(claims);
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
    provider().next({ ...verified(), given_name: "Eve", family_name: "Other" }, subject);
    expect((await signInBy(name)).body.profile).toEqual(first.body.profile);
  });
});

it("S-19 signing in by facebook, which verifies no address, needs a mailed code the first time", async () => {
  const device = newDevice();
  const { email } = verified();
  const subject = provider().next({ email });
  const response = await come("facebook", device, "/about");
  await expectRefused(() => exchange("facebook", device, response));
  expect((await inspect(device, response)).body).toEqual({
    linking: false,
    redirect: "/about",
    outcome: "prove-mailbox",
    email,
  });
  await server().ask("POST", "/rest/auth/code", { payload: { email } });
  const credential = { email, code: await mailedCode(server(), email) };
  const proved = await server().ask("POST", "/rest/auth/login", {
    ...device,
    payload: { provider: "code", credential },
  });
  provider().next({ email }, subject);
  expect((await signInBy("facebook")).body.profile.id).toBe(proved.body.profile.id);
  expect((await mailsTo(email)).map(({ subject: title }) => title)).toContain(
    "Your Facebook account now signs you in",
  );
});

describe("the way back", () => {
  it("leads to the requested page, for the asking browser only", async () => {
    const device = newDevice();
    provider().next(verified());
    const response = await come("google", device, "/search?query=kelp");
    expect((await inspect(device, response)).body).toEqual({
      linking: false,
      redirect: "/search?query=kelp",
    });
    expect((await inspect(newDevice(), response)).status).toBe(400);
    await expectRefused(() => exchange("google", newDevice(), response));
    expect((await exchange("google", device, response)).status).toBe(200);
  });

  it("works once, even for two concurrent requests", async () => {
    const device = newDevice();
    provider().next(verified());
    const response = await come("google", device);
    const both = await Promise.all([1, 2].map(() => exchange("google", device, response)));
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]));
    await expectRefused(() => exchange("google", device, response));
  });

  it("works once, even with another code for the same state", async () => {
    const device = newDevice();
    provider().next(verified());
    const asked = await server().ask("POST", "/rest/auth/authorization", {
      ...device,
      payload: { provider: "google" },
    });
    const [first, second] = [await responseAt(asked.body.url), await responseAt(asked.body.url)];
    expect((await exchange("google", device, first)).status).toBe(200);
    await expectRefused(() => exchange("google", device, second));
  });

  it("ends after ten minutes", async () => {
    const device = newDevice();
    provider().next(verified());
    const response = await come("google", device);
    await server().advance(10 * minute);
    await expectRefused(() => exchange("google", device, response));
    expect((await inspect(device, response)).status).toBe(400);
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
    provider().next(verified());
    const [one, other] = [await come("google", device), await come("google", elsewhere)];
    await expectRefused(() => exchange("google", device, change(one, other)));
  });

  it("is refused as another provider's", async () => {
    const device = newDevice();
    provider().next(verified());
    const response = await come("google", device);
    await expectRefused(() => exchange("microsoft", device, response));
    expect((await exchange("google", device, response)).status).toBe(200);
  });

  it("is refused with a code that the provider has already redeemed", async () => {
    const device = newDevice();
    provider().next(verified());
    const [first, second] = [await come("linkedin", device), await come("linkedin", device)];
    expect((await exchange("linkedin", device, first)).status).toBe(200);
    await expectRefused(() => exchange("linkedin", device, { ...second, code: first.code }));
  });
});

it("a provider that does not answer is not a refusal: the person can try again", async () => {
  const device = newDevice();
  provider().next(verified());
  const response = await come("google", device);
  provider().isDown(true);
  const answer = await exchange("google", device, response);
  expect(answer).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
    headers: { "retry-after": "5" },
  });
});

it("a provider that was unreachable at first is asked again", async () => {
  const other = await startApp(settingsOf(provider().issuer));
  const ask = () => other.ask("POST", "/rest/auth/authorization", { payload: { provider: "google" } });
  provider().isDown(true);
  expect((await ask()).status).toBe(503);
  provider().isDown(false);
  expect((await ask()).status).toBe(200);
  await other.close();
});

/** Whole, it would be a usable answer. */
const tooLong = (answer: object) => JSON.stringify({ ...answer, padding: "x".repeat(2 * 1024 * 1024) });

it.each(["google", "facebook"])("%s's answer is read to a megabyte, and no further", async (name) => {
  const device = newDevice();
  provider().next(verified());
  const response = await come(name as "google", device);
  provider().says(tooLong({ access_token: "any", token_type: "bearer", id: "any", ...verified() }));
  expect(await exchange(name, device, response)).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
});

it.each([
  ["says that it is another", JSON.stringify({ issuer: "https://accounts.google.com" })],
  ["says too much about how it is asked", tooLong({})],
])("a provider that %s is unavailable", async (_what, says) => {
  const other = await startApp(settingsOf(provider().issuer));
  provider().says(says);
  const asked = await other.ask("POST", "/rest/auth/authorization", { payload: { provider: "google" } });
  expect(asked).toMatchObject({ status: 503, body: { code: "unavailable" } });
  await other.close();
});

it("a provider that is not configured can't be asked, and refuses a credential like any other", async () => {
  const other = await startApp();
  const asked = await other.ask("POST", "/rest/auth/authorization", { payload: { provider: "google" } });
  expect(asked.status).toBe(404);
  const used = await other.ask("POST", "/rest/auth/login", {
    payload: { provider: "google", credential: "x" },
  });
  expect(used).toMatchObject({ status: 401, body: { code: "credential-refused" } });
  await other.close();
});

it("no log holds the state, nonce, verifier or the provider's answer, even at the most verbose level", async () => {
  const lines: string[] = [];
  const log = openLog("trace", { write: (line) => lines.push(line) });
  const wrong = { OAUTH_MICROSOFT_CLIENT_SECRET: "canary-secret of another client" };
  const other = await startApp({ ...settingsOf(provider().issuer), ...wrong }, log);
  const device = newDevice();
  const secrets = ["canary", ...Object.values(device.headers)];
  for (const name of signInProviderNames) {
    provider().next(verified(`canary-${name}@example.com`), `canary-${name}`);
    const asked = await other.ask("POST", "/rest/auth/authorization", {
      ...device,
      payload: { provider: name },
    });
    const credential = await responseAt(asked.body.url);
    const { status } = await other.ask("POST", "/rest/auth/login", {
      ...device,
      payload: { provider: name, credential },
    });
    expect(status).toBe({ google: 200, linkedin: 200, microsoft: 503, facebook: 200 }[name]);
    secrets.push(credential.code, credential.state);
  }
  await other.close();
  const written = lines.join("");
  expect(written).toContain('"provider":"microsoft","fault":"invalid_client"');
  for (const secret of secrets) expect(written).not.toContain(secret);
});
