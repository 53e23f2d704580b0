import type { AuthorizationResponse } from "@candor/contract/identities/shapes";
import type { SignInProvider } from "@candor/contract/values";
import { jwtVerify } from "jose";
import * as client from "openid-client";
import type { Clock } from "../clock.ts";
import type { Logger } from "../log.ts";
import { type Discovered, openDiscovery } from "./discovery.ts";
import { discoveryFaultOf, faultOf } from "./faults.ts";
import { type Identity, identityOf } from "./identity.ts";
import { IdentityRefused } from "./identity-refused.ts";
import type { ProviderSetting, ProviderSettings } from "./settings.ts";
import { type ProviderTraits, providerTraits } from "./traits.ts";

/** Ties a provider's answer to the browser that asked; everything except the state stays here. */
export interface Binding {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/**
 * A provider that says who somebody is. Every call throws `IdentityRefused` if the answer proves nothing, and the
 * problem `unavailable` if the provider doesn't answer.
 */
export interface IdentityProvider {
  /** Our id at the provider. */
  readonly clientId: string;
  /** Origins that a form leading to it passes through. */
  readonly origins: readonly string[];
  authorizationUrl(binding: Binding): Promise<string>;
  exchange(response: AuthorizationResponse, binding: Binding): Promise<Identity>;
  /** Reads the ID token from the one-tap prompt. */
  readIdToken(token: string, nonce: string | undefined): Promise<Identity>;
}

export type IdentityProviders = Readonly<Partial<Record<SignInProvider, IdentityProvider>>>;

export function openIdentityProviders(
  settings: ProviderSettings,
  clock: Clock,
  log: Logger,
): IdentityProviders {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => {
      const traits = providerTraits[name as SignInProvider];
      return [name, openProvider({ name, traits, setting, clock, log })];
    }),
  );
}

interface ProviderParts {
  readonly name: string;
  readonly traits: ProviderTraits;
  readonly setting: ProviderSetting;
  readonly clock: Clock;
  readonly log: Logger;
}

function openProvider({ name, traits, setting, clock, log }: ProviderParts): IdentityProvider {
  const discovered = openDiscovery(traits, setting, clock);
  const asked = async <T>(ask: (found: Discovered) => Promise<T>): Promise<T> => {
    const found = await discovered().catch((error: unknown) => {
      throw discoveryFaultOf(error, name, log);
    });
    try {
      return await ask(found);
    } catch (error) {
      throw faultOf(error, name, log);
    }
  };
  return {
    clientId: setting.clientId,
    origins: [new URL(setting.issuer ?? traits.issuer).origin, ...(setting.issuer ? [] : traits.alsoAt)],
    authorizationUrl: (binding) =>
      asked(async ({ configuration }) => {
        const parameters = await requestParameters(traits, setting, binding);
        return client.buildAuthorizationUrl(configuration, parameters).href;
      }),
    exchange: (response, binding) =>
      asked(async ({ configuration }) => {
        const checks = checksOf(traits, binding);
        const answer = await client.authorizationCodeGrant(
          configuration,
          addressOf(response, binding),
          checks,
        );
        const { issuer } = configuration.serverMetadata();
        const claims =
          traits.idToken === "none" ? await whoSignedIn(configuration, answer.access_token) : answer.claims();
        return identityOf(traits, issuer, claims);
      }),
    readIdToken: (token, nonce) =>
      asked(async ({ configuration, keys }) => {
        if (!keys) throw new IdentityRefused("no keys");
        const { issuer } = configuration.serverMetadata();
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: setting.clientId,
          algorithms: ["RS256"],
          requiredClaims: ["sub", "exp", "iat"],
          maxTokenAge: "10m",
          clockTolerance: 30,
          currentDate: new Date(clock.now()),
        });
        if (nonce !== undefined && payload["nonce"] !== nonce) throw new IdentityRefused("nonce");
        return identityOf(traits, issuer, payload);
      }),
  };
}

async function requestParameters(
  traits: ProviderTraits,
  setting: ProviderSetting,
  { state, nonce, verifier, redirectUri }: Binding,
): Promise<Record<string, string>> {
  return {
    // At its own issuer, a provider's own scope applies.
    scope: setting.issuer === undefined ? traits.scope : "openid email profile",
    redirect_uri: redirectUri,
    state,
    ...(traits.idToken === "bound" && { nonce }),
    ...(traits.pkce && {
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    }),
  };
}

function checksOf({ pkce, idToken }: ProviderTraits, { state, nonce, verifier }: Binding) {
  return {
    expectedState: state,
    idTokenExpected: idToken !== "none",
    ...(idToken === "bound" && { expectedNonce: nonce }),
    ...(pkce && { pkceCodeVerifier: verifier }),
  };
}

function addressOf(response: AuthorizationResponse, { redirectUri }: Binding): URL {
  const { code, state, iss } = response;
  const query = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
  return new URL(`${redirectUri}?${query.toString()}`);
}

async function whoSignedIn(configuration: client.Configuration, accessToken: string): Promise<unknown> {
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (userinfo_endpoint === undefined) throw new IdentityRefused("nobody to ask");
  const answer = await client.fetchProtectedResource(
    configuration,
    accessToken,
    new URL(userinfo_endpoint),
    "GET",
  );
  if (!answer.ok) throw new IdentityRefused("not told");
  return answer.json();
}
