import { randomBytes } from "node:crypto";
import type { AuthorizationResponse } from "@candor/contract/identities/shapes";
import { limits } from "@candor/contract/limits";
import type { SignInProvider } from "@candor/contract/values";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { minute } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Identity } from "../../../platform/identity-providers/identity.ts";
import { IdentityRefused } from "../../../platform/identity-providers/identity-refused.ts";
import type {
  Binding,
  IdentityProvider,
  IdentityProviders,
} from "../../../platform/identity-providers/providers.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { codeSecret } from "../rules/codes.ts";
import { isMailedToken, mailedToken, rowOfToken } from "../rules/mailed-token.ts";
import type { SessionParts } from "./announce.ts";

/** The parts that signing in through a provider needs. */
export interface ProviderParts extends SessionParts {
  readonly identityProviders: IdentityProviders;
  readonly origin: { readonly url: () => string };
}

interface Request {
  readonly provider: SignInProvider;
  readonly deviceHash: string;
  readonly redirect?: string | undefined;
  /** The account that the identity is to be linked to. */
  readonly scope?: SessionScope;
}

/** Resolves to the provider's address. State, nonce and verifier are derived from a row, and never stored. */
export async function requestAuthorization(parts: ProviderParts, request: Request): Promise<{ url: string }> {
  const provider = providerNamed(parts, request.provider);
  const row = { id: 0, salt: randomBytes(16).toString("base64url") };
  row.id = await parts.database.write(async (writer) => {
    const { id } = await writer
      .insertInto("authorization_request")
      .values({
        provider: request.provider,
        account_id: request.scope?.accountId ?? null,
        salt: row.salt,
        browser_hash: request.deviceHash,
        redirect: request.redirect ?? null,
        created_at: parts.clock.now(),
        used_at: null,
        outcome: null,
        identity_json: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
  return { url: await provider.authorizationUrl(bindingOf(parts, request.provider, row)) };
}

/** What this browser started with this state; refuses another browser's state. */
export async function inspectAuthorization(parts: ProviderParts, state: string, deviceHash: string) {
  const row = await requestOf(parts, parts.database.read, state, deviceHash);
  if (!row) throw new Problem("proof-refused");
  const { redirect, outcome, identity_json, account_id } = row;
  const waiting = identity_json === null ? undefined : fromJson(identity_json);
  return {
    linking: account_id !== null,
    ...(redirect !== null && { redirect }),
    ...(outcome !== null && { outcome }),
    ...(waiting?.email !== undefined && { email: waiting.email }),
  };
}

interface Answered {
  readonly provider: SignInProvider;
  readonly response: AuthorizationResponse;
  readonly deviceHash: string;
  /** The account that must have made the request; undefined for signing in. */
  readonly scope?: SessionScope;
}

/**
 * The identity that the provider vouches for, and its request, which is used up even if the exchange fails.
 * @throws IdentityRefused
 */
export async function exchangeAuthorization(
  parts: ProviderParts,
  { provider, response, deviceHash, scope }: Answered,
): Promise<{ requestId: number; identity: Identity }> {
  const row = await parts.database.write(async (writer) => {
    const found = await requestOf(parts, writer, response.state, deviceHash);
    if (!found || found.provider !== provider || found.account_id !== (scope?.accountId ?? null))
      return undefined;
    return (await useUp(parts, writer, found.id)) ? found : undefined;
  });
  if (!row) throw new IdentityRefused("state");
  const binding = bindingOf(parts, provider, row);
  return { requestId: row.id, identity: await providerNamed(parts, provider).exchange(response, binding) };
}

function providerNamed({ identityProviders }: ProviderParts, name: SignInProvider): IdentityProvider {
  const provider = identityProviders[name];
  if (!provider) throw new Problem("not-found");
  return provider;
}

async function requestOf(
  { clock, keys }: ProviderParts,
  read: Reader | Writer,
  state: string,
  deviceHash: string,
) {
  const id = rowOfToken(state);
  if (id === undefined) return undefined;
  const row = await read
    .selectFrom("authorization_request")
    .selectAll()
    .where("id", "=", id)
    .where("browser_hash", "=", deviceHash)
    .where("created_at", ">", clock.now() - limits.authorizationMinutes * minute)
    .executeTakeFirst();
  return row && isMailedToken(codeSecret(keys), "state", row, state) ? row : undefined;
}

async function useUp({ clock }: ProviderParts, writer: Writer, id: number): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable("authorization_request")
    .set({ used_at: clock.now() })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function bindingOf(
  { keys, origin }: ProviderParts,
  provider: SignInProvider,
  row: { readonly id: number; readonly salt: string },
): Binding {
  const secret = codeSecret(keys);
  return {
    state: mailedToken(secret, "state", row),
    nonce: mailedToken(secret, "nonce", row),
    verifier: mailedToken(secret, "verifier", row),
    redirectUri: `${origin.url()}/login/callback/${provider}`,
  };
}
