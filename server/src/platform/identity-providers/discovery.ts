import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as keyFetch } from "jose";
import {
  allowInsecureRequests,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Clock } from "../clock.ts";
import { hour } from "../durations.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import type { ProviderSetting } from "./settings.ts";
import type { ProviderTraits } from "./traits.ts";

/** A provider's addresses and keys. */
export interface Discovered {
  readonly configuration: Configuration;
  /** Absent for a provider without ID tokens. */
  readonly keys: JWTVerifyGetKey | undefined;
}

/** Seconds to wait for each of a provider's answers. */
const patience = 5;

const refreshed = hour;

/** A provider's published configuration, fetched once an hour. Failures are retried. */
export function openDiscovery(
  traits: ProviderTraits,
  setting: ProviderSetting,
  clock: Clock,
): () => Promise<Discovered> {
  let known: { readonly at: number; readonly discovered: Promise<Discovered> } | undefined;
  return () => {
    const now = clock.now();
    if (known && now < known.at + refreshed) return known.discovered;
    const discovered = discover(traits, setting);
    const asked = { at: now, discovered };
    known = asked;
    discovered.catch(() => {
      if (known === asked) known = undefined;
    });
    return discovered;
  };
}

async function discover(traits: ProviderTraits, setting: ProviderSetting): Promise<Discovered> {
  const configuration = await configurationOf(traits, setting);
  configuration.timeout = patience;
  configuration[customFetch] = boundedFetch;
  // Checks signatures too, although tokens come straight from the provider.
  if (traits.idToken !== "none") enableNonRepudiationChecks(configuration);
  const { jwks_uri } = configuration.serverMetadata();
  return {
    configuration,
    keys: jwks_uri
      ? createRemoteJWKSet(new URL(jwks_uri), {
          timeoutDuration: patience * 1000,
          [keyFetch]: boundedFetch,
        })
      : undefined,
  };
}

async function configurationOf(traits: ProviderTraits, setting: ProviderSetting): Promise<Configuration> {
  const { clientId, clientSecret, issuer } = setting;
  if (traits.endpoints && issuer === undefined)
    return new Configuration({ issuer: traits.issuer, ...traits.endpoints }, clientId, clientSecret);
  const server = new URL(issuer ?? traits.issuer);
  return discovery(server, clientId, clientSecret, undefined, {
    timeout: patience,
    [customFetch]: boundedFetch,
    // Settings allow this only outside production.
    ...(server.protocol === "http:" && { execute: [allowInsecureRequests] }),
  });
}
