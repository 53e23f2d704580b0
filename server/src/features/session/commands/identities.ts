import type { AuthorizationResponse } from "@candor/contract/identities/shapes";
import { limits } from "@candor/contract/limits";
import type { ProblemCode } from "@candor/contract/problems";
import { type RateLimit } from "@candor/contract/rate-limits";
import type { SignInProvider } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { minute } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { countShared } from "../../../platform/http/rate-limits.ts";
import type { Identity } from "../../../platform/identity-providers/identity.ts";
import { IdentityRefused } from "../../../platform/identity-providers/identity-refused.ts";
import { fromJson, jsonText } from "../../../platform/json-text.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { accountOfIdentity } from "../queries/identities.ts";
import type { Client } from "../rules/client.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import { admissionOf } from "../rules/identities.ts";
import { createAccount } from "./accounts.ts";
import { announce, byOwner, type SessionParts } from "./announce.ts";
import { exchangeAuthorization, type ProviderParts } from "./authorizations.ts";
import { holdOwnAccount } from "./hold-account.ts";
import { adoptUnproved } from "./mailbox.ts";
import { type StartedSession, startSession } from "./start.ts";

interface Came {
  readonly provider: SignInProvider;
  readonly response: AuthorizationResponse;
}

/** S-19: exchanges a provider's answer for a session; a new person's verified address creates the account. */
export async function logInWithProvider(
  parts: ProviderParts,
  { client, ...came }: Came & { readonly client: Client },
): Promise<StartedSession> {
  const { deviceHash } = client;
  const { requestId, identity } = await refusedAs(
    "credential-refused",
    exchangeAuthorization(parts, { ...came, deviceHash }),
  );
  return admit(parts, { provider: came.provider, identity, client, requestId });
}

/** S-20: exchanges the ID token of Google's one-tap prompt. */
export async function logInWithIdToken(
  parts: ProviderParts,
  { token, nonce, client }: { token: string; nonce: string | undefined; client: Client },
): Promise<StartedSession> {
  const { google } = parts.identityProviders;
  if (!google) throw new Problem("credential-refused");
  const reading = google.readIdToken(token, nonce);
  const identity = await refusedAs("credential-refused", reading);
  if (!(await useIdToken(parts, token))) throw new Problem("credential-refused");
  return admit(parts, { provider: "google", identity, client });
}

/** Longer than a token is accepted, which is ten and a half minutes after its issue. */
const oneUse: RateLimit = { requests: 1, per: 1800 };

/** Uses up a token for all processes; false if it was used. Keyed by the signed part: signatures can be re-encoded. */
async function useIdToken({ database, clock }: SessionParts, token: string): Promise<boolean> {
  const signed = token.slice(0, token.lastIndexOf("."));
  return (await countShared(database, `id token ${hashOfCookie(signed)}`, oneUse, clock.now())) === 0;
}

/** Links a provider's identity to the account that is signed in and asked for it in this browser. */
export async function linkIdentity(
  parts: ProviderParts,
  scope: SessionScope,
  { deviceHash, ...came }: Came & { readonly deviceHash: string },
): Promise<void> {
  const { identity } = await refusedAs(
    "identity-refused",
    exchangeAuthorization(parts, { ...came, deviceHash, scope }),
  );
  await parts.database.write(async (writer) => {
    await holdOwnAccount(parts, writer, scope);
    const isTheirs = await link(parts, writer, { ...came, identity, accountId: scope.accountId });
    if (!isTheirs) throw new Problem("identity-taken");
  });
}

export async function unlinkIdentity(
  parts: SessionParts,
  { accountId }: SessionScope,
  id: number,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const unlinked = await writer
      .deleteFrom("social_identity")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .returning("provider")
      .executeTakeFirst();
    if (!unlinked) throw new Problem("not-found");
    await announce(parts, writer, {
      ...byOwner({ accountId }),
      name: "identity-unlinked",
      payload: unlinked,
    });
  });
}

/** Links the identities that waited in this browser for the proof of this mailbox. */
export async function linkWaiting(
  parts: SessionParts,
  writer: Writer,
  { accountId, email, deviceHash }: { accountId: number; email: string; deviceHash: string },
): Promise<void> {
  const waiting = await writer
    .updateTable("authorization_request")
    .set({ outcome: null })
    .where("browser_hash", "=", deviceHash)
    .where("outcome", "=", "prove-mailbox")
    .where("used_at", ">", parts.clock.now() - limits.identityWaitMinutes * minute)
    .returning(["provider", "identity_json"])
    .execute();
  for (const { provider, identity_json } of waiting) {
    const identity = fromJson(identity_json!);
    if (identity.email === email) await link(parts, writer, { provider, identity, accountId });
  }
}

interface Admitted {
  readonly provider: SignInProvider;
  readonly identity: Identity;
  readonly client: Client;
  /** The row that records the reason of a refusal. */
  readonly requestId?: number;
}

async function admit(parts: SessionParts, admitted: Admitted): Promise<StartedSession> {
  const started = await parts.database.write(async (writer) => {
    const account = await accountFor(parts, writer, admitted);
    return account && startSession(parts, writer, { ...account, client: admitted.client });
  });
  // Thrown after the transaction, which has to commit to record the reason.
  if (!started) throw new Problem("credential-refused");
  return started;
}

async function accountFor(
  parts: SessionParts,
  writer: Writer,
  { provider, identity, client, requestId }: Admitted,
): Promise<{ accountId: number; email: string } | undefined> {
  const known = await accountOfIdentity(writer, identity);
  if (known) return known;
  const email = identity.email ?? "";
  const account = await writer
    .selectFrom("account")
    .select(["id", "email_proved_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  const admission = admissionOf(identity, account);
  if (admission === "no-email" || admission === "prove-mailbox") {
    await note(writer, requestId, admission, identity);
    return undefined;
  }
  const { deviceHash } = client;
  const accountId =
    account?.id ??
    (await adoptUnproved(parts, writer, { email, deviceHash, person: undefined })) ??
    (await createAccount(parts, writer, email, undefined));
  if (accountId === undefined) return undefined;
  if (admission === "create") await record(parts, writer, { provider, identity, accountId });
  else await link(parts, writer, { provider, identity, accountId });
  return { accountId, email };
}

/** Records the outcome for the browser that asked, and for the code that proves the mailbox later. */
async function note(
  writer: Writer,
  requestId: number | undefined,
  outcome: "no-email" | "prove-mailbox",
  identity: Identity,
): Promise<void> {
  if (requestId === undefined) return;
  await writer
    .updateTable("authorization_request")
    .set({ outcome, identity_json: jsonText(identity) })
    .where("id", "=", requestId)
    .execute();
}

interface Linked {
  readonly provider: SignInProvider;
  readonly identity: Identity;
  readonly accountId: number;
}

/** Resolves to whether the identity now belongs to the account; announces a new link, so that its owner is told. */
async function link(parts: SessionParts, writer: Writer, linked: Linked): Promise<boolean> {
  const { provider, identity, accountId } = linked;
  if (await record(parts, writer, linked))
    await announce(parts, writer, {
      ...byOwner({ accountId }),
      name: "identity-linked",
      payload: { provider },
    });
  return (await accountOfIdentity(writer, identity))?.accountId === accountId;
}

/** Resolves to whether the identity is new. Keeps the names that the account has. */
async function record(
  { clock }: SessionParts,
  writer: Writer,
  { provider, identity, accountId }: Linked,
): Promise<boolean> {
  const { issuer, subject, firstName, lastName } = identity;
  const created = await writer
    .insertInto("social_identity")
    .values({ account_id: accountId, provider, issuer, subject, linked_at: clock.now() })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return false;
  await writer
    .updateTable("account")
    .set({ first_name: firstName ?? null, last_name: lastName ?? null })
    .where("id", "=", accountId)
    .where("first_name", "is", null)
    .where("last_name", "is", null)
    .execute();
  return true;
}

async function refusedAs<T>(code: ProblemCode, proving: Promise<T>): Promise<T> {
  try {
    return await proving;
  } catch (error) {
    throw error instanceof IdentityRefused ? new Problem(code) : error;
  }
}
