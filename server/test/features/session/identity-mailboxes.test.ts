import { describe, expect, it } from "vitest";
import { hour } from "../../../src/platform/durations.ts";
import { type Device, newDevice } from "../../harness/device.ts";
import { bearer, disownLink, ownAccount } from "../../harness/own-account.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";
import { ofGoogle, useProviders, verified } from "../../harness/signing-in-elsewhere.ts";

const { provider, server, come, exchange, signInBy, inspect, expectRefused } = useProviders();
const { mailsTo, linkIn, isSignedIn } = ownAccount(server);

describe("an address of mail", () => {
  it("that the provider does not give is refused, and the asking browser is told why", async () => {
    const device = newDevice();
    provider().next({});
    const response = await come("google", device);
    await expectRefused(() => exchange("google", device, response));
    expect((await inspect(device, response)).body).toEqual({ linking: false, outcome: "no-email" });
  });

  it.each([false, "false", undefined])(
    "that is not verified (%s) is refused, whether or not it has an account",
    async (email_verified) => {
      const known = verified().email;
      await signIn(server(), known);
      for (const email of [known, verified().email]) {
        const device = newDevice();
        provider().next({ email, email_verified });
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
    provider().next(claims);
    const { profile } = (await signInBy("linkedin")).body;
    const device = newDevice();
    const subject = provider().next(claims);
    await expectRefused(async () => exchange("microsoft", device, await come("microsoft", device)));
    await server().ask("POST", "/rest/auth/code", { payload: { email: claims.email } });
    const code = await mailedCode(server(), claims.email);
    await exchange("code", device, { email: claims.email, code });
    provider().next(claims, subject);
    expect((await signInBy("microsoft")).body.profile).toEqual(profile);
  });

  it("is not proved by a code for another address", async () => {
    const { email } = verified();
    const device = newDevice();
    const subject = provider().next({ email });
    await expectRefused(async () => exchange("facebook", device, await come("facebook", device)));
    const other = verified().email;
    await server().ask("POST", "/rest/auth/code", { payload: { email: other } });
    const credential = { email: other, code: await mailedCode(server(), other) };
    expect((await exchange("code", device, credential)).status).toBe(200);
    provider().next({ email }, subject);
    await expectRefused(() => signInBy("facebook"));
  });

  it.each([
    ["another device", (device: Device) => [newDevice(), device][0] as Device, 0],
    ["half an hour later", (device: Device) => device, hour / 2],
  ])("proved by %s links nothing", async (_what, by, later) => {
    const { email } = verified();
    const device = newDevice();
    const subject = provider().next({ email });
    await expectRefused(async () => exchange("facebook", device, await come("facebook", device)));
    await server().advance(later);
    await server().ask("POST", "/rest/auth/code", { payload: { email } });
    const code = await mailedCode(server(), email);
    await exchange("code", by(device), { email, code });
    provider().next({ email }, subject);
    await expectRefused(() => signInBy("facebook"));
  });

  it("at Google's own mailboxes opens the account that has it, whose owner is told and can undo it", async () => {
    const claims = ofGoogle();
    const { profile } = await signIn(server(), claims.email);
    const subject = provider().next({ ...claims, given_name: "Ada", family_name: "Byron" });
    const { body } = await signInBy("google");
    expect(body.profile).toMatchObject({ id: profile.id, firstName: "Ada", lastName: "Byron" });
    expect((await mailsTo(claims.email)).map(({ subject: title }) => title)).toContain(
      "Your Google account now signs you in",
    );
    const token = await linkIn(claims.email, disownLink);
    await server().ask("POST", "/rest/auth/suspicious", { payload: { token } });
    expect(await isSignedIn(bearer(body.jwt))).toBe(false);
    const rows = await server().parts.database.read.selectFrom("social_identity").select("subject").execute();
    expect(rows.map((row) => row.subject)).not.toContain(subject);
  });

  it("with an account whose own side was never proved waits for a mailed code, even at Google's mailboxes", async () => {
    const claims = ofGoogle();
    await signIn(server(), claims.email);
    await server().parts.database.write((writer) =>
      writer
        .updateTable("account")
        .set({ email_proved_at: null })
        .where("email", "=", claims.email)
        .execute(),
    );
    provider().next(claims);
    await expectRefused(() => signInBy("google"));
  });
});
