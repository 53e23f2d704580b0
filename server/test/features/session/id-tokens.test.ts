import { randomUUID } from "node:crypto";
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { newDevice } from "../../harness/device.ts";
import { clientSecret } from "../../harness/identity-provider.ts";
import { ofGoogle, useProviders, verified } from "../../harness/signing-in-elsewhere.ts";

const { provider, server, come, exchange, signInBy, expectRefused } = useProviders();

const changes: [string, (claims: JWTPayload) => Promise<string> | string][] = [
  ["another nonce", (claims) => provider().sign({ ...claims, nonce: "another" })],
  ["no nonce", (claims) => provider().sign({ ...claims, nonce: undefined })],
  ["another audience", (claims) => provider().sign({ ...claims, aud: "another" })],
  ["another issuer", (claims) => provider().sign({ ...claims, iss: "https://evil.example" })],
  ["its time over", (claims) => provider().sign({ ...claims, exp: (claims.iat as number) - 60 })],
  ["no signature", (claims) => new UnsecuredJWT(claims).encode()],
  ["the signature of another key", (claims) => signedByAnother(claims)],
  ["the signature of a secret", (claims) => signedBySecret(claims)],
];

async function signedByAnother(claims: JWTPayload): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256");
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "real" }).sign(privateKey);
}

/** Signs with the client's own secret, which anyone who confuses algorithms would take for a key. */
function signedBySecret(claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: "real" })
    .sign(Buffer.from(clientSecret));
}

describe("an ID token", () => {
  it("that the provider returned for a code is accepted", async () => {
    provider().next(verified());
    provider().forge((claims) => provider().sign(claims));
    expect((await signInBy("google")).status).toBe(200);
  });

  it.each(changes)("that the provider returned for a code is refused with %s", async (_what, forge) => {
    const device = newDevice();
    provider().next(verified());
    const response = await come("google", device);
    provider().forge(forge);
    await expectRefused(() => exchange("google", device, response));
  });

  /** What the one-tap prompt sends. */
  const given = () => {
    const iat = Math.floor(server().parts.clock.now() / 1000);
    return {
      ...ofGoogle(),
      iss: provider().issuer,
      aud: "google",
      sub: randomUUID(),
      iat,
      exp: iat + 3600,
      nonce: "n",
    };
  };

  it("S-20 of the one-tap prompt signs in", async () => {
    const claims = given();
    const { status, body } = await exchange("google", newDevice(), await provider().sign(claims), {
      nonce: "n",
    });
    expect({ status, email: body.profile?.email }).toEqual({ status: 200, email: claims.email });
  });

  it.each(changes)("S-20 of the one-tap prompt is refused with %s", async (_what, forge) => {
    const token = await forge(given());
    await expectRefused(() => exchange("google", newDevice(), token, { nonce: "n" }));
  });

  it("S-20 of the one-tap prompt signs in once, even re-encoded", async () => {
    const token = await provider().sign(given());
    const ask = (sent: string) => exchange("google", newDevice(), sent, { nonce: "n" });
    const together = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(together.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
    await server().advance(9 * minute);
    await expectRefused(() => ask(token));
    // The last character of a signature has four unused bits.
    const respelt = `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`;
    const signature = (text: string) => Buffer.from(text.slice(text.lastIndexOf(".") + 1), "base64url");
    expect(signature(respelt)).toEqual(signature(token));
    await expectRefused(() => ask(respelt));
  });

  it("S-20 of the one-tap prompt is refused when it is older than ten minutes", async () => {
    const claims = given();
    const token = await provider().sign({ ...claims, iat: claims.iat - 700 });
    await expectRefused(() => exchange("google", newDevice(), token, { nonce: "n" }));
  });

  it.each(["", "x", "a.b.c"])("is refused when malformed: %j", async (token) => {
    const { status } = await exchange("google", newDevice(), token);
    expect(status).toBe(token === "" ? 400 : 401);
  });

  it("is refused as another provider's credential", async () => {
    const { status } = await exchange("linkedin", newDevice(), await provider().sign(given()));
    expect(status).toBe(400);
  });
});
