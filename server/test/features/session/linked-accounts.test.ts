import { type SignInProvider, signInProviderNames } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { newDevice } from "../../harness/device.ts";
import { bearer, ownAccount } from "../../harness/own-account.ts";
import { signIn } from "../../harness/sign-in.ts";
import { useProviders, verified } from "../../harness/signing-in-elsewhere.ts";

const { provider, server, come, responseAt, exchange, signInBy, expectRefused } = useProviders();
const { mailsTo } = ownAccount(server);

describe("linked accounts", () => {
  /** Somebody who is signed in on a device. */
  async function somebody() {
    const { email } = verified();
    const { jwt, profile } = await signIn(server(), email);
    return { email, profile, headers: { ...newDevice().headers, ...bearer(jwt) } };
  }

  type Somebody = Awaited<ReturnType<typeof somebody>>;

  async function linkTo({ headers }: Pick<Somebody, "headers">, name: SignInProvider = "linkedin") {
    const asked = await server().ask("POST", "/rest/account/identities/authorization", {
      headers,
      payload: { provider: name },
    });
    const credential = await responseAt(asked.body.url);
    const payload = { provider: name, credential };
    return {
      credential,
      linking: () => server().ask("POST", "/rest/account/identities", { headers, payload }),
    };
  }

  const list = async ({ headers }: Pick<Somebody, "headers">) =>
    (await server().ask("GET", "/rest/account/identities", { headers })).body;

  it("are linked whatever their address is, listed, and sign in; their owner is told", async () => {
    const me = await somebody();
    expect(await list(me)).toEqual({ identities: [], providers: [...signInProviderNames] });
    const subject = provider().next({ email: "elsewhere@example.org" });
    const { linking } = await linkTo(me);
    expect((await linking()).status).toBe(204);
    expect((await list(me)).identities).toMatchObject([{ provider: "linkedin" }]);
    provider().next({}, subject);
    expect((await signInBy("linkedin")).body.profile.id).toBe(me.profile.id);
    expect((await mailsTo(me.email)).map(({ subject: title }) => title)).toContain(
      "Your LinkedIn account now signs you in",
    );
  });

  it("can be unlinked only by their owner, who is told, and then no longer sign in", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const subject = provider().next({});
    await (await linkTo(me)).linking();
    const [{ id }] = (await list(me)).identities;
    const path = `/rest/account/identities/${id}`;
    expect((await server().ask("DELETE", path, { headers: other.headers })).status).toBe(404);
    expect((await server().ask("DELETE", path, { headers: me.headers })).status).toBe(204);
    expect((await list(me)).identities).toEqual([]);
    expect((await mailsTo(me.email)).map(({ subject: title }) => title)).toContain(
      "Your LinkedIn account no longer signs you in",
    );
    provider().next({}, subject);
    await expectRefused(() => signInBy("linkedin"));
  });

  it("of somebody else are refused, and stay theirs", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const subject = provider().next({});
    await (await linkTo(me)).linking();
    provider().next({}, subject);
    expect(await (await linkTo(other)).linking()).toMatchObject({
      status: 409,
      body: { code: "identity-taken" },
    });
    expect((await list(other)).identities).toEqual([]);
    expect((await list(me)).identities).toHaveLength(1);
  });

  it("are refused for anyone who did not ask for them, and no way to link signs in", async () => {
    const [me, other] = [await somebody(), await somebody()];
    provider().next(verified());
    const { credential } = await linkTo(me);
    const device = { headers: { "candor-device": me.headers["candor-device"] } };
    await expectRefused(() => exchange("linkedin", device, credential));
    const payload = { provider: "linkedin", credential };
    for (const headers of [other.headers, { ...other.headers, ...device.headers }])
      expect(await server().ask("POST", "/rest/account/identities", { headers, payload })).toMatchObject({
        status: 409,
        body: { code: "identity-refused" },
      });
    const signingIn = await come("linkedin", device);
    const crossed = await server().ask("POST", "/rest/account/identities", {
      headers: me.headers,
      payload: { provider: "linkedin", credential: signingIn },
    });
    expect(crossed.body.code).toBe("identity-refused");
  });
});
