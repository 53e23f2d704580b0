import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signToken } from "../../../src/features/session/rules/tokens.ts";
import { day } from "../../../src/platform/durations.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { bearer } from "../../harness/own-account.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

describe("a session's lifetime", () => {
  it("C-11 lasts for 14 days from each refresh", async () => {
    const { cookie } = await signIn(server, "kay@example.com");
    const headers = { cookie, origin: server.origin };
    const refresh = () => server.ask("POST", "/rest/auth/refresh", { headers });
    await server.advance(13 * day);
    expect((await refresh()).status).toBe(200);
    await server.advance(13 * day);
    expect((await refresh()).status).toBe(200);
    await server.advance(14 * day);
    expect((await refresh()).status).toBe(401);
  });

  it("S-05 ends for its cookie at the same moment", async () => {
    const { cookie } = await signIn(server, "mia@example.com");
    const headers = { cookie, origin: server.origin };
    await server.advance(14 * day);
    expect(await server.ask("POST", "/rest/auth/refresh", { headers })).toMatchObject({
      status: 401,
      body: { code: "unauthorized" },
    });
  });

  it("stores its cookie nowhere", async () => {
    const { cookie } = await signIn(server, "nat@example.com");
    const stored = await server.parts.database.read.selectFrom("session").selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(cookie.replace("candor=", ""));
  });

  it("is not opened by a token that names another account", async () => {
    const [first, second] = [
      await signIn(server, "ola@example.com"),
      await signIn(server, "pia@example.com"),
    ];
    const { sid } = JSON.parse(Buffer.from(first.jwt.split(".")[1] as string, "base64url").toString());
    const token = (accountId: string) => {
      const subject = { accountId: Number(accountId), sessionId: sid as string, email: "ola@example.com" };
      return signToken(server.parts.gates.keys, "session", subject, server.parts.clock.now());
    };
    const profile = async (id: string) =>
      server.ask("GET", "/rest/profile", { headers: bearer(await token(id)) });
    expect((await profile(first.profile.id)).status).toBe(200);
    expect((await profile(second.profile.id)).status).toBe(401);
  });
});
