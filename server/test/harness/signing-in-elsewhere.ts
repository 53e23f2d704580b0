import { type SignInProvider, signInProviderNames } from "@candor/contract/values";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type Asked, startApp, type TestApp } from "./app.ts";
import { type Device, newDevice } from "./device.ts";
import { clientSecret, type IdentityProvider, openIdentityProvider } from "./identity-provider.ts";

/** The response to a provider's redirect. */
export interface Response {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

let people = 0;

/** What a provider says about a new person. */
export const verified = (email = `person-${++people}@example.com`) => ({ email, email_verified: true });
export const ofGoogle = () => verified(`person-${++people}@gmail.com`);

/** A server with all four providers; one real provider plays all of them. */
export function useProviders() {
  let provider: IdentityProvider;
  let server: TestApp;
  beforeAll(async () => {
    provider = await openIdentityProvider();
    server = await startApp(settingsOf(provider.issuer));
  });
  beforeEach(() => {
    provider.forge(undefined);
    provider.isDown(false);
    provider.says(undefined);
  });
  afterAll(async () => {
    await server.close();
    provider.close();
  });
  const responseAt = async (url: string): Promise<Response> => {
    const { searchParams } = await provider.visit(url);
    return Object.fromEntries(searchParams) as unknown as Response;
  };
  /** Goes to the provider as the person signed in there, and comes back. */
  const come = async (name: SignInProvider, device: Device, redirect?: string): Promise<Response> => {
    const payload = { provider: name, ...(redirect && { redirect }) };
    const asked = await server.ask("POST", "/rest/auth/authorization", { ...device, payload });
    return responseAt(asked.body.url);
  };
  const exchange = (name: string, device: Device, credential: object | string, more = {}): Promise<Asked> => {
    const payload = { provider: name, credential, ...more };
    return server.ask("POST", "/rest/auth/login", { ...device, payload });
  };
  const accounts = async (): Promise<number> =>
    (await server.parts.database.read.selectFrom("account").select("id").execute()).length;
  return {
    provider: () => provider,
    server: () => server,
    responseAt,
    come,
    exchange,
    signInBy: async (name: SignInProvider, device: Device = newDevice()): Promise<Asked> =>
      exchange(name, device, await come(name, device)),
    inspect: (device: Device, { state }: Response): Promise<Asked> =>
      server.ask("POST", "/rest/auth/authorization/inspection", { ...device, payload: { state } }),
    /** Expects the refusal that is the same for every cause, and no side effects. */
    expectRefused: async (asking: () => Promise<Asked>): Promise<void> => {
      const before = await accounts();
      expect(await asking()).toMatchObject({
        status: 401,
        body: { code: "credential-refused", key: "auth.credentialRefused" },
      });
      expect(await accounts()).toBe(before);
    },
  };
}

export function settingsOf(issuer: string): Record<string, string> {
  return Object.fromEntries(
    signInProviderNames.flatMap((name) => [
      [`OAUTH_${name.toUpperCase()}_CLIENT_ID`, name],
      [`OAUTH_${name.toUpperCase()}_CLIENT_SECRET`, clientSecret],
      [`OAUTH_${name.toUpperCase()}_ISSUER`, issuer],
    ]),
  );
}
