import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PasskeyAttestation, PasskeyCreation } from "@candor/contract/passkeys/shapes";
import type { Origin } from "../../../platform/http/origin.ts";
import { Problem } from "../../../platform/http/problem.ts";
import {
  algorithms,
  challengeOf,
  relyingParty,
  verifyAttestation,
} from "../../../platform/passkeys/verify.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { passkeysOf } from "../queries/passkeys.ts";
import { codeSecret } from "../rules/codes.ts";
import { userHandle } from "../rules/passkeys.ts";
import { announce, byOwner, type SessionParts } from "./announce.ts";
import { holdOwnAccount } from "./hold-account.ts";
import { challengeLife, issueChallenge, useChallenge } from "./passkey-challenges.ts";
import { confirmPassword } from "./password.ts";

export interface PasskeyParts extends SessionParts {
  /** Passkeys are bound to its host, and sign for its pages. */
  readonly origin: Origin;
}

/** The options for creating a passkey. Asks for the password here; afterwards the challenge is enough. */
export async function offerPasskey(
  parts: PasskeyParts,
  scope: SessionScope,
  password: string | undefined,
): Promise<PasskeyCreation> {
  const { email, firstName, lastName } = await confirmPassword(parts, scope, password, "/password");
  const known = await passkeysOf(parts.database.read, scope);
  refuseMore(known.length);
  return {
    challenge: await issueChallenge(parts, scope),
    rp: { id: relyingParty(parts.origin.url()).id, name: message("app.name") },
    user: {
      id: userHandle(codeSecret(parts.keys), scope.accountId),
      name: email,
      displayName: `${firstName} ${lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: challengeLife,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: known.map((passkey) => ({ type: "public-key", id: passkey.credential_id })),
  };
}

/** Stores a passkey created for this account's challenge, named after the browser that created it. */
export async function addPasskey(
  parts: PasskeyParts,
  scope: SessionScope,
  { credential, device }: { credential: PasskeyAttestation; device: string | undefined },
): Promise<{ id: string; name: string }> {
  const challenge = challengeOf(credential);
  const isOffered = challenge !== undefined && (await useChallenge(parts, challenge, scope));
  const key = isOffered && (await verifyAttestation(relyingParty(parts.origin.url()), credential, challenge));
  if (!key) throw refused();
  const name = device ?? message("passkeys.unnamed");
  return parts.database.write(async (writer) => {
    await holdOwnAccount(parts, writer, scope);
    refuseMore((await passkeysOf(writer, scope)).length);
    const added = await writer
      .insertInto("passkey")
      .values({
        account_id: scope.accountId,
        credential_id: key.credentialId,
        public_key: key.publicKey,
        counter: key.counter,
        name,
        created_at: parts.clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw refused();
    await announce(parts, writer, {
      ...byOwner(scope),
      name: "passkey-added",
      payload: { passkeyId: added.id },
    });
    return { id: String(added.id), name };
  });
}

/** Resolves to false if the account has no such passkey. */
export async function renamePasskey(
  { database }: SessionParts,
  { accountId }: SessionScope,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database.write((writer) =>
    writer
      .updateTable("passkey")
      .set({ name })
      .where("id", "=", Number(id))
      .where("account_id", "=", accountId)
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

/** Resolves to false if the account has no such passkey. */
export async function removePasskey(
  parts: SessionParts,
  scope: SessionScope,
  { id, password }: { id: string; password: string | undefined },
): Promise<boolean> {
  await confirmPassword(parts, scope, password, "/password");
  return parts.database.write(async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom("passkey")
      .where("id", "=", Number(id))
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await announce(parts, writer, {
      ...byOwner(scope),
      name: "passkey-removed",
      payload: { passkeyId: Number(id) },
    });
    return true;
  });
}

function refuseMore(many: number): void {
  if (many >= limits.passkeys) throw new Problem("too-many-passkeys", { values: { most: limits.passkeys } });
}

/** Not 401, which would say that the session has ended. */
function refused(): Problem {
  return new Problem("invalid-request", {
    fields: [{ path: "/credential", key: "validation.passkeyRefused" }],
  });
}
