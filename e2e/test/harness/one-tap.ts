import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "./browser.ts";
import { readyAddress, run } from "./instance.ts";

export const googleScript = "https://accounts.google.com/gsi/client";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Runs a server that takes our provider for Google and publishes its keys as Google's are. */
export function useGoogle() {
  let close: () => Promise<void>;
  let found: { readonly address: string; readonly issuer: string };
  test.beforeAll(async () => {
    const publishing = await publishKeys();
    const folder = await mkdtemp(join(tmpdir(), "candor-google-"));
    const server = run("server", folder, [], {
      OAUTH_GOOGLE_CLIENT_ID: "google",
      OAUTH_GOOGLE_CLIENT_SECRET: "secret",
      OAUTH_GOOGLE_ISSUER: publishing.issuer,
    });
    found = { address: await readyAddress(server), issuer: publishing.issuer };
    close = async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      publishing.close();
      await rm(folder, { recursive: true });
    };
  });
  test.afterAll(() => close());
  return {
    address: () => found.address,
    /** Stands in for Google's script in a page: anyone who gets the prompt taps at once. */
    tapAs: (page: Page, email: string) => tapAs(page, found.issuer, email),
  };
}

async function publishKeys() {
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const published = request.url?.endsWith("/openid-configuration")
      ? { issuer, jwks_uri: `${issuer}/keys` }
      : { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "real", alg: "RS256", use: "sig" }] };
    response.setHeader("content-type", "application/json").end(JSON.stringify(published));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function tapAs(page: Page, issuer: string, email: string): Promise<void> {
  await page.exposeFunction("idTokenFor", (audience: string, nonce: string) => {
    const iat = Math.floor(Date.now() / 1000);
    return signed({
      iss: issuer,
      aud: audience,
      sub: email,
      email,
      email_verified: true,
      nonce,
      iat,
      exp: iat + 60,
    });
  });
  const body = `let options;
    globalThis.google = { accounts: { id: {
      initialize(given) { options = given; },
      prompt: async () => options.callback({ credential: await idTokenFor(options.client_id, options.nonce) }),
    } } };`;
  await page.route(googleScript, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "RS256", kid: "real" })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
}
