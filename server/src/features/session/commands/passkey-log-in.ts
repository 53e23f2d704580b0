import type { PasskeyAssertion, PasskeyRequest } from "@candor/contract/passkeys/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { challengeOf, relyingParty, verifyAssertion } from "../../../platform/passkeys/verify.ts";
import { passkeyByCredential } from "../queries/passkeys.ts";
import type { Client } from "../rules/client.ts";
import { codeSecret } from "../rules/codes.ts";
import { isCopied, userHandle } from "../rules/passkeys.ts";
import { announce } from "./announce.ts";
import { challengeLife, issueChallenge, useChallenge } from "./passkey-challenges.ts";
import type { PasskeyParts } from "./passkeys.ts";
import { type StartedSession, startSession } from "./start.ts";

export async function requestPasskey(parts: PasskeyParts): Promise<PasskeyRequest> {
  return {
    challenge: await issueChallenge(parts, null),
    rpId: relyingParty(parts.origin.url()).id,
    timeout: challengeLife,
    userVerification: "required",
  };
}

/** Exchanges a passkey's signature for a session. All refusals look the same; the owner is told about a copied key. */
export async function logInWithPasskey(
  parts: PasskeyParts,
  { credential, client }: { credential: PasskeyAssertion; client: Client },
): Promise<StartedSession> {
  const used = await verifiedPasskey(parts, credential);
  const started =
    used &&
    (await parts.database.write(async (writer) => {
      if (!(await countUse(parts, writer, used))) return undefined;
      const { accountId, email } = used;
      return startSession(parts, writer, { accountId, email, client });
    }));
  // Thrown after the transaction, which has to commit to announce a copied key.
  if (!started) throw new Problem("credential-refused");
  return started;
}

type UsedPasskey = NonNullable<Awaited<ReturnType<typeof verifiedPasskey>>>;

/** The passkey that signed a live challenge, with the counter it shows. */
async function verifiedPasskey(parts: PasskeyParts, credential: PasskeyAssertion) {
  const challenge = challengeOf(credential);
  if (challenge === undefined || !(await useChallenge(parts, challenge, null))) return undefined;
  const passkey = await passkeyByCredential(parts.database.read, credential.id);
  if (passkey && userHandle(codeSecret(parts.keys), passkey.accountId) !== credential.response.userHandle)
    return undefined;
  const { publicKey } = passkey ?? {};
  const party = relyingParty(parts.origin.url());
  const shown = publicKey && (await verifyAssertion(party, credential, { challenge, publicKey }));
  return passkey && typeof shown === "number" ? { ...passkey, shown } : undefined;
}

/** False if the key was copied, or was used or removed concurrently. */
async function countUse(parts: PasskeyParts, writer: Writer, used: UsedPasskey): Promise<boolean> {
  if (isCopied(used.counter, used.shown)) {
    await announce(parts, writer, {
      name: "passkey-copied",
      subject: "account",
      subjectId: used.accountId,
      payload: { passkeyId: used.id },
    });
    return false;
  }
  const { numUpdatedRows } = await writer
    .updateTable("passkey")
    .set({ counter: used.shown, last_used_at: parts.clock.now() })
    .where("id", "=", used.id)
    .where("counter", "=", used.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
